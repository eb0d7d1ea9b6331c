import type { FigureName } from './figures.ts';

/** What the evaluation should reach: a figure of a line of the table, as a share. */
export interface Aim {
  readonly section: string;
  readonly figure: FigureName;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Without a model, abstentions counted as wrong. */
export const AIMS: readonly Aim[] = [
  { section: 'ragtruth qa', figure: 'auc', atLeast: 0.77 },
  { section: 'ragtruth data2txt', figure: 'auc', atLeast: 0.7 },
  { section: 'ragtruth summary', figure: 'auc', atLeast: 0.62 },
  { section: 'ragtruth', figure: 'span_f1', atLeast: 0.3 },
  { section: 'wice', figure: 'auc', atLeast: 0.77 },
  { section: 'wice', figure: 'balanced_accuracy', atLeast: 0.72 },
  { section: 'summedits', figure: 'balanced_accuracy', atLeast: 0.6 },
  { section: 'begin_wow', figure: 'auc', atLeast: 0.93 },
  { section: 'tabfact', figure: 'accuracy', atLeast: 0.63 },
  { section: 'rotowire', figure: 'span_recall', atLeast: 0.45 },
  { section: 'rotowire', figure: 'span_precision', atLeast: 0.75 },
  { section: 'webnlg', figure: 'auc', atLeast: 0.75 },
  { section: 'webnlg', figure: 'auc_all', atLeast: 0.75 },
  { section: 'klue_nli', figure: 'balanced_accuracy', atLeast: 0.67 },
  { section: 'xnli_ko', figure: 'balanced_accuracy', atLeast: 0.67 },
  { section: 'own en', figure: 'recall', atLeast: 0.95 },
  { section: 'own en', figure: 'false_alarms', atMost: 0.05 },
  { section: 'own ko', figure: 'recall', atLeast: 0.95 },
  { section: 'own ko', figure: 'false_alarms', atMost: 0.05 },
];

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
