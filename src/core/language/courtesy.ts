import { isEnglishCourtesy } from './courtesy-english.ts';
import { isKoreanCourtesy } from './courtesy-korean.ts';
import { isLeadIn } from './lead-in-sentence.ts';

const LONGEST = 160;
const DIGIT = /\d/u;
const LED = /[:：][\s*_]*$/u;
/** Emoji, marks of emphasis and what ends a sentence say nothing. */
const EDGES =
  /^[\s*_"'“”‘’(~\p{Extended_Pictographic}\uFE0F\u200D]+|[\s*_"'“”‘’)~!.,:;…。！？?\p{Extended_Pictographic}\uFE0F\u200D]+$/gu;

/**
 * True for a whole sentence that greets, thanks, agrees, offers further help, or leads in what follows, and asserts nothing
 * itself. A sentence with a digit, or with anything beside such phrases, is none.
 */
export function isCourtesy(sentence: string): boolean {
  if (sentence.length > LONGEST || DIGIT.test(sentence)) return false;
  const words = sentence.replace(EDGES, '').replace(/\s+/gu, ' ');
  const plain = words.toLowerCase().replaceAll('’', "'");
  if (words === '') return false;
  return isEnglishCourtesy(plain) || isKoreanCourtesy(words) || isLeadIn(plain, LED.test(sentence));
}

const LABEL = /^(\*\*|__)([^*_]+)\1:?$/u;
const MOST_WORDS = 3;
const KOREAN_END = /(?:다|요|음|함|됨|임|까|죠)[:.]?$/u;

/** True for a line that is nothing but a few words in bold without a figure: a heading in other clothes. */
export function isBoldLabel(sentence: string): boolean {
  const label = LABEL.exec(sentence.trim())?.[2]?.trim() ?? '';
  if (label === '' || DIGIT.test(label) || KOREAN_END.test(label)) return false;
  return label.split(/\s+/u).length <= MOST_WORDS;
}
