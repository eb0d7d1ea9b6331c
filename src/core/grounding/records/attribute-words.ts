import type { TermReader } from '../../language/term.ts';
import type { Leaf } from './attribute-leaf.ts';
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
  /** Leaves whose short text has a number beside this stem: `14 Quay Street` under quay. */
  readonly beside: ReadonlyMap<string, { readonly leaf: Leaf; readonly number: number }>;
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
  const short = leaves.flatMap(({ value }) =>
    typeof value === 'string' && /^[A-Z]{2,3}$/.test(value) ? [value] : [],
  );
  const keys = new Set([...leaves, ...groups].flatMap(({ phrases }) => phrases.flat()));
  return {
    values,
    texts,
    keys,
    numbers,
    short,
    beside: numbersBeside(leaves, read),
    counts: new Set(records.tables.map(({ rows }) => rows.length)),
  };
}

function gather(text: string, read: TermReader, words: Set<string>, numbers: Set<number>): void {
  for (const { stem, kind } of read(text)) {
    words.add(stem);
    if (kind === 'number') numbers.add(Number(stem));
  }
}

const SHORT_TEXT = 80;

function numbersBeside(
  leaves: readonly Leaf[],
  read: TermReader,
): Map<string, { leaf: Leaf; number: number }> {
  const beside = new Map<string, { leaf: Leaf; number: number }>();
  for (const leaf of leaves) {
    const { value, listed } = leaf;
    if (listed || typeof value !== 'string' || value.length > SHORT_TEXT || !/\d/.test(value)) continue;
    const terms = read(value);
    terms.forEach(({ kind, stem }, at) => {
      const next = terms[value.charCodeAt(0) > 127 ? at - 1 : at + 1];
      if (kind === 'number' && next !== undefined && next.kind !== 'number')
        beside.set(next.stem, { leaf, number: Number(stem) });
    });
  }
  return beside;
}
