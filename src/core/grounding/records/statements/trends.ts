import { showNumber } from '../../facts/show.ts';
import { type Answer, answer, cellsIn, columnName, type Here, OPEN, rowNames, valueAt } from './here.ts';
import type { Figure } from './sentence.ts';
import { fitsValue } from './compute.ts';
import { yearColumns } from './years.ts';

const UP =
  /\b(?:ris(?:e|es|en|ing)|rose|grow(?:s|n|ing|th)?|grew|increas(?:e|es|ed|ing)|climb(?:s|ed|ing)?|(?:gone|went|going|goes) up|gain(?:s|ed)?)\b|늘[었어고]|늘어|증가|성장|올[랐라]|상승|더 (?:팔|벌|썼|많)/iu;
const DOWN =
  /\b(?:fall(?:s|en|ing)?|fell|declin(?:e|es|ed|ing)|drop(?:s|ped|ping)?|decreas(?:e|es|ed|ing)|shr[iau]nk(?:s|ing)?|shrunk|(?:gone|went|going|goes) down|sank|lost)\b|줄[었어고]|줄어|감소|떨어|하락|뒷걸음|덜 /iu;
const STEADY =
  /\b(?:each year|every year|year by year|year after year|steadily|continuously|every time)\b|해마다|매년|꾸준/iu;

export function trendOf(said: string): 'max' | 'min' | null {
  if (DOWN.test(said)) return 'min';
  return UP.test(said) ? 'max' : null;
}

/** The years that a row is followed over: those named, else all that have a number. */
function span(here: Here, row: number): number[] {
  const years = yearColumns(here.table);
  const named = years.filter((year) => here.clause.columns.some(({ column }) => column === year));
  const filled = years.filter((year) => !Number.isNaN(valueAt(here, row, year)));
  if (named.length > 1)
    return filled.filter((year) => year >= (named[0] ?? 0) && year <= (named.at(-1) ?? 0));
  const [one] = named;
  if (one === undefined) return filled;
  const after = filled.find((year) => year > one);
  return after === undefined ? [] : [one, after];
}

/** Whether the numbers of a row went up or down over its years, each year where the clause says so. */
export function trendAnswer(here: Here, direction: 'max' | 'min'): Answer {
  const [row] = here.rows;
  if (row === undefined || here.rows.length !== 1) return OPEN;
  const years = span(here, row);
  if (years.length < 2) return OPEN;
  const values = years.map((year) => valueAt(here, row, year));
  const goes = (from = 0, to = 0): boolean => (direction === 'max' ? to > from : to < from);
  const steady = STEADY.test(here.clause.said);
  const holds = steady
    ? values.every((value, at) => at === 0 || goes(values[at - 1], value))
    : goes(values[0], values.at(-1));
  return answer(holds ? 'yes' : 'no', {
    cells: years.flatMap((year) => cellsIn([row], year)),
    said: `order(${years.map((year) => columnName(here, year)).join(', ')} of ${rowNames(here, [row])}) = ${values.map(showNumber).join(', ')}`,
    column: years.at(-1) ?? null,
  });
}

/** By how much a row went up or down between the years. */
export function changeAnswer(here: Here, figure: Figure): Answer {
  const [row] = here.rows;
  const direction = trendOf(here.clause.said);
  if (row === undefined || here.rows.length !== 1 || direction === null) return OPEN;
  const years = span(here, row);
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined || years.length < 2) return OPEN;
  const by = valueAt(here, row, last) - valueAt(here, row, first);
  const fits = by > 0 === (direction === 'max') && fitsValue(here, figure, Math.abs(by), last);
  return answer(fits ? 'yes' : 'open', {
    used: [figure],
    cells: [...cellsIn([row], first), ...cellsIn([row], last)],
    said: `difference(${columnName(here, last)}, ${columnName(here, first)}) = ${showNumber(by)}`,
  });
}
