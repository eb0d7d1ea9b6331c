import { isOtherWord } from './confusables.ts';
import { editDistance } from '../../language/edit-distance.ts';
import { isCalendarName } from '../../language/english-calendar-names.ts';
import { ENGLISH_FUNCTION_WORDS } from '../../language/english-function-words.ts';
import { isEverydayWord } from '../../language/everyday-english.ts';
import { readTerms } from '../../language/read-terms.ts';

/** Function words that agreement or sound exchanges, and nothing else. */
const ALIKE = [
  'a an',
  'is are am',
  'was were',
  'has have',
  'do does',
  'their there',
  'its it',
  'too to',
  'then than',
].map((group) => group.split(' '));
const LATIN = /^[a-z]+$/u;
/** In words no longer than these one letter more or less is the same word, and in the shortest only their order. */
const SHORT = 5;
const SHORTEST = 4;

function isKnown(word: string): boolean {
  return ENGLISH_FUNCTION_WORDS.has(word) || isCalendarName(word) || isEverydayWord(stemOf(word));
}

function stemOf(word: string): string {
  return readTerms(word)[0]?.stem ?? word;
}

/** The letters of a word, sorted; of a longer one each once, and vowels and hisses alike. */
function lettersOf(word: string): string {
  if (word.length <= SHORTEST) return word.split('').toSorted().join('');
  const classes = word.replace(/[eiouy]/gu, 'a').replace(/[ckqxz]/gu, 's');
  return [...new Set(classes)].toSorted().join('');
}

const PART = 4;

/** Whether the letter that differs stands, in both words, in a part that is a word by itself: `unshipped`, `unshopped`. */
function hasOtherPart(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
  for (let start = Math.max(0, at - PART + 1); start <= at; start++)
    for (let end = Math.max(at + 1, start + PART); end <= one.length; end++)
      if (isEverydayWord(one.slice(start, end)) && isEverydayWord(other.slice(start, end))) return true;
  return false;
}

/** Whether one Latin word, in lower case, is surely the other misspelt; of two words that both exist it never is. */
export function isWordSpelling(one: string, other: string): boolean {
  if (!LATIN.test(one) || !LATIN.test(other)) return false;
  if (ALIKE.some((group) => group.includes(one) && group.includes(other))) return true;
  if (one[0] !== other[0] || Math.min(one.length, other.length) < 3) return false;
  if (isOtherWord(one, other) || hasOtherPart(one, other)) return false;
  if (isKnown(one) && (isKnown(other) || ENGLISH_FUNCTION_WORDS.has(one) || isCalendarName(one)))
    return !ENGLISH_FUNCTION_WORDS.has(one) && stemOf(one) === stemOf(other);
  const isReplaced = one.length === other.length && lettersOf(one) !== lettersOf(other);
  const most = Math.min(one.length, other.length) <= SHORT ? 1 : 2;
  return !isReplaced && editDistance(one, other) <= most;
}
