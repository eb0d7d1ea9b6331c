import type { TermReader } from '../../../language/term.ts';
import { NAME_SYLLABLE, NAMING } from '../../../lexicon/record-columns.ts';
import { keyWords } from '../key-words.ts';
import type { Leaf } from './attribute-leaf.ts';
import type { Leaves } from './attribute-leaves.ts';
import { gatherTerm, type Texts } from './attribute-texts.ts';
import type { Records } from '../record-table.ts';

/** The words of the evidence: those of its values, those of its long texts, and its numbers. */
export interface EvidenceWords {
  readonly values: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** Words of short values that are neither what a thing is called nor cells of a list. */
  readonly telling: ReadonlySet<string>;
  /** The stems of keys and of what names them. */
  readonly keys: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** Values of two or three capitals, which may abbreviate a name. */
  readonly short: readonly string[];
  /** How many items each list of words has, by its path. */
  readonly sizes: ReadonlyMap<string, number>;
  /** `stem number` for words beside a number in a short value. */
  readonly pairs: ReadonlySet<string>;
  /** Leaves whose short text has a number beside this stem: `14 Quay Street` under quay. */
  readonly beside: ReadonlyMap<string, { readonly leaf: Leaf; readonly number: number }>;
  /** The Korean keys and short values, one after the other. */
  readonly hangul: string;
  /** How many rows the lists have. */
  readonly counts: ReadonlySet<number>;
}

/** Reads the short values of the evidence once; its long texts are read already. */
export function evidenceWords(
  records: Records,
  { leaves, groups }: Leaves,
  long: Texts,
  read: TermReader,
): EvidenceWords {
  const told = new Set(records.texts.map(({ text }) => text));
  const values = new Set<string>();
  const texts = new Set(long.words);
  const numbers = new Set(long.numbers);
  const telling = new Set<string>();
  for (const { value, listed, path } of leaves) {
    if (typeof value === 'number') numbers.add(value);
    if (typeof value !== 'string' || told.has(value)) continue;
    const words = listed && value.length > TOLD ? texts : values;
    const counted = /^\d{4}-\d{2}-\d{2}/.test(value) ? new Set<number>() : numbers;
    for (const term of read(value)) gatherTerm(term, words, counted);
    if (!listed && value.length <= TOLD && !isCalled(path))
      for (const { stem, kind } of read(value)) if (kind === 'word') telling.add(stem);
  }
  const short = leaves.flatMap(({ value }) =>
    typeof value === 'string' && /^[A-Z]{2,3}$/.test(value) ? [value] : [],
  );
  const keys = new Set([
    ...[...leaves, ...groups].flatMap(({ phrases }) => phrases.flat()),
    ...leaves.flatMap(({ parents }) => parents.flat()),
  ]);
  return {
    values,
    texts,
    telling,
    keys,
    numbers,
    short,
    sizes: sizesOf(records),
    ...numbersBeside(leaves, read),
    hangul: hangulOf(leaves),
    counts: new Set(records.tables.map(({ rows }) => rows.length)),
  };
}

/** True for what a thing is called: it says whom a claim is of, and nothing about it. */
function isCalled(path: string): boolean {
  const last = keyWords(path.slice(path.lastIndexOf('.') + 1)).at(-1) ?? '';
  return NAMING.has(last) || last.endsWith(NAME_SYLLABLE);
}

/** A cell of a list that is longer is told in words. */
const TOLD = 40;
const SHORT_TEXT = 80;

/** Words beside numbers: in Latin script what follows a number (a street), in Korean what it follows, tells it apart. */
function numbersBeside(leaves: readonly Leaf[], read: TermReader): Pick<EvidenceWords, 'beside' | 'pairs'> {
  const beside = new Map<string, { leaf: Leaf; number: number }>();
  const pairs = new Set<string>();
  for (const leaf of leaves) {
    const { value, listed } = leaf;
    if (listed || typeof value !== 'string' || value.length > SHORT_TEXT || !/\d/.test(value)) continue;
    const terms = read(value);
    for (const [at, { kind, stem }] of terms.entries()) {
      if (kind !== 'number') continue;
      for (const near of [terms[at - 1], terms[at + 1]])
        if (near !== undefined) pairs.add(`${near.stem} ${Number(stem)}`);
      const next = terms[/[가-힣]/.test(value) ? at - 1 : at + 1];
      if (next !== undefined && next.kind !== 'number') beside.set(next.stem, { leaf, number: Number(stem) });
    }
  }
  return { beside, pairs };
}

const MOST_HANGUL = 4096;

function hangulOf(leaves: readonly Leaf[]): string {
  const parts = leaves.flatMap(({ path, value }) => [path, typeof value === 'string' ? value : '']);
  const words = new Set(
    parts.flatMap((part) => (part.length > SHORT_TEXT ? [] : (part.match(/[가-힣]{2,}/g) ?? []))),
  );
  return [...words].join(' ').slice(0, MOST_HANGUL);
}

function sizesOf({ tables }: Records): Map<string, number> {
  const lists = tables.filter(({ columns }) => columns.length === 1 && columns[0]?.key === 'value');
  return new Map(lists.map(({ path, rows }) => [path, rows.length]));
}
