import { unitOf } from '../../../language/units.ts';
import { showNumber } from '../../facts/show.ts';
import type { ClaimedNumber, Cue, Slot } from './claim-reading.ts';
import { chooseColumns, onlyColumn } from './choose-column.ts';
import { agrees } from './number-fits.ts';
import { type Pair, pairOf, rowOf } from './pair.ts';
import type { Program } from './program.ts';
import { cellsOf, type ColumnChoice, cuesOf, type Context, rowsOf, selection, slotsBeside } from './scope.ts';

function orderOf({ table }: Context, row: number, column: number): number {
  return column < 0 ? row : (table.rows[row]?.cells[column]?.order ?? Number.NaN);
}

function amountOf(pair: Pair, cue: Cue): { slot: Slot; number: ClaimedNumber } | null {
  const slot = pair.rest.find(
    ({ number }) =>
      number !== null &&
      !number.ordinal &&
      Math.abs(number.to - cue.from) + Math.abs(number.from - cue.to) < 14,
  );
  return slot === undefined || slot.number === null ? null : { slot, number: slot.number };
}

function compareRows(context: Context, cue: Cue, pair: Pair, choice: ColumnChoice): Program[] {
  const [a, b] = [rowOf(context, pair.one, pair.rest), rowOf(context, pair.other, pair.rest)];
  if (a === null || b === null || a.row === b.row) return [];
  const [left, right] = [orderOf(context, a.row, choice.column), orderOf(context, b.row, choice.column)];
  if (Number.isNaN(left) || Number.isNaN(right)) return [];
  const direct = choice.direction === 'max' ? left > right : left < right;
  const amount = amountOf(pair, cue);
  const step = stepOf(context, choice.column, Math.abs(left - right), amount?.number ?? null);
  const times = cuesOf(context, 'times').length > 0;
  const exact =
    amount === null
      ? true
      : times
        ? agrees(amount.number, Math.max(left, right) / Math.min(left, right))
        : agrees(
            {
              ...amount.number,
              comparator: amount.number.comparator === 'gt' ? 'eq' : amount.number.comparator,
            },
            round(step),
          );
  const met = direct && exact;
  const [x, y] = [showNumber(left), showNumber(right)];
  const formula =
    amount === null
      ? `${x} ${left > right ? '>' : left < right ? '<' : '='} ${y}`
      : times
        ? `${x} / ${y} = ${showNumber(left / right)}`
        : `${x} - ${y} = ${showNumber(left - right)}`;
  const name = choice.column < 0 ? 'row' : (context.table.columns[choice.column]?.key ?? '');
  return [
    {
      operation: amount === null ? 'compare' : times ? 'ratio' : 'difference',
      holds: context.claim.negated ? !met : met,
      used: [
        ...choice.used,
        pair.one,
        pair.other,
        ...(amount === null ? [] : [amount.slot]),
        ...cuesOf(
          context,
          'than',
          'not',
          'difference',
          'before',
          'after',
          ...(times ? (['times'] as const) : []),
        ),
      ],
      doubt: choice.doubt + a.doubt + b.doubt,
      derivation: `${name} where ${selection(context, pair.one).shown}, ${selection(context, pair.other).shown}: ${formula}`,
      cells: cellsOf([a.row, b.row], Math.max(0, choice.column)),
      wrong: met ? [] : amount !== null && direct ? [amount.slot] : [cue],
    },
  ];
}

const SECONDS = 86_400;

/** A step between dates in the unit that the claim counts in; a step between numbers as it is. */
function stepOf({ table }: Context, column: number, step: number, number: ClaimedNumber | null): number {
  if (table.columns[column]?.kind !== 'date' || typeof number?.unit !== 'string') return step;
  const unit = unitOf(number.unit);
  if (unit?.dimension !== 'time') return step;
  const days = unit.factor / SECONDS;
  return days > 300 ? Math.round(step / days) : days > 27 ? Math.round(step / days) : step / days;
}

function round(value: number): number {
  return Number(value.toPrecision(12));
}

function compareCounts(context: Context, cue: Cue, pair: Pair): Program[] {
  const [a, b] = [
    rowsOf(context, [pair.one, ...pair.rest.filter(({ kind }) => kind !== 'number')]),
    rowsOf(context, [pair.other, ...pair.rest.filter(({ kind }) => kind !== 'number')]),
  ];
  if (a.length + b.length < 3) return [];
  const amount = amountOf(pair, cue);
  const direct = cue.direction === 'max' ? a.length > b.length : a.length < b.length;
  const met =
    direct &&
    (amount === null || agrees({ ...amount.number, comparator: 'eq' }, Math.abs(a.length - b.length)));
  return [
    {
      operation: 'compare counts',
      holds: context.claim.negated ? !met : met,
      used: [cue, pair.one, pair.other, ...pair.rest, ...cuesOf(context, 'than', 'not', 'times')],
      doubt: 0.35,
      derivation: `count(rows where ${selection(context, pair.one).shown}) = ${a.length}, count(rows where ${selection(context, pair.other).shown}) = ${b.length}`,
      cells: [
        ...cellsOf(a, selection(context, pair.one).column),
        ...cellsOf(b, selection(context, pair.other).column),
      ],
      wrong: met ? [] : [cue],
    },
  ];
}

function timely(context: Context, cue: Cue): ColumnChoice[] {
  if (cue.kind !== 'before' && cue.kind !== 'after') return [];
  const direction = cue.kind === 'before' ? ('min' as const) : ('max' as const);
  const dates = onlyColumn(context, cue, 'date');
  const years = context.table.columns.filter(({ names }) =>
    names.some((name) =>
      name.some((word) => /^(?:year|date|built|build|open|found|born|연도|날짜|개점일|설립)/.test(word)),
    ),
  );
  const columns = [...dates.map(({ column }) => column), ...years.map(({ at }) => at)];
  return [...new Set(columns)]
    .map((column) => ({ column, used: [cue], doubt: 0.15, direction }))
    .concat({ column: -1, used: [cue], doubt: 0.45, direction });
}

/** Two rows compared by one column, with the difference where the claim gives one. */
export function runComparison(context: Context): Program[] {
  const cues = cuesOf(context, 'comparative', 'before', 'after').filter(
    (cue) => !context.claim.numbers.some(({ from, comparator }) => from === cue.to && comparator !== 'eq'),
  );
  return cues.flatMap((cue) => {
    const pair = pairOf(context, slotsBeside(context, [cue]).concat());
    if (pair === null) return [];
    const named = cue.kind === 'comparative' ? chooseColumns(context, cue) : timely(context, cue);
    const choices = named.length > 0 ? named : onlyColumn(context, cue, 'number');
    return [
      ...choices.flatMap((choice) => compareRows(context, cue, pair, choice)),
      ...(cue.kind === 'comparative' ? compareCounts(context, cue, pair) : []),
    ];
  });
}
