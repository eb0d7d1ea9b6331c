import { groupBy } from '../group-by.ts';
import type { EvalRow, Prediction } from '../row.ts';
import { rowOfWorld } from '../worlds/row-of-world.ts';
import { TEXT_SHAPES } from '../worlds/shapes.ts';
import { percent } from './number.ts';
import type { Table } from './table.ts';

/** How many claims of the worlds come to one outcome whatever the shape of their evidence. */
export interface ShapeCount {
  readonly language: string;
  readonly held: boolean;
  readonly claims: number;
  readonly same: number;
  /** In all shapes of running text. */
  readonly same_in_texts: number;
  /** In all shapes, and the right one. */
  readonly right: number;
}

/** A row of the worlds with what was said of it. */
export interface JudgedRow {
  readonly row: EvalRow;
  readonly said: Prediction;
}

function isText({ row }: JudgedRow): boolean {
  return TEXT_SHAPES.has(rowOfWorld(row).shape);
}

function isSame(all: readonly JudgedRow[]): boolean {
  return new Set(all.map(({ said }) => said.outcome)).size === 1;
}

function isRight({ row, said }: JudgedRow): boolean {
  return said.outcome === (row.label === 1 ? 'verified' : 'contradicted');
}

function countOf(some: readonly JudgedRow[]): Omit<ShapeCount, 'language' | 'held'> {
  const claims = [...groupBy(some, ({ row }) => row.pair ?? row.id).values()];
  return {
    claims: claims.length,
    same: claims.filter(isSame).length,
    same_in_texts: claims.filter((all) => isSame(all.filter(isText))).length,
    right: claims.filter((all) => all.every(isRight)).length,
  };
}

/** Counts the claims of each language, those of held domains apart; rows of one claim share their `pair`. */
export function shapeCounts(judged: readonly JudgedRow[]): ShapeCount[] {
  const groups = groupBy(judged, ({ row }) => {
    const { language, held } = rowOfWorld(row);
    return `${language} ${held}`;
  });
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const { language, held } = rowOfWorld(first.row);
    return [{ language, held, ...countOf(some) }];
  });
}

export function shapeTable(counts: readonly ShapeCount[]): Table {
  return {
    head: ['worlds', 'claims', 'same outcome in all shapes', 'in all texts', 'right in all shapes'],
    rows: counts.map(({ language, held, claims, same, same_in_texts, right }) => [
      held ? `${language} held` : language,
      String(claims),
      ...[same, same_in_texts, right].map((part) => percent(part / claims)),
    ]),
  };
}
