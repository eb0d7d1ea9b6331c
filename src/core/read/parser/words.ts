import type { Language } from '../../../contract/language.ts';
import { hashText } from './hash.ts';

/** What a word looks like, hashed: what the features of tagger and parser are made of. */
export interface WordLooks {
  /** Digits are one digit; English is in small letters. */
  readonly word: number;
  /** The last three letters, two in Korean. */
  readonly ending: number;
  /** English: which kinds of characters it has, in order. Korean: its first two syllables. */
  readonly form: number;
  readonly suffixes: readonly [number, number, number, number];
  readonly prefixes: readonly [number, number, number];
  readonly length: number;
  /** Finals and vowels of the last two syllables; 0 in English. */
  readonly syllables: readonly [final: number, vowel: number, before: number];
}

const LONGEST_SHAPE = 7;
const LONGEST_LENGTH = 6;
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const FINALS = 28;
const VOWELS = 21;
const NO_SYLLABLE = 50;

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
export function looksOf(form: string, language: Language): WordLooks {
  const isEnglish = language === 'en';
  const letters = isEnglish ? form.toLowerCase() : form;
  const text = letters.replace(/[0-9]/gu, '9');
  const suffix = (length: number): number => hashText(text.slice(-length));
  const prefix = (length: number): number => hashText(text.slice(0, length));
  return {
    word: hashText(letters.replace(isEnglish ? /[0-9]/gu : /[0-9][0-9,.]*/gu, '9')),
    ending: hashText(`$${text.slice(isEnglish ? -3 : -2)}`),
    form: hashText(`^${isEnglish ? shapeOf(form) : text.slice(0, 2)}`),
    suffixes: [suffix(1), suffix(2), suffix(3), suffix(4)],
    prefixes: [prefix(1), prefix(2), prefix(3)],
    length: Math.min(text.length, LONGEST_LENGTH),
    syllables: isEnglish ? [0, 0, 0] : syllablesOf(text),
  };
}

/** The shape of a form, hashed: capitals, small letters, digits, Hangul. */
export function shapeHash(form: string): number {
  return hashText(shapeOf(form));
}
