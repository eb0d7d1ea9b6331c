import { findQuantities } from '../../../language/find-quantities.ts';
import { readOrdinalWord } from '../../../language/ordinal.ts';
import type { Comparator, Quantity } from '../../../language/quantity.ts';
import { BARE_NUMBER, type ClaimedNumber } from './claim-reading.ts';
import type { Word } from './word.ts';

const TIED = /^\d[\d,.]*\s?[-–]\s?\d/;
const COUNTED = /^(?:items|people|count:.*|fte)$/;
const NO_COUNT = /^(?:am|pm|percent|million|billion|thousand|point|points)$/;

function isCounted(words: readonly Word[], to: number): boolean {
  const next = words[to];
  return (
    next !== undefined &&
    !next.parted &&
    (next.lower === 'of' || (next.kind === 'word' && !NO_COUNT.test(next.lower)))
  );
}

function bare(words: readonly Word[], at: number, value: number): ClaimedNumber {
  const ordinal = words[at]?.ordinal ?? false;
  return {
    ...BARE_NUMBER,
    from: at,
    to: at + 1,
    value,
    ordinal,
    counts: !ordinal && isCounted(words, at + 1),
  };
}

/** The number that a word is, or begins with: `1.2M` is 1.2 in digits. */
function digitsOf(word: Word | undefined): number {
  if (word === undefined) return Number.NaN;
  return word.kind === 'number' ? word.value : Number.parseFloat(word.lower.replaceAll(',', ''));
}

function claimed(words: readonly Word[], quantity: Quantity, text: string): ClaimedNumber | null {
  const from = words.findIndex(({ end }) => end > quantity.start);
  if (from < 0) return null;
  let to = from;
  while (to < words.length && (words[to]?.start ?? Infinity) < quantity.end) to++;
  if (quantity.value === 1 && text.startsWith('도', quantity.end)) return null;
  if (quantity.comparator === 'range' && TIED.test(text.slice(quantity.start))) return null;
  const digits = digitsOf(words[from]);
  const dimension = quantity.unit?.dimension ?? null;
  const ordinal = quantity.kind === 'ordinal' || (words[from]?.ordinal ?? false);
  return {
    from,
    to,
    value: quantity.value,
    comparator: quantity.comparator,
    approximate: quantity.approximate,
    resolution: quantity.resolution,
    dimension,
    unit: quantity.unit?.symbol ?? null,
    scaled: !Number.isNaN(digits) && Math.abs(quantity.value) > Math.abs(digits) * 10,
    ordinal,
    counts: !ordinal && (dimension === null ? isCounted(words, to) : COUNTED.test(dimension)),
  };
}

const BOUNDS: readonly (readonly [RegExp, Comparator])[] = [
  [/^(?:before|until)$|^prior to$/, 'lt'],
  [/^(?:after|since)$/, 'gt'],
];

/** `before 1960`: a year bounded by a word of time. */
function timely(words: readonly Word[], number: ClaimedNumber): ClaimedNumber {
  const year =
    number.comparator === 'eq' && number.unit === null && number.value > 999 && number.value < 2200;
  const before = words[number.from - 1]?.lower ?? '';
  const comparator = year ? BOUNDS.find(([pattern]) => pattern.test(before))?.[1] : undefined;
  return comparator === undefined ? number : { ...number, comparator };
}

const ONE_BEFORE: readonly (readonly [RegExp, Comparator])[] = [
  [/at least $/i, 'gte'],
  [/more than $|over $/i, 'gt'],
  [/(?:only|just|exactly|than) $/i, 'eq'],
];

function ordinalAt(words: readonly Word[], at: number): ClaimedNumber | null {
  const word = words[at];
  if (word === undefined || !/^(?:third|four|fif|six|seven|eigh|nin|ten|elev|twel)/.test(word.lower))
    return null;
  const read = readOrdinalWord(`${word.lower} `, 0);
  return read === null ? null : { ...bare(words, at, read.value), ordinal: true, counts: false };
}

function oneAt(text: string, words: readonly Word[], at: number): ClaimedNumber | null {
  const word = words[at];
  if (word?.lower !== 'one') return null;
  const before = text.slice(Math.max(0, word.start - 10), word.start);
  const comparator = ONE_BEFORE.find(([pattern]) => pattern.test(before))?.[1];
  return comparator === undefined ? null : { ...bare(words, at, 1), comparator };
}

/** The numbers of a claim in order: quantities with their comparators, and digits that are none (times, scores). */
export function findNumbers(text: string, words: readonly Word[]): ClaimedNumber[] {
  const found = findQuantities(text)
    .map((quantity) => claimed(words, quantity, text))
    .filter((number) => number !== null);
  const taken = new Uint8Array(words.length);
  for (const { from, to } of found) taken.fill(1, from, to);
  for (const [at, word] of words.entries()) {
    if (taken[at] === 1) continue;
    const one =
      word.kind === 'number' ? bare(words, at, word.value) : (oneAt(text, words, at) ?? ordinalAt(words, at));
    if (one !== null) found.push(one);
  }
  return found.map((number) => timely(words, number)).sort((a, b) => a.from - b.from);
}
