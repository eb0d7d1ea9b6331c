/** Words that say what an amount is for each of, by the symbol of that unit. Source: Oxford Advanced Learner’s Dictionary; 표준국어대사전. */
export const EACH_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['mo', new Set(['month', 'monthly', '월', '매월', '매달', '월간'])],
  ['y', new Set(['year', 'yearly', 'annual', 'annually', '연', '연간', '매년', '년'])],
  ['wk', new Set(['week', 'weekly', '주', '주간', '매주'])],
  ['d', new Set(['day', 'daily', '일', '하루', '매일'])],
  ['h', new Set(['hour', 'hourly', '시간', '시간당'])],
  ['박', new Set(['night', 'nightly', '1박'])],
  ['명', new Set(['person', 'head', '인당', '1인당'])],
]);
