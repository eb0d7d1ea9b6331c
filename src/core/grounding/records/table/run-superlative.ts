import type { Cue, Slot } from './claim-reading.ts';
import { shownCell } from './cell.ts';
import { chooseColumns, onlyColumn } from './choose-column.ts';
import { numberFits } from './number-fits.ts';
import type { Program } from './program.ts';
import { boundMentions, nounAfter } from './run-count.ts';
import {
  cellsOf,
  type ColumnChoice,
  cuesOf,
  type Context,
  isScope,
  overlap,
  rowsOf,
  selection,
  shownWhere,
  slotsBeside,
} from './scope.ts';
import { largest, smallest } from '../extremes.ts';

/** `second tallest`, 두 번째로 높은: the place, and the slot that says it. */
function placeOf({ claim }: Context, cue: Cue): { place: number; slot: Slot | null } {
  const slot = claim.slots.find(
    ({ number, from, to }) =>
      number !== null &&
      number.ordinal &&
      (overlap({ from, to }, cue) || (from < cue.from && cue.from - to <= 1)),
  );
  const place = slot?.number?.value ?? 1;
  return { place: Number.isInteger(place) && place > 0 ? place : 1, slot: slot ?? null };
}

function orderOf({ table }: Context, row: number, column: number): number {
  return column < 0 ? row : (table.rows[row]?.cells[column]?.order ?? Number.NaN);
}

/** The rows at a place of the order; ties share it. */
function rowsAt(
  context: Context,
  rows: readonly number[],
  { column, direction }: ColumnChoice,
  place: number,
): number[] {
  const values = [...new Set(rows.map((row) => orderOf(context, row, column)))].filter(
    (value) => !Number.isNaN(value),
  );
  values.sort((a, b) => (direction === 'max' ? b - a : a - b));
  const value = values[place - 1];
  return value === undefined ? [] : rows.filter((row) => orderOf(context, row, column) === value);
}

function bears(context: Context, slot: Slot, row: number, column: number): boolean {
  const { table } = context;
  if (slot.number !== null && column >= 0 && (slot.bound === null || slot.bound === column))
    if (numberFits(slot.number, table.rows[row]?.cells[column]?.number ?? Number.NaN, table.columns[column]))
      return true;
  return selection(context, slot).has.has(row);
}

function runOne(
  context: Context,
  cue: Cue,
  choice: ColumnChoice,
  filters: readonly Slot[],
  said: readonly Slot[],
  extra: number,
): Program[] {
  const { table, claim } = context;
  const { place, slot: placed } = placeOf(context, cue);
  const scope = rowsOf(context, filters);
  const winners = rowsAt(context, scope, choice, place);
  const [winner] = winners;
  if (winner === undefined || said.length === 0) return [];
  const missing = said.filter((slot) => !winners.some((row) => bears(context, slot, row, choice.column)));
  const met = winners.some((row) => said.every((slot) => bears(context, slot, row, choice.column)));
  const cell = choice.column < 0 ? null : table.rows[winner]?.cells[choice.column];
  const name = choice.column < 0 ? 'row' : (table.columns[choice.column]?.key ?? '');
  const result = cell === null || cell === undefined ? `${winner + 1}` : shownCell(cell);
  const where = filters.length === 0 ? '' : ` where ${shownWhere(context, filters)}`;
  const key = table.rows[winner]?.cells[0]?.text ?? '';
  return [
    {
      operation: choice.column < 0 ? 'order' : 'superlative',
      holds: claim.negated ? !met : met,
      used: [
        ...choice.used,
        ...nounAfter(context, cue.to),
        ...said,
        ...filters,
        ...boundMentions(context, [...said, ...filters]),
        ...(placed === null ? [] : [placed]),
        ...cuesOf(context, 'not'),
      ],
      doubt: choice.doubt + extra,
      derivation: `${place === 1 ? '' : `${place}. `}${choice.direction}(${name}${where}) = ${result} at "${key}"`,
      cells: cellsOf(winners, Math.max(0, choice.column)),
      wrong: met ? [] : missing.length > 0 ? missing : said,
    },
  ];
}

const TIMELY = /\b(?:first|last|earliest|latest|oldest|newest)\b|마지막|처음|먼저|일찍|늦|오래/;

/** Without a column: the order of dates, or of the rows themselves. */
function orders(context: Context, cue: Cue): ColumnChoice[] {
  const direction = cue.kind === 'first' ? 'min' : cue.kind === 'last' ? 'max' : cue.direction;
  const said = context.claim.words.slice(cue.from, cue.to).map(({ lower }) => lower);
  if (direction === null || (cue.kind === 'superlative' && !TIMELY.test(said.join(' ')))) return [];
  const dates = onlyColumn(context, cue, 'date').map((choice) => ({ ...choice, direction, doubt: 0.15 }));
  return [...dates, { column: -1, used: [cue], doubt: 0.3, direction }];
}

/** Roles of the slots: what narrows the rows and what is said of the winner. */
function rolesOf(
  context: Context,
  slots: readonly Slot[],
): { filters: Slot[]; said: Slot[]; extra: number }[] {
  const scoped = slots.filter(
    (slot) => isScope(context, slot) && selection(context, slot).rows.length > 1 && slot.kind !== 'number',
  );
  const rest = slots.filter((slot) => !scoped.includes(slot));
  const whole = { filters: [], said: [...slots], extra: scoped.length > 0 && rest.length > 0 ? 0.2 : 0 };
  return scoped.length > 0 && rest.length > 0 ? [{ filters: scoped, said: rest, extra: 0 }, whole] : [whole];
}

/** The most frequent value of a column: the most games. */
function runMostFrequent(context: Context, cue: Cue, slots: readonly Slot[]): Program[] {
  const [slot] = slots.filter((one) => one.kind === 'text');
  const column = slot === undefined ? null : selection(context, slot).column;
  if (
    slot === undefined ||
    column === null ||
    !/^(?:most|fewest|least)$/.test(context.claim.words[cue.from]?.lower ?? '')
  )
    return [];
  const sizes = (context.table.columns[column]?.values ?? []).map(({ rows }) => rows.length);
  const best = cue.direction === 'max' ? largest(sizes) : smallest(sizes);
  const own = selection(context, slot).rows;
  const met = own.length === best;
  return [
    {
      operation: 'superlative',
      holds: context.claim.negated ? !met : met,
      used: [cue, slot, ...cuesOf(context, 'not')],
      doubt: 0.45,
      derivation: `count(rows where ${selection(context, slot).shown}) = ${own.length}, ${cue.direction} of counts = ${best}`,
      cells: cellsOf(own, column),
      wrong: met ? [] : [slot],
    },
  ];
}

/** The claim read as one row, or value, at an end of an order. */
export function runSuperlative(context: Context): Program[] {
  return cuesOf(context, 'superlative', 'first', 'last').flatMap((cue) => {
    const placed = placeOf(context, cue).slot;
    const slots = slotsBeside(context, placed === null ? [cue] : [cue, placed]);
    const choices = cue.kind === 'superlative' ? chooseColumns(context, cue) : [];
    const fallback =
      choices.length > 0 || cue.kind !== 'superlative' ? [] : onlyColumn(context, cue, 'number');
    return [
      ...[...choices, ...fallback, ...orders(context, cue)].flatMap((choice) =>
        rolesOf(context, slots).flatMap(({ filters, said, extra }) =>
          runOne(context, cue, choice, filters, said, extra),
        ),
      ),
      ...(choices.length === 0 ? runMostFrequent(context, cue, slots) : []),
    ];
  });
}
