import type { Evidence } from '../../../contract/evidence.ts';
import type { IssueCode } from '../../../contract/issue.ts';

/** An answer with one fault in what it cites, or in what it is held against: the rule must say `code`, and nothing of it where it is mended. */
export interface PlantedCitationFault {
  readonly rule: string;
  readonly about: string;
  readonly evidences: readonly Evidence[];
  readonly fault: string;
  readonly code: IssueCode;
  readonly mended: string;
}

const FEES: readonly Evidence[] = [
  { evidence_id: 'fees', type: 'document', data: 'The fee for the hall is 40 euros a day.' },
  { evidence_id: 'rules', type: 'document', data: 'Smoking is forbidden in all rooms of the hall.' },
];
const RULES: readonly Evidence[] = [
  { evidence_id: '요금표', type: 'document', data: '강당의 하루 요금은 4만 원이다.' },
  { evidence_id: '이용 규칙', type: 'document', data: '강당의 모든 방에서는 담배를 피울 수 없다.' },
];

/** One planted fault beside each rule of citations, of what can be asked and of pieces that disagree; `assay doctor` and the tests plant them. */
export const PLANTED_CITATION_FAULTS: readonly PlantedCitationFault[] = [
  {
    rule: 'CT2',
    about: 'a number that leads nowhere',
    evidences: FEES,
    fault: 'The fee for the hall is 40 euros a day [7].',
    code: 'CITATION_UNRESOLVED',
    mended: 'The fee for the hall is 40 euros a day [1].',
  },
  {
    rule: 'CT2',
    about: 'a source that nobody gave',
    evidences: RULES,
    fault: '강당의 하루 요금은 4만 원이다 (출처: 시의회 회의록).',
    code: 'CITATION_UNRESOLVED',
    mended: '강당의 하루 요금은 4만 원이다 (출처: 요금표).',
  },
  {
    rule: 'CT3',
    about: 'the other document cited',
    evidences: FEES,
    fault: 'The fee for the hall is 40 euros a day [2].',
    code: 'CITATION_UNSUPPORTED',
    mended: 'The fee for the hall is 40 euros a day [1].',
  },
  {
    rule: 'CT3',
    about: 'the other note cited',
    evidences: RULES,
    fault: '강당의 하루 요금은 4만 원이다 [노트 2].',
    code: 'CITATION_UNSUPPORTED',
    mended: '강당의 하루 요금은 4만 원이다 [노트 1].',
  },
  {
    rule: 'CT4',
    about: 'a paragraph without a citation beside one with',
    evidences: FEES,
    fault: 'The fee for the hall is 40 euros a day [1].\n\nSmoking is forbidden in all rooms.',
    code: 'CITATION_MISSING',
    mended: 'The fee for the hall is 40 euros a day [1].\n\nSmoking is forbidden in all rooms [2].',
  },
  {
    rule: 'GR46',
    about: 'a document in another language',
    evidences: FEES,
    fault: '강당의 하루 요금은 40유로이고 담배는 피울 수 없습니다.',
    code: 'OTHER_LANGUAGE',
    mended: 'The fee for the hall is 40 euros a day.',
  },
  {
    rule: 'GR50',
    about: 'two documents with two figures of one thing',
    evidences: [
      ...FEES,
      { evidence_id: 'leaflet', type: 'document', data: 'The fee for the hall is 55 euros a day.' },
    ],
    fault: 'The fee for the hall is 40 euros a day.',
    code: 'NUMBER_MISMATCH',
    mended: 'Smoking is forbidden in all rooms of the hall.',
  },
  {
    rule: 'GR50',
    about: 'two notes with two fees of one hall',
    evidences: [...RULES, { evidence_id: '전단', type: 'document', data: '강당의 하루 요금은 5만 원이다.' }],
    fault: '강당의 하루 요금은 4만 원이다.',
    code: 'NUMBER_MISMATCH',
    mended: '강당의 모든 방에서는 담배를 피울 수 없다.',
  },
];
