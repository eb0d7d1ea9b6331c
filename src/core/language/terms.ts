import { CONTRACTION, ENGLISH_FUNCTION_WORDS } from './english-function-words.ts';
import { englishWordStem } from './english-word-stem.ts';
import type { Term, TermKind } from './term.ts';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** English number words and small ordinals by their digits: three → 3, third → 3, twice → 2. `one` is left to the pronoun. */
const ENGLISH_NUMBER_STEMS: ReadonlyMap<string, string> = new Map([
  ...WORDS.map((word, index): [string, string] => [word, String(index)]).filter(([word]) => word !== 'one'),
  ...ORDINALS.map((word, index): [string, string] => [word, String(index)]).filter(
    ([word]) => word !== 'second',
  ),
  ...TENS.map((word, index): [string, string] => [word, String((index + 2) * 10)]),
  ['twice', '2'],
  ['thrice', '3'],
  ['dozen', '12'],
]);

/** Initials (U.S.), a number with its marks, or a run of letters and digits with apostrophes inside. */
const WORD = /(?:[A-Za-z]\.){2,}|\d+(?:[.,]\d+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}]+)*/gu;
const SENTENCE_START = /(?:^|[.!?:;\n•*\-"“(])\s*["“'‘(]*$/u;

/** The words and numbers of a Latin text, in order. One pass; hyphens part words, a possessive belongs to none. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const start = match.index;
    terms.push(termAt(text, match[0], start));
  }
  return terms;
}

function termAt(text: string, word: string, start: number): Term {
  const code = word.charCodeAt(0);
  if (code >= 48 && code <= 57) return made(word, start, word.replaceAll(',', ''), 'number');
  if (word.endsWith('.')) return made(word, start, initials(word), 'name');
  const isJoined = word.includes("'") || word.includes('’');
  const whole = isJoined ? withoutPossessive(word) : word;
  const lower = whole.toLowerCase();
  if (whole !== lower && whole.length > 1 && whole === whole.toUpperCase())
    return made(
      whole,
      start,
      lower === 'us' ? 'us.' : ENGLISH_FUNCTION_WORDS.has(lower) ? lower : englishWordStem(lower),
      ENGLISH_FUNCTION_WORDS.has(lower) && lower !== 'us' && lower !== 'it' ? 'function' : 'name',
    );
  if (ENGLISH_FUNCTION_WORDS.has(lower) || (isJoined && CONTRACTION.test(whole)))
    return made(whole, start, lower, 'function');
  const number = ENGLISH_NUMBER_STEMS.get(lower);
  if (number !== undefined) return made(whole, start, number, 'number');
  return made(whole, start, englishWordStem(lower), kindOf(text, whole, lower, start));
}

function made(surface: string, start: number, stem: string, kind: TermKind): Term {
  return { start, end: start + surface.length, surface, stem, kind, language: 'en' };
}

function initials(word: string): string {
  const letters = word.replaceAll('.', '').toLowerCase();
  return letters === 'us' ? 'us.' : letters;
}

function withoutPossessive(word: string): string {
  return word.replace(/['’]s?$/u, '');
}

function kindOf(text: string, word: string, lower: string, start: number): TermKind {
  if (word === lower) return 'word';
  if (word.slice(1) !== lower.slice(1)) return 'name';
  return SENTENCE_START.test(text.slice(Math.max(0, start - 4), start)) ? 'word' : 'name';
}
