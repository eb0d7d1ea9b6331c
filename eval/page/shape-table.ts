import { groupBy } from '../group-by.ts';
import type { EvalRow, Prediction } from '../row.ts';
import { percent } from './number.ts';
import type { Table } from './table.ts';

/** How many claims of the worlds come to one outcome whatever the shape of their evidence. */
export interface ShapeCount {
  readonly language: string;
  readonly claims: number;
  readonly same: number;
}

interface Judged {
  readonly row: EvalRow;
  readonly said: Prediction;
}

/** Counts the claims of each language; rows of one claim share their `pair`. */
export function shapeCounts(judged: readonly Judged[]): ShapeCount[] {
  const languageOf = ({ row }: Judged): string => row.task?.slice(0, 2) ?? '';
  return [...groupBy(judged, languageOf)].map(([language, some]) => {
    const claims = [...groupBy(some, ({ row }) => row.pair ?? row.id).values()];
    const isSame = (all: readonly Judged[]): boolean =>
      new Set(all.map(({ said }) => said.outcome)).size === 1;
    return { language, claims: claims.length, same: claims.filter(isSame).length };
  });
}

export function shapeTable(counts: readonly ShapeCount[]): Table {
  return {
    head: ['worlds', 'claims', 'same outcome in all shapes'],
    rows: counts.map(({ language, claims, same }) => [language, String(claims), percent(same / claims)]),
  };
}
