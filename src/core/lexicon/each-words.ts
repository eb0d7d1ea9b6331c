/** Words that say what an amount is for each of, by the symbol of that unit. Source: Oxford Advanced Learner’s Dictionary. */
export const EACH_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['mo', new Set(['month', 'monthly'])],
  ['y', new Set(['year', 'yearly', 'annual', 'annually'])],
  ['wk', new Set(['week', 'weekly'])],
  ['d', new Set(['day', 'daily'])],
  ['h', new Set(['hour', 'hourly'])],
  ['박', new Set(['night', 'nightly'])],
  ['명', new Set(['person', 'head'])],
]);
