import { tokensOf } from '../datasets/tokens.ts';
import type { EvalRow, Prediction } from '../row.ts';

/** Every word of a text whose mistakes are counted by words, else the text as one range. */
function everything({ dataset, answer }: EvalRow): Prediction['spans'] {
  if (dataset === 'rotowire') return tokensOf(answer).map(({ start, end }) => [start, end] as const);
  return [[0, answer.length]];
}

/** Says of every answer that it is not supported, and marks all of it. */
export function alwaysFlag(rows: readonly EvalRow[]): Prediction[] {
  return rows.map((row) => ({
    dataset: row.dataset,
    id: row.id,
    score: 0,
    verdict: 'not_found',
    spans: everything(row),
  }));
}
