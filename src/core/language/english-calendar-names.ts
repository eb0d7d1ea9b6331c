/** English months in their order, in lower case. */
export const MONTHS: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

const NAMES: ReadonlySet<string> = new Set([...MONTHS, ...WEEKDAYS]);

/** Whether an English word, in any case, is the full name of a month or of a day of the week. */
export function isCalendarName(word: string): boolean {
  return NAMES.has(word.toLowerCase());
}
