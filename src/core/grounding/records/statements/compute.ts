import { agrees, numberFits } from '../table/number-fits.ts';
import { showNumber } from '../../facts/show.ts';
import type { Figure } from './sentence.ts';
import { type Answer, answer, cellsIn, columnName, type Here, orderAt, rowNames, valueAt } from './here.ts';

const YEARLY = 2200;

function isYear({ number }: Figure): boolean {
  return number.value > 999 && number.value < YEARLY && number.unit === null;
}

/** Every row has the number in this column; a year may be that of a date. */
export function cellsFit(here: Here, figure: Figure, column: number, rows = here.rows): boolean {
  const known = here.table.columns[column];
  return (
    rows.length > 0 &&
    rows.every((row) => {
      const cell = here.table.rows[row]?.cells[column];
      if (cell === undefined) return false;
      if (isYear(figure) && cell.date?.year === figure.number.value) return true;
      return cell.date === null && numberFits(figure.number, cell.number, known);
    })
  );
}

export function fitsValue(here: Here, figure: Figure, value: number, column: number): boolean {
  return numberFits(figure.number, value, here.table.columns[column]);
}

export function told(
  here: Here,
  column: number,
  rows: readonly number[],
  result: number,
  name: string,
): string {
  return `${name}(${columnName(here, column)} of ${rowNames(here, rows)}) = ${showNumber(result)}`;
}

function values(here: Here, column: number, rows: readonly number[]): number[] {
  return rows.map((row) => valueAt(here, row, column)).filter((value) => !Number.isNaN(value));
}

/** A sum or an average of the rows. */
export function aggregate(
  here: Here,
  figure: Figure,
  column: number,
  kind: 'sum' | 'average',
): Answer | null {
  const numbers = values(here, column, here.rows);
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((total, value) => total + value, 0);
  const result = Math.round((kind === 'sum' ? sum : sum / numbers.length) * 1e9) / 1e9;
  const fits =
    fitsValue(here, figure, result, column) ||
    (kind === 'average' && agrees({ ...figure.number, approximate: false }, result)) ||
    (kind === 'average' &&
      Math.abs(result - figure.number.value) <= figure.number.resolution / 2 &&
      !Number.isInteger(result) &&
      figure.number.value > 20);
  return answer(fits ? 'yes' : 'no', {
    used: [figure],
    cells: cellsIn(here.rows, column),
    said: told(here, column, here.rows, result, kind),
    column,
  });
}

/** Two cells of one column, or of one row, taken from one another. */
export function difference(
  here: Here,
  figure: Figure,
  column: number,
  direction: 'max' | 'min' | null,
): Answer | null {
  const { pair } = here;
  if (pair === null || pair.one.length !== 1 || pair.others.length !== 1) return null;
  const [one = 0] = pair.one;
  const [other = 0] = pair.others;
  const by = valueAt(here, one, column) - valueAt(here, other, column);
  if (Number.isNaN(by)) return null;
  const turned = direction !== null && by !== 0 && by > 0 !== (direction === 'max');
  const fits = !turned && fitsValue(here, figure, Math.abs(Math.round(by * 1e9) / 1e9), column);
  return answer(fits ? 'yes' : 'no', {
    used: [figure],
    cells: cellsIn([one, other], column),
    said: told(here, column, [one, other], Math.round(by * 1e9) / 1e9, 'difference'),
    column,
  });
}

export function ordered(here: Here, rows: readonly number[], column: number): number[] {
  return rows
    .filter((row) => !Number.isNaN(orderAt(here, row, column)))
    .sort((a, b) => orderAt(here, a, column) - orderAt(here, b, column));
}
