import type { Span } from '../../contract/span.ts';
import { englishOpposites } from './opposites-english.ts';
import { englishWordStem } from './english-word-stem.ts';

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
  /\b(?:but|and)\b[^,;.]{0,40}?\b(more|less|fewer|better|worse|[a-z]{2,}er)\b((?: [a-z]+){0,3})(?=[,;.]|$)/iu;
const JOINT = /.*(?:[;,]|\b(?:but|and|while|whereas|although|because)\b)/iu;
/** In these the greater number is the lesser thing. */
const DOWN: ReadonlySet<string> = new Set(
  'less fewer smaller lower shorter narrower lighter younger cheaper slower cooler colder thinner weaker shallower'.split(
    ' ',
  ),
);

/** The comparisons of a text, in order; one without `than` behind another has the same two sides. */
export function findComparatives(text: string): Comparative[] {
  const two = ofTwo(text);
  if (!text.includes('than')) return two;
  const compared = [...text.matchAll(COMPARED)].flatMap((match): Comparative[] => {
    const [whole, word = '', counted = '', more = '', right = ''] = match;
    if (NOT.has(word.toLowerCase())) return [];
    const end = match.index + whole.length;
    const before = text.slice(0, match.index);
    const start = JOINT.exec(before)?.[0].length ?? 0;
    const by = { start: match.index, end: match.index + word.length + counted.length };
    const than = end - right.length;
    const left =
      more === '' ? { start, end: match.index } : { start: than - more.length - ' than'.length, end: than };
    const sides = { left, right: trimmed(text, { start: than, end }) };
    const rest = LATER.exec(text.slice(than));
    const again = rest === null || NOT.has((rest[1] ?? '').toLowerCase()) ? [] : [laterOf(rest, than, sides)];
    return [{ ...sides, by, word: word.toLowerCase() }, ...again];
  });
  return [...two, ...compared];
}

/** `Flat B has the better view`: of two, and the other one is not named. */
const OF_TWO =
  /\b(?:has|have|had|is|are|was|were|gets|got)(?: [a-z]+)? the (more|less|better|worse|[a-z]{2,}er)((?: [a-z]+){0,2})/iu;

function ofTwo(text: string): Comparative[] {
  const found = OF_TWO.exec(text);
  const [whole = '', word = '', counted = ''] = found ?? [];
  if (found === null || NOT.has(word.toLowerCase())) return [];
  const start = JOINT.exec(text.slice(0, found.index))?.[0].length ?? 0;
  const end = found.index + whole.length;
  const by = { start: end - word.length - counted.length, end };
  return [{ left: { start, end: found.index }, right: { start: end, end }, by, word: word.toLowerCase() }];
}

function laterOf(
  rest: RegExpExecArray,
  from: number,
  sides: Pick<Comparative, 'left' | 'right'>,
): Comparative {
  const [whole, word = '', counted = ''] = rest;
  const end = from + rest.index + whole.length;
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
