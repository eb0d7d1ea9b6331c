import type { Language } from '../../../contract/language.ts';

/** EX4: said where the evidence does not answer; read as an abstention (AB1). */
export const NOT_IN_NOTES: Readonly<Record<Language, string>> = {
  ko: '노트에서 이 질문과 관련된 내용을 찾을 수 없습니다.',
  en: 'The notes do not contain information about this question.',
};

/** EX1: said where a task needs a model that writes; read as an abstention too. */
export const NO_MODEL: Readonly<Record<Language, string>> = {
  ko: '글을 쓰는 모델(ASSAY_MODEL 또는 models.default)이 설정되어 있지 않아 답변을 드릴 수 없습니다.',
  en: 'I cannot answer this without a model that writes (ASSAY_MODEL or models.default).',
};
