import { groupBy } from '../group-by.ts';
import type { EvalRow, Prediction } from '../row.ts';
import type { Table } from './table.ts';

/** What was said of the cases of one kind in one language. */
export interface KindCount {
  readonly language: string;
  readonly kind: string;
  readonly hallucinated: number;
  readonly detected: number;
  readonly accurate: number;
  /** Accurate answers that were not called supported, abstentions among them. */
  readonly alarms: number;
  readonly abstained: number;
}

interface Judged {
  readonly row: EvalRow;
  readonly verdict: Prediction['verdict'] | undefined;
}

function countOf(judged: readonly Judged[]): KindCount {
  const [first] = judged;
  const wrong = judged.filter(({ row }) => row.label === 0);
  const right = judged.filter(({ row }) => row.label === 1);
  return {
    language: first?.row.task ?? '',
    kind: first?.row.kind ?? '',
    hallucinated: wrong.length,
    detected: wrong.filter(({ verdict }) => verdict === 'contradicted' || verdict === 'not_found').length,
    accurate: right.length,
    alarms: right.filter(({ verdict }) => verdict !== 'supported').length,
    abstained: judged.filter(({ verdict }) => verdict === 'abstain').length,
  };
}

/** Cases by language and kind. */
export function kindCounts(rows: readonly EvalRow[], predictions: readonly Prediction[]): KindCount[] {
  const judged = rows.map((row, at) => ({ row, verdict: predictions[at]?.verdict }));
  const groups = groupBy(judged, ({ row }) => `${row.task} ${row.kind}`);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, some]) => countOf(some));
}

function of(part: number, all: number): string {
  return all === 0 ? '' : `${part} of ${all}`;
}

/** The counts as a table. */
export function kindTable(counts: readonly KindCount[]): Table {
  return {
    head: ['language', 'kind', 'detected', 'false alarms', 'abstained'],
    rows: counts.map(({ language, kind, hallucinated, detected, accurate, alarms, abstained }) => [
      language,
      kind,
      of(detected, hallucinated),
      of(alarms, accurate),
      abstained === 0 ? '' : String(abstained),
    ]),
  };
}
