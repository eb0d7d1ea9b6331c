import type { MarkReading } from './citation-mark.ts';

const LABEL =
  '(?:노트|문서|자료|출처|근거|참고|참조|각주|문헌|notes?|docs?|documents?|sources?|passages?|refs?|references?|evidence|contexts?|chunks?|citations?|results?|snippets?|excerpts?)';
const ITEM = String.raw`(?:${LABEL}[.:]? ?)?\d{1,4}(?: ?[-–—~∼] ?\d{1,4})?`;
/** What stands in the brackets of numbers, as the source of a regular expression. */
export const CITED_NUMBERS = String.raw`${ITEM}(?: ?[,;] ?${ITEM}){0,20}`;
/** A page or section behind the number: `2, p. 14`. */
const LOCATOR = String.raw`(?:, ?(?:(?:pp?|sec|ch|no|lines?)\.? ?\d[\d.–-]{0,12}|\d{1,4}쪽))?`;
const LIST = new RegExp(String.raw`^(${CITED_NUMBERS})${LOCATOR}$`, 'iu');
const LABELLED = new RegExp(`^${LABEL}`, 'iu');
const NUMBERS = /(\d+)(?: ?[-–—~∼] ?(\d+))?/gu;
const MOST_OF_A_RANGE = 50;
const YEARS = { first: 1900, last: 2100 };

/** All numbers from one to the other; the two ends alone where it is no range, or too long a one. */
export function unrolled(from: number, to: number): string[] {
  if (to === from) return [String(from)];
  if (to < from || to - from > MOST_OF_A_RANGE) return [String(from), String(to)];
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}

function isYear(number: string): boolean {
  return number.length === 4 && Number(number) >= YEARS.first && Number(number) <= YEARS.last;
}

/** What stands in the brackets of `[1, 3]`, `[2–4]`, `[노트 1, 노트 3]`, `[2, p. 14]`; null for zero, a year, or anything else. */
export function numbersIn(inner: string): MarkReading | null {
  const [, list] = LIST.exec(inner) ?? [];
  if (list === undefined) return null;
  const kind = LABELLED.test(list) ? 'note' : 'number';
  const targets = Array.from(list.matchAll(NUMBERS), ([, from = '', to = from]) =>
    unrolled(Number(from), Number(to)),
  ).flat();
  const wrong = targets.some((number) => number === '0' || (kind === 'number' && isYear(number)));
  return wrong ? null : { kind, targets };
}
