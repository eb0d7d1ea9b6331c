import type { Language } from '../contract/language.ts';

/** Every word of what `assay calibrate` prints. */
export interface CalibrateWords {
  readonly rows: (rows: number, groups: number) => string;
  readonly unusable: (count: number, reasons: readonly string[]) => string;
  readonly threshold: (at: string) => string;
  readonly supportedFrom: (at: string) => string;
  readonly notFoundUnder: (at: string) => string;
  readonly neverSupported: string;
  readonly neverNotFound: string;
  readonly abstains: string;
  readonly figures: string;
  readonly balancedAccuracy: string;
  readonly auc: string;
  readonly precision: string;
  readonly recall: string;
  readonly notFoundPrecision: string;
  readonly notFoundRecall: string;
  readonly abstention: string;
  readonly nothing: string;
  /** What "backed" counts, and what a verdict makes of words alone. */
  readonly byWords: string;
  readonly written: (file: string) => string;
  readonly judging: string;
}

const ko: CalibrateWords = {
  rows: (rows, groups) => `${rows}줄, 묶음 ${groups}개`,
  unusable: (count, reasons) => `그 밖의 ${count}줄은 판정할 수 없었음 (${reasons.join(', ')})`,
  threshold: (at) => `확률 ${at}부터 근거 있음, 그 아래는 찾지 못함`,
  supportedFrom: (at) => `확률 ${at}부터 근거 있음`,
  notFoundUnder: (at) => `${at} 아래는 찾지 못함`,
  neverSupported: '근거 있음은 없음 (바라는 정밀도에 이르지 못함)',
  neverNotFound: '찾지 못함은 없음 (바라는 정밀도에 이르지 못함)',
  abstains: '나머지는 판정하지 않음',
  figures: '맞추는 데 쓰지 않은 줄에서, 95 % 구간과 함께',
  balancedAccuracy: '균형 정확도',
  auc: 'AUC',
  precision: '근거 있음: 정밀도',
  recall: '근거 있음: 재현율',
  notFoundPrecision: '찾지 못함: 정밀도',
  notFoundRecall: '찾지 못함: 재현율',
  abstention: '판정하지 않음',
  nothing: '그렇게 판정한 줄이 없음',
  byWords:
    '근거 있음은 뒷받침됨과 낱말만 일치를 함께 셉니다. verify는 낱말만 일치한 주장을 PARTIALLY_VERIFIED로 둡니다(grounding.words_suffice: true면 VERIFIED).',
  written: (file) => `${file}에 썼습니다. 쓰려면 assay.config.yaml에`,
  judging: '판정하는 중',
};

const en: CalibrateWords = {
  rows: (rows, groups) => `${rows} rows in ${groups} ${groups === 1 ? 'group' : 'groups'}`,
  unusable: (count, reasons) => `${count} more could not be judged (${reasons.join(', ')})`,
  threshold: (at) => `backed from probability ${at}, not found under it`,
  supportedFrom: (at) => `backed from probability ${at}`,
  notFoundUnder: (at) => `not found under ${at}`,
  neverSupported: 'never backed (the wanted precision is out of reach)',
  neverNotFound: 'never not found (the wanted precision is out of reach)',
  abstains: 'else abstains',
  figures: 'on rows that it was not fitted on, with 95 % intervals',
  balancedAccuracy: 'balanced accuracy',
  auc: 'AUC',
  precision: 'backed: precision',
  recall: 'backed: recall',
  notFoundPrecision: 'not found: precision',
  notFoundRecall: 'not found: recall',
  abstention: 'abstains',
  nothing: 'nothing was decided so',
  byWords:
    'Backed counts claims that are supported and claims in words alone; verify leaves the latter PARTIALLY_VERIFIED unless grounding.words_suffice is true.',
  written: (file) => `written to ${file}; to use it, in assay.config.yaml`,
  judging: 'judging',
};

export const calibrateWords: Readonly<Record<Language, CalibrateWords>> = { ko, en };
