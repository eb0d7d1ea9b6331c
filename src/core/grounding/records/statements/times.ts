import type { Cell } from '../table/cell.ts';
import { type Answer, answer, cellsIn, columnName, type Here, OPEN, rowNames } from './here.ts';
import type { Figure } from './sentence.ts';

const CLOCK = /(?:^|T|\s)(\d{1,2}):(\d{2})(?::(\d{2}))?/u;
const DAY = 86_400;
const HALF_DAY = 43_200;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/_s$|\bsec|초/iu, 1],
  [/minute|\bmin|분$|분\)/iu, 60],
  [/hour|시간/iu, 3600],
];
const BEGINS = /depart|start|begin|open|from|출발|시작|개관|개장/iu;
const ENDS = /arriv|end|close|until|finish|도착|종료|끝|마감|폐관/iu;

function secondsOf(cell: Cell | undefined): number {
  const match = CLOCK.exec(cell?.text ?? '');
  return match === null
    ? Number.NaN
    : Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0);
}

function nearest(here: Here, figure: Figure): number | null {
  const gaps = here.clause.columns.map(({ column, from, to }) => ({
    column,
    gap: from >= figure.to ? from - figure.to : figure.from - to + 0.5,
  }));
  return gaps.sort((a, b) => a.gap - b.gap).find(({ gap }) => gap < 4)?.column ?? null;
}

function clockAnswer(here: Here, figure: Figure): Answer {
  const [row] = here.rows;
  if (row === undefined || here.rows.length !== 1) return OPEN;
  const cells = here.table.rows[row]?.cells ?? [];
  const timed = cells.flatMap((cell, column) =>
    Number.isNaN(secondsOf(cell)) ? [] : [{ column, at: secondsOf(cell) }],
  );
  const bound = nearest(here, figure);
  const asked = timed.some(({ column }) => column === bound)
    ? timed.filter(({ column }) => column === bound)
    : timed;
  const said = /오전|새벽|아침|[ap]\.?m|:|오후|저녁|밤/iu.test(here.clause.said);
  const fits = ({ at }: { at: number }): boolean =>
    at === figure.number.value || (!said && at - HALF_DAY === figure.number.value);
  const fit = asked.find(fits);
  if (fit !== undefined)
    return answer('yes', {
      used: [figure],
      cells: cellsIn(here.rows, fit.column),
      said: `${columnName(here, fit.column)} of ${rowNames(here, here.rows)} = ${cells[fit.column]?.text ?? ''}`,
    });
  const [one] = asked;
  return one === undefined
    ? OPEN
    : answer('no', {
        used: [figure],
        cells: cellsIn(here.rows, one.column),
        said: `${columnName(here, one.column)} of ${rowNames(here, here.rows)} = ${cells[one.column]?.text ?? ''}`,
      });
}

function lengthAnswer(here: Here, figure: Figure): Answer {
  const [row] = here.rows;
  if (row === undefined || here.rows.length !== 1) return OPEN;
  const cells = here.table.rows[row]?.cells ?? [];
  for (const { at, key, kind } of here.table.columns) {
    const unit = UNITS.find(([pattern]) => pattern.test(key))?.[1];
    if (
      kind === 'number' &&
      unit !== undefined &&
      (cells[at]?.number ?? Number.NaN) * unit === figure.number.value
    )
      return answer('yes', {
        used: [figure],
        cells: cellsIn(here.rows, at),
        said: `${key} = ${cells[at]?.text ?? ''}`,
      });
  }
  const begins = here.table.columns.find(
    ({ key, at }) => BEGINS.test(key) && !Number.isNaN(secondsOf(cells[at])),
  );
  const ends = here.table.columns.find(
    ({ key, at }) => ENDS.test(key) && !Number.isNaN(secondsOf(cells[at])),
  );
  if (begins === undefined || ends === undefined) return OPEN;
  const took = (secondsOf(cells[ends.at]) - secondsOf(cells[begins.at]) + DAY) % DAY;
  return answer(took === figure.number.value ? 'yes' : 'no', {
    used: [figure],
    cells: [...cellsIn(here.rows, begins.at), ...cellsIn(here.rows, ends.at)],
    said: `difference(${ends.key}, ${begins.key}) = ${took / 60} min`,
  });
}

/** A time of day that stands in the row, or a length of time that does, or lies between its beginning and end. */
export function timeAnswer(here: Here, figure: Figure): Answer {
  return figure.kind === 'clock' ? clockAnswer(here, figure) : lengthAnswer(here, figure);
}
