import type { Language } from '../../../contract/language.ts';
import { hashText, mixed } from './hash.ts';

/** Frequent words in small letters, with the only tags that they have. */
export type Lexicon = Readonly<Record<string, readonly number[]>>;

/** What a word looks like, hashed: what the features of tagger and parser are made of. */
export interface WordLooks {
  /** Digits are one digit; English is in small letters. */
  readonly word: number;
  /** The last three letters, two in Korean. */
  readonly ending: number;
  /** English: which kinds of characters it has, in order. Korean: its first two syllables. */
  readonly form: number;
  /** Of one letter, two, three … */
  readonly suffixes: readonly number[];
  readonly prefixes: readonly number[];
  readonly length: number;
  readonly shape: number;
  /** Finals and vowels of the last two syllables; 0 in English. */
  readonly syllables: readonly [final: number, vowel: number, before: number];
  /** The tags that it may have; null where it is no frequent word. */
  readonly tags: readonly number[] | null;
  readonly known: number;
}

const LONGEST_SHAPE = 7;
const LONGEST_LENGTH = 6;
const AFFIXES = [1, 2, 3, 4, 5];
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const FINALS = 28;
const VOWELS = 21;
const NO_SYLLABLE = 50;
const UNKNOWN = 11;

/** Capitals, small letters, digits, Hangul, in order. */
function shapeOf(form: string): string {
  return form
    .replace(/[A-Z]+/gu, 'X')
    .replace(/[a-z]+/gu, 'x')
    .replace(/[0-9][0-9.,:/-]*/gu, '9')
    .replace(/[가-힣]+/gu, 'ㅎ')
    .slice(0, LONGEST_SHAPE);
}

function syllableAt(text: string, at: number): number | null {
  const code = text.charCodeAt(at) - FIRST_SYLLABLE;
  return code >= 0 && code < SYLLABLES ? code : null;
}

function syllablesOf(text: string): WordLooks['syllables'] {
  const last = syllableAt(text, text.length - 1);
  const before = syllableAt(text, text.length - 2);
  return [
    last === null ? NO_SYLLABLE : last % FINALS,
    last === null ? NO_SYLLABLE : Math.floor(last / FINALS) % VOWELS,
    before === null ? NO_SYLLABLE : before % FINALS,
  ];
}

/** How a form looks. */
export function looksOf(form: string, language: Language, lexicon: Lexicon): WordLooks {
  const isEnglish = language === 'en';
  const letters = isEnglish ? form.toLowerCase() : form;
  const text = letters.replace(/[0-9]/gu, '9');
  const shape = shapeOf(form);
  const tags = Object.hasOwn(lexicon, letters) ? (lexicon[letters] ?? null) : null;
  return {
    word: hashText(letters.replace(isEnglish ? /[0-9]/gu : /[0-9][0-9,.]*/gu, '9')),
    ending: hashText(`$${text.slice(isEnglish ? -3 : -2)}`),
    form: hashText(`^${isEnglish ? shape : text.slice(0, 2)}`),
    suffixes: AFFIXES.map((length) => hashText(text.slice(-length))),
    prefixes: AFFIXES.map((length) => hashText(text.slice(0, length))),
    length: Math.min(text.length, LONGEST_LENGTH),
    shape: hashText(shape),
    syllables: isEnglish ? [0, 0, 0] : syllablesOf(text),
    tags,
    known: tags === null ? UNKNOWN : tags.reduce(mixed, tags.length),
  };
}
