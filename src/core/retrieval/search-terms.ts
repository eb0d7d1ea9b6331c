import { CONTRACTION, ENGLISH_FUNCTION_WORDS } from '../language/english-function-words.ts';
import { englishWordStem } from '../language/english-word-stem.ts';
import { readNominal } from '../language/korean-nominal.ts';
import { koreanTerm } from '../language/korean-terms.ts';
import type { SearchTerm } from './search-term.ts';

/** A run of letters and digits; hyphens, underscores and dots inside join it. Hangul, other letters and digits part inside it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-_./'’,][\p{L}\p{M}\p{N}]+)*/gu;
const RUN =
  /[가-힣]+|\d+(?:[.,]\d+)*|\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|[^가-힣\p{Lu}\p{Ll}\p{M}\d\p{P}]+/gu;
const HANGUL = /^[가-힣]/u;
const DIGIT = /^\d/;
const POSSESSIVE = /['’]s?$/u;
/** Longer ones are no words. */
const LONGEST = 60;
const NONE: readonly string[] = [];

/** The words of a text that can be looked for, in order; words that carry no content are left out. One pass, linear. */
export function searchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const [word] of text.normalize('NFKC').matchAll(WORD))
    if (!CONTRACTION.test(word)) pushWord(terms, word.replace(POSSESSIVE, ''));
  return terms;
}

function pushWord(terms: SearchTerm[], word: string): void {
  const runs = word.match(RUN) ?? [];
  if (runs.length === 1 || word.length > LONGEST) return runs.forEach((run) => push(terms, plainTerm(run)));
  const [first = '', second = ''] = runs;
  if (runs.length === 2 && word === first + second && HANGUL.test(second))
    return pushTailed(terms, first, second);
  pushJoined(terms, word, runs);
}

function push(terms: SearchTerm[], term: SearchTerm | null): void {
  if (term !== null) terms.push(term);
}

function plainTerm(word: string): SearchTerm | null {
  if (word.length > LONGEST) return null;
  if (HANGUL.test(word)) return hangulTerm(word);
  if (DIGIT.test(word)) return { readings: [word.replaceAll(',', '')], parts: NONE };
  return latinTerm(word);
}

function latinTerm(word: string): SearchTerm | null {
  const lower = word.toLowerCase();
  const isAcronym = word.length > 1 && word.length < 5 && word === word.toUpperCase();
  if (ENGLISH_FUNCTION_WORDS.has(lower) && !isAcronym) return null;
  return { readings: [englishWordStem(lower)], parts: NONE };
}

function hangulTerm(word: string): SearchTerm | null {
  const { stems, kind } = koreanTerm(word);
  return kind === 'function' ? null : { readings: stems, parts: NONE };
}

/** API를, GPU팀에, 3층에서, 2분기: letters or digits with Hangul behind, which may be a particle. */
function pushTailed(terms: SearchTerm[], head: string, tail: string): void {
  const noun = readNominal(`A${tail}`).stem.slice(1);
  const term = plainTerm(head);
  const [reading] = term?.readings ?? [];
  if (reading === undefined || noun === '') return push(terms, noun === '' ? term : hangulTerm(tail));
  if (DIGIT.test(head)) return push(terms, { readings: [reading + noun, reading], parts: NONE });
  terms.push({ readings: [reading + noun], parts: [reading, noun] });
}

/** `wi-fi`, `getUserName`, `read_file`, `2025-03-01`: the whole, and its parts together. */
function pushJoined(terms: SearchTerm[], word: string, runs: readonly string[]): void {
  const parts = runs.flatMap((run) => plainTerm(run)?.readings.slice(0, 1) ?? []);
  const whole = word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  terms.push({ readings: [whole], parts });
}
