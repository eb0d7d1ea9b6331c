import { CONTRACTION, ENGLISH_FUNCTION_WORDS } from '../language/english-function-words.ts';
import { englishWordStem } from '../language/english-word-stem.ts';
import { readNominal } from '../language/korean-nominal.ts';
import { FINAL, finalOf } from '../language/korean-syllable.ts';
import { folded } from '../language/fold-text.ts';
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
  const whole = folded(text).normalize('NFKC');
  WORD.lastIndex = 0;
  for (let match = WORD.exec(whole); match !== null; match = WORD.exec(whole))
    for (const term of termsOf(match[0])) terms.push(term);
  return terms;
}

/** Words seen: the same word always reads the same. Bounded, emptied when full. */
const SEEN = new Map<string, readonly SearchTerm[]>();
const MOST_SEEN = 30_000;

function termsOf(word: string): readonly SearchTerm[] {
  const seen = SEEN.get(word);
  if (seen !== undefined) return seen;
  const terms: SearchTerm[] = [];
  if (!CONTRACTION.test(word)) pushWord(terms, word.replace(POSSESSIVE, ''));
  if (word.length > LONGEST) return terms;
  if (SEEN.size >= MOST_SEEN) SEEN.clear();
  SEEN.set(word, terms);
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

function noun(readings: readonly string[], parts: readonly string[] = NONE): SearchTerm {
  return { readings, parts, isPredicate: false };
}

function push(terms: SearchTerm[], term: SearchTerm | null): void {
  if (term !== null) terms.push(term);
}

function plainTerm(word: string): SearchTerm | null {
  if (word.length > LONGEST) return null;
  if (HANGUL.test(word)) return hangulTerm(word);
  if (DIGIT.test(word)) return noun([word.replaceAll(',', '')]);
  return latinTerm(word);
}

function latinTerm(word: string): SearchTerm | null {
  const lower = word.toLowerCase();
  const isAcronym = word.length > 1 && word.length < 5 && word === word.toUpperCase();
  if (ENGLISH_FUNCTION_WORDS.has(lower) && !isAcronym) return null;
  return noun([englishWordStem(lower)]);
}

function hangulTerm(word: string): SearchTerm | null {
  const { stems, kind, use } = koreanTerm(statement(word));
  return kind === 'function' ? null : { readings: stems, parts: NONE, isPredicate: use !== null };
}

const ASKING = /(?:나요|나|니|냐|을까요|을까|는지|는데|지요|죠|지)$/u;

/** 늘었나요, 고쳤나, 나왔는지: a question about the past in the form of a statement, which the reader of words knows. */
function statement(word: string): string {
  const bare = word.replace(ASKING, '');
  const isPast =
    bare !== word && finalOf(bare.charCodeAt(bare.length - 1)) === FINAL.ss && !bare.endsWith('있');
  return isPast ? `${bare}다` : word;
}

/** API를, GPU팀에, 3층에서, 2분기: letters or digits with Hangul behind, which may be a particle. */
function pushTailed(terms: SearchTerm[], head: string, tail: string): void {
  const stem = readNominal(`A${tail}`).stem.slice(1);
  const term = plainTerm(head);
  const [reading] = term?.readings ?? [];
  if (reading === undefined || stem === '') return push(terms, stem === '' ? term : hangulTerm(tail));
  terms.push(DIGIT.test(head) ? noun([reading + stem, reading]) : noun([reading + stem], [reading, stem]));
}

/** `wi-fi`, `getUserName`, `read_file`, `2025-03-01`: the whole, and its parts together. */
function pushJoined(terms: SearchTerm[], word: string, runs: readonly string[]): void {
  const parts = runs.flatMap((run) => plainTerm(run)?.readings.slice(0, 1) ?? []);
  const whole = word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  terms.push(noun([whole], parts));
}
