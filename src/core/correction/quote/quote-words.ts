import type { Language } from '../../../contract/language.ts';

/** EX4: said where the evidence does not answer; read as an abstention (AB1). */
export const NOT_IN_NOTES: Readonly<Record<Language, string>> = {
  ko: '노트에서 이 질문과 관련된 내용을 찾을 수 없습니다.',
  en: 'The notes do not contain information about this question.',
};

/** EX5: said where a task needs a model that writes. */
export const NO_MODEL: Readonly<Record<Language, string>> = {
  ko: '설정된 모델이 없어 글을 쓸 수 없습니다. ASSAY_MODEL이나 설정 파일의 models.default로 모델을 정해 주세요.',
  en: 'No model is configured, so nothing can be written. Please name one in ASSAY_MODEL or in models.default of the configuration.',
};
