import type { FigureName } from './figures.ts';

/** What the evaluation should reach: a figure of a line of the table, as a share. */
export interface Aim {
  readonly section: string;
  readonly figure: FigureName;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What a figure of several lines should reach. */
function each(sections: readonly string[], aims: readonly Omit<Aim, 'section'>[]): Aim[] {
  return sections.flatMap((section) => aims.map((aim) => ({ section, ...aim })));
}

/** By the calibrated probability as a binary answer, without a model; abstentions counted as wrong. */
const AS_BINARY: readonly Aim[] = [
  { section: 'ragtruth', figure: 'f1', atLeast: 0.68 },
  { section: 'ragtruth', figure: 'span_f1', atLeast: 0.42 },
  { section: 'ragtruth qa', figure: 'false_alarms', atMost: 0.3 },
  { section: 'ragtruth summary', figure: 'false_alarms', atMost: 0.38 },
  { section: 'ragtruth qa', figure: 'auc', atLeast: 0.77 },
  { section: 'ragtruth data2txt', figure: 'auc', atLeast: 0.7 },
  { section: 'ragtruth summary', figure: 'auc', atLeast: 0.62 },
  { section: 'wice', figure: 'balanced_accuracy', atLeast: 0.74 },
  { section: 'wice', figure: 'auc', atLeast: 0.77 },
  { section: 'begin_wow', figure: 'balanced_accuracy', atLeast: 0.85 },
  { section: 'begin_wow', figure: 'auc', atLeast: 0.93 },
  { section: 'summedits', figure: 'balanced_accuracy', atLeast: 0.66 },
  { section: 'webnlg', figure: 'balanced_accuracy', atLeast: 0.7 },
  { section: 'webnlg', figure: 'auc_all', atLeast: 0.75 },
  { section: 'klue_nli', figure: 'balanced_accuracy', atLeast: 0.73 },
  { section: 'xnli_ko', figure: 'balanced_accuracy', atLeast: 0.7 },
  { section: 'healthver', figure: 'auc', atLeast: 0.6 },
  { section: 'tabfact', figure: 'accuracy', atLeast: 0.63 },
  { section: 'rotowire', figure: 'span_recall', atLeast: 0.45 },
  { section: 'rotowire', figure: 'span_precision', atLeast: 0.75 },
];

/** Of the outcomes, as a user reads them. */
const AS_OUTCOMES: readonly Aim[] = [
  { section: 'hans', figure: 'verified_balanced', atLeast: 0.9 },
  { section: 'hans', figure: 'false_verified', atMost: 0.08 },
  { section: 'med', figure: 'verified_balanced', atLeast: 0.62 },
  { section: 'natural text', figure: 'contradicted_right', atLeast: 0.85 },
  { section: 'natural text', figure: 'false_contradicted', atLeast: 0.15 },
  ...each(
    ['worlds en text', 'worlds ko text', 'worlds en text held', 'worlds ko text held'],
    [
      { figure: 'true_verified', atLeast: 0.9 },
      { figure: 'false_verified', atMost: 0.02 },
      { figure: 'false_contradicted', atLeast: 0.8 },
      { figure: 'true_contradicted', atMost: 0.01 },
    ],
  ),
  ...each(
    ['first_contact_en', 'first_contact_ko', 'rag_en', 'rag_ko'],
    [
      { figure: 'verified_right', atLeast: 0.92 },
      { figure: 'contradicted_right', atLeast: 0.92 },
      { figure: 'false_verified', atMost: 0.08 },
      { figure: 'true_contradicted', atMost: 0.02 },
      { figure: 'decided_rightly', atLeast: 0.5 },
    ],
  ),
  ...each(
    ['own en', 'own ko'],
    [
      { figure: 'recall', atLeast: 0.95 },
      { figure: 'false_alarms', atMost: 0.05 },
    ],
  ),
];

export const AIMS: readonly Aim[] = [...AS_OUTCOMES, ...AS_BINARY];

/** Published figures of others for the same kind of data, not for the same rows. */
export const PUBLISHED: Readonly<Record<string, string>> = {
  ragtruth:
    'answer F1: always-flag 51.8, prompted GPT-4-turbo 63.4, Luna 65.4, TinyLettuce-17M 68.5, LettuceDetect base / large 76.1 / 79.2, RAG-HAT 83.9',
  wice: 'balanced accuracy: SummaC-ZS 62.8, MiniCheck-FT5 72.2, HHEM-2.1 75.9, Bespoke-MiniCheck-7B 83.0',
  summedits: 'balanced accuracy: SummaC-Conv 57.1, QAFactEval 65.5, GPT-4 82.1',
  tabfact: 'accuracy: LPA-Voting 58.2, Table-BERT 65.1, TAPAS 81.0',
  rotowire: 'recall / precision: .691 / .756 (best automatic), .523 / .494',
  klue_nli: 'accuracy of three: mBERT 73.2, RoBERTa-small 79.3',
};
