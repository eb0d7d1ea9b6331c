import { findQuantities } from '../../language/find-quantities.ts';
import { isOtherWord } from './confusables.ts';
import { soundKey } from './sound-key.ts';
import { isWordSpelling } from './word-spelling.ts';

interface Word {
  /** In lower case, without marks. */
  readonly letters: string;
  /** A capital inside a sentence. */
  readonly isName: boolean;
}

/** Marks that say nothing; those beside numbers do. */
const MARKS = /(?<=\d),(?=\d{3})|[^\p{L}\p{M}\p{N}\s$€£¥₩%‰°±<>≤≥=+~.:/-]+|(?<!\d)[.:/]|[.:/~-](?!\d)/gu;
const STOP = /[.!?:]["'”’)]*$/u;
/** How many words of the one may be how many of the other. */
const STEPS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const;
/** More words than these are not compared one by one. */
const MOST = 2000;

function wordsOf(text: string): Word[] {
  const raw = text.split(/\s+/u).filter(Boolean);
  return raw
    .map((word, at) => ({
      letters: word.replace(MARKS, '').toLowerCase(),
      isName: /^["'“‘(]*\p{Lu}/u.test(word) && at > 0 && !STOP.test(raw[at - 1] ?? ''),
    }))
    .filter(({ letters }) => letters !== '');
}

function quantitiesOf(text: string): { said: string; rest: string } {
  const found = findQuantities(text);
  let rest = text;
  for (const { start, end } of found.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  const said = found.map(({ value, high, unit, comparator, kind }) =>
    [value, high, unit?.symbol, comparator, kind].join(' '),
  );
  return { said: said.join(), rest: rest.replaceAll(' ', '') };
}

function isSameAmount(one: string, other: string): boolean {
  const [a, b] = [quantitiesOf(one), quantitiesOf(other)];
  return a.said !== '' && a.said === b.said && isSameSound(a.rest, b.rest);
}

function isSameSound(one: string, other: string): boolean {
  return !/\d/u.test(one + other) && soundKey(one) === soundKey(other) && !isOtherWord(one, other);
}

function isSameWord(one: readonly Word[], other: readonly Word[]): boolean {
  const [a, b] = [one, other].map((words) => words.map(({ letters }) => letters));
  const [from, to] = [a?.join('') ?? '', b?.join('') ?? ''];
  if (from === to || isSameSound(from, to)) return true;
  const [first, second] = [one[0], other[0]];
  const isOne = one.length === 1 && other.length === 1 && first !== undefined && second !== undefined;
  if (isOne && !first.isName && isWordSpelling(first.letters, second.letters)) return true;
  return isSameAmount(a?.join(' ') ?? '', b?.join(' ') ?? '');
}

/** Where the other list may go on, once the first `at` words of the one are those before it. */
function nextOf(one: readonly Word[], other: readonly Word[], at: number, from: number): [number, number][] {
  const [first, second] = [one[at]?.letters, other[from]?.letters];
  if (first !== undefined && first === second) return [[at + 1, from + 1]];
  return STEPS.filter(([a, b]) => at + a <= one.length && from + b <= other.length)
    .filter(([a, b]) => isSameWord(one.slice(at, at + a), other.slice(from, from + b)))
    .map(([a, b]) => [at + a, from + b]);
}

/** Whether two texts are surely the same words in the same order, but for their spelling and spacing. */
export function hasSameWords(before: string, after: string): boolean {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (Math.max(one.length, other.length) > MOST) return false;
  const reached = Array.from({ length: one.length + 4 }, () => new Set<number>());
  reached[0]?.add(0);
  for (let at = 0; at < one.length; at++)
    for (const from of reached[at] ?? [])
      for (const [next, to] of nextOf(one, other, at, from)) reached[next]?.add(to);
  return reached[one.length]?.has(other.length) ?? false;
}
