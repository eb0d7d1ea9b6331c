function counted(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]));
}

/** Native Korean numerals, as they stand before a counter, 1 to 16. */
export const KOREAN_COUNTS: Readonly<Record<string, number>> = counted(
  '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두 열세 열네 열다섯 열여섯',
);

/** English number words, 1 to 12. */
export const ENGLISH_COUNTS: Readonly<Record<string, number>> = counted(
  'one two three four five six seven eight nine ten eleven twelve',
);

/** Days that Korean counts in one word. */
export const KOREAN_DAYS: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  열흘: 10,
  보름: 15,
};
