import { endsWord } from './unit-reading.ts';

const KOREAN =
  /\s?(?:번째|째번)|위(?!원|치|험|반|상|해|축|기|성)|째(?![가-힣])|등(?![가-힣록급])|차(?!례|량|이|원|종|선|별)/y;
const STARTS = 'snrt번째위등차';
const ENGLISH = /(?:st|nd|rd|th)(?![A-Za-z])/y;
const WORDS: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const FIRST = /(?:첫\s?번째|첫째|둘째|셋째|넷째|다섯째)(?![가-힣]*날)/y;
const FIRST_VALUES: Readonly<Record<string, number>> = { 첫: 1, 둘: 2, 셋: 3, 넷: 4, 다: 5 };

/** Where an ordinal's ending (번째, 위, 차, -rd) ends behind the number that ends at `at`; -1 where none is. */
export function ordinalEnd(text: string, at: number): number {
  const next = text.charAt(text.charCodeAt(at) === 32 ? at + 1 : at);
  if (next === '' || !STARTS.includes(next)) return -1;
  ENGLISH.lastIndex = at;
  if (ENGLISH.test(text)) return ENGLISH.lastIndex;
  KOREAN.lastIndex = at;
  if (!KOREAN.test(text)) return -1;
  const end = KOREAN.lastIndex;
  return endsWord(text, end) ? end : -1;
}

/** An ordinal that is one word: third, 첫 번째, 둘째. An opening `First,` is none. */
export function readOrdinalWord(text: string, at: number): { value: number; end: number } | null {
  FIRST.lastIndex = at;
  const korean = FIRST.exec(text)?.[0];
  if (korean !== undefined) return { value: FIRST_VALUES[korean.charAt(0)] ?? 1, end: at + korean.length };
  const word = /^[a-z]{5,7}(?![A-Za-z-])/.exec(text.slice(at, at + 8))?.[0] ?? '';
  const value = WORDS.indexOf(word) + 1;
  if (value > 2 && /\b(?:an?|one) $/i.test(text.slice(Math.max(0, at - 4), at))) return null;
  if (value === 0 || text.charAt(at + word.length) !== ' ') return null;
  return / (?:of all|time|place)/y.test(text.slice(at + word.length)) && value === 1
    ? null
    : { value, end: at + word.length };
}
