import { ENGLISH_IRREGULAR } from './english-irregular.ts';

const CACHE_SIZE = 40_000;
const cache = new Map<string, string>();

/** Suffix, what it becomes, and how many characters must stay before it. The first that fits is cut. */
const DERIVED: readonly (readonly [string, string, number])[] = [
  ['ization', 'iz', 3],
  ['isation', 'iz', 3],
  ['ational', '', 4],
  ['fulness', '', 3],
  ['ousness', '', 3],
  ['iveness', '', 3],
  ['ability', '', 4],
  ['ibility', '', 4],
  ['ication', 'y', 3],
  ['ments', '', 4],
  ['ation', '', 3],
  ['ition', '', 4],
  ['ative', '', 4],
  ['itive', '', 4],
  ['ement', '', 4],
  ['ency', 'ent', 3],
  ['ancy', 'ant', 3],
  ['ence', 'ent', 3],
  ['ance', '', 4],
  ['able', '', 4],
  ['ible', '', 4],
  ['ment', '', 4],
  ['ness', '', 3],
  ['less', 'less', 3],
  ['ical', '', 4],
  ['ally', '', 4],
  ['ship', '', 4],
  ['ator', '', 4],
  ['tion', 't', 3],
  ['sion', 's', 3],
  ['ity', '', 4],
  ['ive', '', 4],
  ['ize', 'iz', 3],
  ['ise', 'iz', 4],
  ['ify', 'if', 3],
  ['ist', '', 4],
  ['ism', '', 4],
  ['ful', '', 3],
  ['ous', '', 4],
  ['ate', '', 4],
  ['ant', '', 4],
  ['ian', '', 4],
  ['ic', '', 4],
  ['al', '', 4],
  ['ly', '', 3],
  ['er', '', 3],
  ['or', '', 4],
];
/** The suffixes that end in a letter, in their order: no word is held against the others. */
const BY_LAST_LETTER: ReadonlyMap<string, typeof DERIVED> = new Map(
  [...new Set(DERIVED.map(([suffix]) => suffix.slice(-1)))].map((letter) => [
    letter,
    DERIVED.filter(([suffix]) => suffix.endsWith(letter)),
  ]),
);
const VOWEL = /[aeiouyà-ÿ]/;
const DOUBLE = /([bdfgmnprt])\1$/;

/** The stem under which forms of one English word meet. `lower` is lower case, without apostrophes. */
export function englishWordStem(lower: string): string {
  const known = cache.get(lower);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const stem = stemOf(lower);
  cache.set(lower, stem);
  return stem;
}

function stemOf(lower: string): string {
  const irregular = ENGLISH_IRREGULAR.get(lower);
  if (irregular !== undefined) return finish(irregular);
  if (lower.length <= 3) return lower;
  const singular = withoutPlural(lower);
  const base = withoutTense(ENGLISH_IRREGULAR.get(singular) ?? singular);
  return finish(ENGLISH_IRREGULAR.get(base) ?? base);
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^suiw]s$/.test(word) || /(?:[aeo]w|[^aeiou]u)s$/.test(word)) return word.slice(0, -1);
  return word;
}

function withoutTense(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const cut = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : word;
  if (cut === word || cut.length < 2 || !VOWEL.test(cut)) return word;
  return DOUBLE.test(cut) && cut.length > 3 ? cut.slice(0, -1) : cut;
}

function finish(word: string): string {
  const british = word.endsWith('our') && word.length > 4 ? `${word.slice(0, -3)}or` : word;
  for (const [suffix, to, least] of BY_LAST_LETTER.get(british.slice(-1)) ?? []) {
    if (!british.endsWith(suffix) || british.length - suffix.length < least) continue;
    return trimmed(british.slice(0, -suffix.length) + to);
  }
  return trimmed(british);
}

/** Final e, y and i differ between forms of one word (happy, happi-ness; hope, hop-ing). */
function trimmed(word: string): string {
  if (word.length <= 3) return word;
  const cut = word.endsWith('e') ? word.slice(0, -1) : word;
  const single = DOUBLE.test(cut) && cut.length > 4 ? cut.slice(0, -1) : cut;
  return single.endsWith('y') ? `${single.slice(0, -1)}i` : single;
}
