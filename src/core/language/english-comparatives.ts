import type { Span } from '../../contract/span.ts';
import { englishOpposites } from './opposites-english.ts';
import { englishWordStem } from './english-word-stem.ts';
import { matchesOf } from './matches-of.ts';

/** `A is larger than B`, `A has fewer pupils than B`: what stands on the two sides, and the word between them. */
export interface Comparative {
  readonly left: Span;
  readonly right: Span;
  /** The comparing word and, of more, less and fewer, what is counted. */
  readonly by: Span;
  readonly word: string;
}

const NOT: ReadonlySet<string> = new Set(
  'other rather whether after over under never ever however together number either another further order later earlier river water paper'.split(
    ' ',
  ),
);
const COMPARED =
  /\b(more|less|fewer|better|worse|[a-z]{2,}er)\b((?: [a-z]+){0,4}?)(?: (?:in|at|on|for|of|with|among|to|does|do|is|are)\b([^,;.]*?))?,? than\b([^,;.]*)/giu;
const LATER =
  /\b(?:but|and)\b[^,;.]{0,40}?\b(more|less|fewer|better|worse|[a-z]{2,}er)\b((?: [a-z]+){0,3})(?=[,;.]|$)/giu;
const JOINT = /[;,]|\b(?:but|and|while|whereas|although|because)\b/giu;
const LINE_ENDS = ['\n', '\r', '\u2028', '\u2029'] as const;
const LINE_END = /[\n\r\u2028\u2029]/u;
/** In these the greater number is the lesser thing. */
const DOWN: ReadonlySet<string> = new Set(
  'less fewer smaller lower shorter narrower lighter younger cheaper slower cooler colder thinner weaker shallower'.split(
    ' ',
  ),
);

/** The comparisons of a text, in order; one without `than` behind another has the same two sides. Linear in the text. */
export function findComparatives(text: string): Comparative[] {
  const two = ofTwo(text);
  if (!text.includes('than')) return two;
  const sideOf = sideStarts(text);
  const later = laterIn(text);
  const compared = matchesOf(text, COMPARED).flatMap((match): Comparative[] => {
    const [whole, word = '', counted = '', more = '', right = ''] = match;
    if (NOT.has(word.toLowerCase())) return [];
    const end = match.index + whole.length;
    const start = sideOf(match.index);
    const by = { start: match.index, end: match.index + word.length + counted.length };
    const than = end - right.length;
    const left =
      more === '' ? { start, end: match.index } : { start: than - more.length - ' than'.length, end: than };
    const sides = { left, right: trimmed(text, { start: than, end }) };
    const rest = later(than);
    const again = rest === null || NOT.has((rest[1] ?? '').toLowerCase()) ? [] : [laterOf(rest, sides)];
    return [{ ...sides, by, word: word.toLowerCase() }, ...again];
  });
  return [...two, ...compared];
}

/** Where the side that ends at a place begins: behind the last joint before it, of the first line that has one; asked in order. */
function sideStarts(text: string): (end: number) => number {
  let joints: readonly Span[] | null = null;
  let [line, next, start] = [0, 0, 0];
  return (end) => {
    if (joints === null) {
      const first = text.search(JOINT);
      line = startOfLine(text, first);
      joints = first < 0 ? [] : jointsIn(text, line);
    }
    for (let joint = joints[next]; joint !== undefined && joint.end <= end; joint = joints[++next])
      start = joint.end - line;
    return start;
  };
}

function startOfLine(text: string, at: number): number {
  return Math.max(...LINE_ENDS.map((mark) => text.lastIndexOf(mark, at))) + 1;
}

/** The joints of the line that begins at a place. */
function jointsIn(text: string, line: number): Span[] {
  const length = text.slice(line).search(LINE_END);
  const end = length < 0 ? text.length : line + length;
  return matchesOf(text.slice(0, end), JOINT).map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The next later comparison behind a place; asked in order, so that no part is searched twice. */
function laterIn(text: string): (from: number) => RegExpExecArray | null {
  let found: RegExpExecArray | null = null;
  let searched = -1;
  return (from) => {
    if (searched >= 0 && (found === null || found.index >= from)) return found;
    LATER.lastIndex = searched = from;
    return (found = LATER.exec(text));
  };
}

/** `Flat B has the better view`: of two, and the other one is not named. */
const OF_TWO =
  /\b(?:has|have|had|is|are|was|were|gets|got)(?: [a-z]+)? the (more|less|better|worse|[a-z]{2,}er)((?: [a-z]+){0,2})/iu;

function ofTwo(text: string): Comparative[] {
  const found = OF_TWO.exec(text);
  const [whole = '', word = '', counted = ''] = found ?? [];
  if (found === null || NOT.has(word.toLowerCase())) return [];
  const start = sideStarts(text)(found.index);
  const end = found.index + whole.length;
  const by = { start: end - word.length - counted.length, end };
  return [{ left: { start, end: found.index }, right: { start: end, end }, by, word: word.toLowerCase() }];
}

function laterOf(rest: RegExpExecArray, sides: Pick<Comparative, 'left' | 'right'>): Comparative {
  const [whole, word = '', counted = ''] = rest;
  const end = rest.index + whole.length;
  return { ...sides, by: { start: end - word.length - counted.length, end }, word: word.toLowerCase() };
}

/** The right side ends where the sentence goes on. */
function trimmed(text: string, { start, end }: Span): Span {
  const stop = text.slice(start, end).search(/\b(?:but|and|while|whereas|although|because|last|this)\b/u);
  return { start, end: stop < 0 ? end : start + stop };
}

/** Whether the comparing word grows with the number. */
export function growsWith(word: string): boolean {
  return !DOWN.has(word);
}

/** Degrees that count or measure something else, and say nothing of it by themselves. */
export function isDegree(word: string): boolean {
  return word === 'more' || word === 'less' || word === 'fewer';
}

/** The adjective of a comparative, as stems that it may have. */
export function adjectiveStems(word: string): string[] {
  const bare = word.replace(/er$/u, '');
  const forms = [word, bare, `${bare}e`, bare.replace(/i$/u, 'y'), bare.replace(/(.)\1$/u, '$1')];
  const known: Readonly<Record<string, string>> = { better: 'good', worse: 'bad' };
  return [...new Set([...forms, known[word] ?? word].map(englishWordStem))];
}

/** 1 for the same property, -1 for its opposite, 0 for another one. */
export function sameProperty(one: string, other: string): -1 | 0 | 1 {
  if (one === other || (one !== 'more' && other !== 'more' && isDegree(one) && isDegree(other))) return 1;
  if (isDegree(one) || isDegree(other)) return isDegree(one) && isDegree(other) ? -1 : 0;
  const [own, theirs] = [adjectiveStems(one), adjectiveStems(other)];
  if (own.some((stem) => theirs.some((against) => englishOpposites(stem).has(against)))) return -1;
  return 0;
}
