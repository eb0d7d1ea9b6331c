import type { TermReader } from '../../language/term.ts';
import type { Leaves } from './attribute-leaves.ts';
import type { Records } from './record-table.ts';

/** The words of the evidence: those of its values, those of its long texts, and its numbers. */
export interface EvidenceWords {
  readonly values: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** The stems of keys and of what names them. */
  readonly keys: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** Values of two or three capitals, which may abbreviate a name. */
  readonly short: readonly string[];
  /** How many rows the lists have. */
  readonly counts: ReadonlySet<number>;
}

/** Reads every string of the evidence once. */
export function evidenceWords(records: Records, { leaves, groups }: Leaves, read: TermReader): EvidenceWords {
  const long = new Set(records.texts.map(({ text }) => text));
  const values = new Set<string>();
  const texts = new Set<string>();
  const numbers = new Set<number>();
  for (const { value, listed } of leaves) {
    if (typeof value === 'number') numbers.add(value);
    if (typeof value === 'string')
      gather(value, read, long.has(value) || (listed && value.length > 40) ? texts : values, numbers);
  }
  for (const text of long) gather(text, read, texts, numbers);
  const short = leaves.flatMap(({ value }) => (typeof value === 'string' && /^[A-Z]{2,3}$/.test(value) ? [value] : []));
  const keys = new Set([...leaves, ...groups].flatMap(({ phrases }) => phrases.flat()));
  return { values, texts, keys, numbers, short, counts: new Set(records.tables.map(({ rows }) => rows.length)) };
}

function gather(text: string, read: TermReader, words: Set<string>, numbers: Set<number>): void {
  for (const { stem, kind } of read(text)) {
    words.add(stem);
    if (kind === 'number') numbers.add(Number(stem));
  }
}
