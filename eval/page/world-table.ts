import { groupBy } from '../group-by.ts';
import { type RowOfWorld, rowOfWorld } from '../worlds/row-of-world.ts';
import { percent } from './number.ts';
import type { JudgedRow } from './shape-table.ts';
import type { Table } from './table.ts';

/** What a part of the worlds comes to, as a user reads it. */
export interface WorldCount {
  /** The shape, the domain or the kind of claim that the rows share. */
  readonly part: string;
  readonly language: string;
  readonly held: boolean;
  readonly rows: number;
  readonly true_verified: number | null;
  readonly false_verified: number | null;
  readonly true_contradicted: number | null;
  readonly false_contradicted: number | null;
}

type Outcome = JudgedRow['said']['outcome'];

function shareOf(rows: readonly JudgedRow[], label: 0 | 1, outcome: Outcome): number | null {
  const some = rows.filter(({ row }) => row.label === label);
  return some.length === 0 ? null : some.filter(({ said }) => said.outcome === outcome).length / some.length;
}

function countOf(part: string, { language, held }: RowOfWorld, rows: readonly JudgedRow[]): WorldCount {
  return {
    part,
    language,
    held,
    rows: rows.length,
    true_verified: shareOf(rows, 1, 'verified'),
    false_verified: shareOf(rows, 0, 'verified'),
    true_contradicted: shareOf(rows, 1, 'contradicted'),
    false_contradicted: shareOf(rows, 0, 'contradicted'),
  };
}

/** Which part of the worlds a row belongs to. */
const PARTS = {
  shape: ({ row }: JudgedRow): string => rowOfWorld(row).shape,
  domain: ({ row }: JudgedRow): string => rowOfWorld(row).domain,
  kind: ({ row }: JudgedRow): string => row.kind ?? '',
} as const;
export type Part = keyof typeof PARTS;

/** Counts of each shape, domain or kind of claim, by language, held domains apart. */
export function worldCounts(judged: readonly JudgedRow[], part: Part): WorldCount[] {
  const groups = groupBy(judged, (one) => {
    const { language, held } = rowOfWorld(one.row);
    return `${language} ${held} ${PARTS[part](one)}`;
  });
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows;
    return first === undefined ? [] : [countOf(PARTS[part](first), rowOfWorld(first.row), rows)];
  });
}

/** The counts as a table; `part` names its first column. */
export function worldTable(part: Part, counts: readonly WorldCount[]): Table {
  return {
    head: [
      part,
      'language',
      'rows',
      'of the true VERIFIED',
      'of the false VERIFIED',
      'of the false contradicted',
      'of the true contradicted',
    ],
    rows: counts.map((one) => [
      one.part,
      one.held ? `${one.language} held` : one.language,
      String(one.rows),
      percent(one.true_verified),
      percent(one.false_verified),
      percent(one.false_contradicted),
      percent(one.true_contradicted),
    ]),
  };
}
