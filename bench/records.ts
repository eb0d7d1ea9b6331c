import type { Answer } from '../src/contract/answer.ts';
import type { Evidence } from '../src/contract/evidence.ts';
import { seeded } from '../scripts/worlds/random.ts';

const TOWNS = ['Northfield', 'Ashby', 'Kirton', 'Malden', 'Orwell', 'Tarvin', '성수', '판교'];
const KINDS = ['library', 'clinic', 'school', 'museum', 'garage', 'warehouse'];

type Row = Readonly<Record<string, string | number>>;

function pick(random: () => number, words: readonly string[]): string {
  return words[Math.floor(random() * words.length)] ?? '';
}

function rowOf(random: () => number, at: number): Row {
  const day = (most: number) => String(1 + Math.floor(random() * most)).padStart(2, '0');
  return {
    id: `A${1000 + at}`,
    name: `${pick(random, TOWNS)} Unit ${at}`,
    town: pick(random, TOWNS),
    kind: pick(random, KINDS),
    opened: `${1950 + Math.floor(random() * 70)}-${day(12)}-${day(28)}`,
    staff: Math.floor(random() * 500),
    revenue: Math.floor(random() * 1_000_000) / 10,
    open: random() < 0.7 ? 'yes' : 'no',
  };
}

/** Rows until `written` of them all has so many megabytes. */
function rowsOf(megabytes: number, written: (row: Row) => string): string[] {
  const random = seeded(11);
  const lines: string[] = [];
  for (let size = 0; size < megabytes * 1e6; size += (lines.at(-1)?.length ?? 0) + 1)
    lines.push(written(rowOf(random, lines.length)));
  return lines;
}

/** A table of units, some of whose values stand in every row and some in one alone. */
export function csvOf(megabytes: number): string {
  const header = Object.keys(rowOf(seeded(11), 0)).join(',');
  return [header, ...rowsOf(megabytes, (row) => Object.values(row).join(','))].join('\n');
}

/** The same units as a list of objects. */
export function jsonOf(megabytes: number): string {
  return `[${rowsOf(megabytes, (row) => JSON.stringify(row)).join(',')}]`;
}

/** Five sentences about units, counts and comparisons. */
export function recordsAnswer(data: string, type: Evidence['type']): Answer {
  const text =
    'Unit 1 has 37 staff. Unit 2 in Kirton is a school. Unit 3 opened in 1953. There are 12 libraries in Ashby. Unit 4 earns more than Unit 5.';
  return { response_id: 'records', content: { text, evidences: [{ evidence_id: 'e1', type, data }] } };
}
