import { type Cue } from '../table/claim-reading.ts';
import { difference, fitsValue } from './compute.ts';
import { type Answer, allRows, answer, cellsIn, columnName, type Here, OPEN, valueAt } from './here.ts';
import { type Figure } from './sentence.ts';
import { roomColumns } from './states.ts';

export const FREE =
  /\b(?:free|left|remaining|still (?:available|open)|vacant|unsold|available|empty|spare)\b|남[은았아]|빈 ?자리|여석|잔여/iu;

const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?|일)$/iu, 1],
  [/^(?:w|wk|weeks?|주)$/iu, 7],
];

/** `ten days after`: two dates of one column. */
export function daysAnswer(here: Here, figure: Figure): Answer {
  const { pair, clause } = here;
  const words = clause.words.slice(figure.from, figure.to + 1).map(({ lower }) => lower);
  const unit = DAYS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1];
  if (pair === null || unit === undefined) return OPEN;
  for (const column of here.table.dated) {
    const by =
      (here.table.rows[pair.one[0] ?? -1]?.cells[column]?.order ?? Number.NaN) -
      (here.table.rows[pair.others[0] ?? -1]?.cells[column]?.order ?? Number.NaN);
    const after = /\b(?:after|later)\b|뒤|늦|후/iu.test(clause.said);
    if (by === figure.number.value * unit * (after ? 1 : -1))
      return answer('yes', {
        used: [figure],
        cells: cellsIn([...pair.one, ...pair.others], column),
        said: `difference(${columnName(here, column)}) = ${by} days`,
      });
  }
  return OPEN;
}

export function differenceAnswer(
  here: Here,
  figure: Figure,
  columns: readonly number[],
  cues: readonly Cue[],
): Answer {
  const direction = cues.find(({ kind }) => kind === 'comparative')?.direction ?? null;
  const answers = columns
    .map((column) => difference(here, figure, column, direction))
    .filter((one) => one !== null);
  return answers.find(({ end }) => end === 'yes') ?? (columns.length === 1 ? answers[0] : undefined) ?? OPEN;
}

export function shareAnswer(here: Here, figure: Figure, columns: readonly number[]): Answer {
  const all = allRows(here);
  for (const column of columns) {
    const sum = (rows: readonly number[]) =>
      rows.reduce((total, row) => total + (valueAt(here, row, column) || 0), 0);
    const share = (sum(here.rows) / sum(all)) * 100;
    if (here.rows.length < all.length && fitsValue(here, figure, Math.round(share * 10) / 10, column))
      return answer('yes', {
        used: [figure],
        cells: cellsIn(all, column),
        said: `share of ${columnName(here, column)} = ${share.toFixed(1)} %`,
        column,
      });
  }
  const share = (here.rows.length / all.length) * 100;
  return here.chosen && Math.abs(share - figure.number.value) <= figure.number.resolution / 2
    ? answer('yes', {
        used: [figure],
        cells: cellsIn(here.rows, 0),
        said: `share of rows = ${share.toFixed(1)} %`,
      })
    : OPEN;
}

export function timesAnswer(here: Here, figure: Figure, columns: readonly number[]): Answer {
  const { pair } = here;
  if (pair === null) return OPEN;
  for (const column of columns) {
    const ratio = valueAt(here, pair.one[0] ?? -1, column) / valueAt(here, pair.others[0] ?? -1, column);
    if (
      Math.abs(ratio - figure.number.value) <=
      (figure.number.approximate ? ratio * 0.05 : figure.number.resolution / 2)
    )
      return answer('yes', {
        used: [figure],
        cells: cellsIn([...pair.one, ...pair.others], column),
        said: `ratio = ${ratio.toFixed(2)}`,
        column,
      });
  }
  return OPEN;
}

export function freeAnswer(here: Here, figure: Figure): Answer {
  const room = roomColumns(here.table);
  if (room === null || !FREE.test(here.clause.said) || here.rows.length === 0) return OPEN;
  const left = here.rows.reduce(
    (sum, row) => sum + valueAt(here, row, room.capacity) - valueAt(here, row, room.taken),
    0,
  );
  return left === figure.number.value
    ? answer('yes', {
        used: [figure],
        cells: [...cellsIn(here.rows, room.capacity), ...cellsIn(here.rows, room.taken)],
        said: `difference(${columnName(here, room.capacity)}, ${columnName(here, room.taken)}) = ${left}`,
      })
    : OPEN;
}
