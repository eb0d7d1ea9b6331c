import { PUBLISHED } from '../aims.ts';
import type { FigureName, Figures } from '../figures.ts';
import { JUDGES, type JudgeName } from '../judge-section.ts';
import type { SectionResult } from '../measure.ts';
import { fraction, percent, withBounds } from './number.ts';
import type { Table } from './table.ts';

const COLUMNS: readonly (readonly [title: string, figure: FigureName])[] = [
  ['precision', 'precision'],
  ['recall', 'recall'],
  ['F1', 'f1'],
  ['bal. acc.', 'balanced_accuracy'],
  ['accuracy', 'accuracy'],
  ['AUC', 'auc'],
  ['AUC, all pairs', 'auc_all'],
  ['span recall', 'span_recall'],
  ['span precision', 'span_precision'],
  ['span F1', 'span_f1'],
  ['3-way acc.', 'three_way'],
  ['abstained', 'abstained'],
];

function show(figures: Figures, name: FigureName): string {
  return withBounds(figures[name], name.startsWith('auc') ? fraction : percent);
}

function row(result: SectionResult, judge: JudgeName): string[] {
  const isFirst = judge === JUDGES[0];
  return [
    isFirst ? result.name : '',
    judge,
    isFirst ? String(result.rows) : '',
    isFirst ? String(result.not_supported) : '',
    ...COLUMNS.map(([, name]) => show(result.judges[judge], name)),
    isFirst ? (PUBLISHED[result.name] ?? '') : '',
  ];
}

/** Every section with every judge. */
export function mainTable(results: readonly SectionResult[]): Table {
  const titles = COLUMNS.map(([title]) => title);
  return {
    head: ['set', 'judge', 'rows', 'not supported', ...titles, 'published (other rows)'],
    rows: results.flatMap((result) => JUDGES.map((judge) => row(result, judge))),
  };
}
