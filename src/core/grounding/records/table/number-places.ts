import { madeOnce } from '../../../language/made-once.ts';
import type { Cell } from './cell.ts';

interface Row {
  readonly cells: readonly Cell[];
}

/** The cells that hold a number, as row times `width` plus column, row by row. */
export type NumberPlaces = (number: number) => readonly number[];

/** So many numbers are looked for in the cells themselves; only more than that are worth an index. */
const LOOKED_FOR = 16;

/** The number of a cell, those that stand in it, and the year of its date. */
function holds({ number, numbers, date }: Cell, wanted: number): boolean {
  if (number === wanted || (date !== null && date.year === wanted)) return true;
  return numbers.length < 2 ? numbers[0] === wanted : numbers.includes(wanted);
}

/** Stands for a cell that has to be looked into. */
const SEVERAL = Number.POSITIVE_INFINITY;

/** The one number of a cell, NaN for none. */
function onlyNumber({ number, numbers, date }: Cell): number {
  if (date !== null || numbers.length > 1) return SEVERAL;
  const [written = number] = numbers;
  return Number.isNaN(number) || written === number ? written : SEVERAL;
}

/** The one number of each cell, row by row. */
function onlyNumbers(rows: readonly Row[], width: number): Float64Array {
  const only = new Float64Array(rows.length * width).fill(Number.NaN);
  let first = 0;
  for (const { cells } of rows) {
    only.set(cells.map(onlyNumber), first);
    first += width;
  }
  return only;
}

function placesOf(rows: readonly Row[], width: number, only: Float64Array, wanted: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < only.length; place++) {
    const number = only[place];
    if (number !== wanted && number !== SEVERAL) continue;
    const cell = rows[Math.floor(place / width)]?.cells[place % width];
    if (cell !== undefined && holds(cell, wanted)) places.push(place);
  }
  return places;
}

function numbersOf({ number, numbers, date }: Cell): readonly number[] {
  if (date === null && (Number.isNaN(number) || (numbers.length === 1 && numbers[0] === number)))
    return numbers;
  return [...numbers, number, date?.year ?? Number.NaN].filter((value) => !Number.isNaN(value));
}

function indexOf(rows: readonly Row[], width: number): ReadonlyMap<number, readonly number[]> {
  const index = new Map<number, number[]>();
  for (const [row, { cells }] of rows.entries())
    for (const [column, cell] of cells.entries())
      for (const number of numbersOf(cell)) {
        const place = row * width + column;
        const known = index.get(number);
        if (known === undefined) index.set(number, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
  return index;
}

/** Finds the cells that hold a number; each number is looked for once. */
export function numberPlaces(rows: readonly Row[], width: number): NumberPlaces {
  const found = new Map<number, readonly number[]>();
  const only = madeOnce(() => onlyNumbers(rows, width));
  let index: ReadonlyMap<number, readonly number[]> | null = null;
  return (number) => {
    if (index !== null) return index.get(number) ?? [];
    if (found.size >= LOOKED_FOR && !found.has(number)) {
      index = indexOf(rows, width);
      return index.get(number) ?? [];
    }
    const places = found.get(number) ?? placesOf(rows, width, only(), number);
    found.set(number, places);
    return places;
  };
}
