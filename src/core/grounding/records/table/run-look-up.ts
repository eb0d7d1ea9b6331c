import { hasDate } from './cell.ts';
import type { Slot } from './claim-reading.ts';
import type { CellPlace, Program } from './program.ts';
import { bestOption } from './select-rows.ts';
import { type Context, selection } from './scope.ts';

const LINK = /^(?:and|while|but|whereas|or)$/;

interface Match {
  readonly row: number;
  readonly met: readonly Slot[];
}

/** The row that bears most of the slots out, the subject weighing most. */
function bestRow(context: Context, slots: readonly Slot[]): Match | null {
  const counts = new Map<number, number>();
  for (const [at, slot] of slots.entries()) {
    const weight = (slot.kind === 'text' ? 1 : 0.9) * (bestOption(slot)?.share ?? 1) + (at === 0 ? 0.5 : 0);
    for (const row of selection(context, slot).rows) counts.set(row, (counts.get(row) ?? 0) + weight);
  }
  let best: number | null = null;
  for (const [row, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = row;
  if (best === null) return null;
  const row = best;
  return { row, met: slots.filter((slot) => selection(context, slot).has.has(row)) };
}

function holdsInOneRow(context: Context, slots: readonly Slot[]): boolean {
  return bestRow(context, slots)?.met.length === slots.length;
}

/** Slots of one column that no row has together: 한빛점과 누리점. */
function rivals(context: Context, slots: readonly Slot[]): readonly Slot[] {
  const byColumn = new Map<number, Slot[]>();
  for (const slot of slots) {
    const column = selection(context, slot).column;
    if (column !== null && slot.options.length > 0)
      byColumn.set(column, [...(byColumn.get(column) ?? []), slot]);
  }
  return [...byColumn.values()].find((group) => group.length > 1 && !holdsInOneRow(context, group)) ?? [];
}

function distributed(context: Context, slots: readonly Slot[]): boolean {
  const group = rivals(context, slots);
  const others = slots.filter((slot) => !group.includes(slot));
  return group.length > 1 && group.every((slot) => holdsInOneRow(context, [slot, ...others]));
}

/** Parts of the claim between `and`, `while`, commas; a part without a subject takes that of the first. */
function segments({ claim }: Context, slots: readonly Slot[]): Slot[][] {
  const parts: Slot[][] = [[]];
  let at = 0;
  for (const slot of slots) {
    const between = claim.words.slice(at, slot.from);
    const parted =
      between.some(({ lower }) => LINK.test(lower)) ||
      between.some((word) => word.parted) ||
      claim.words[slot.from]?.parted === true;
    if (parted && parts.at(-1)?.length !== 0) parts.push([]);
    parts.at(-1)?.push(slot);
    at = slot.to;
  }
  return parts;
}

function holdsInParts(context: Context, slots: readonly Slot[]): boolean {
  const parts = segments(context, slots);
  const [first] = slots;
  if (parts.length < 2 || first === undefined) return false;
  const subject = selection(context, first).column;
  return parts.every((part) => {
    const own = part.some((slot) => selection(context, slot).column === subject);
    if (part.length === 1 && own && parts.length > 1 && part[0] !== first) return false;
    return holdsInOneRow(context, own ? part : [first, ...part]);
  });
}

/** Of facts: each value stands in a row that the claim names, or is named itself. */
function holdsInLinks(context: Context, slots: readonly Slot[]): boolean {
  if (!context.table.linked) return false;
  const named = new Set(
    slots.flatMap(({ options }) => options.find(({ column }) => column === 0)?.rows ?? []),
  );
  return slots.every((slot) => selection(context, slot).rows.some((row) => named.has(row)));
}

function placesOf(context: Context, slots: readonly Slot[], row: number): CellPlace[] {
  return slots.flatMap((slot) => {
    const { column } = selection(context, slot);
    const option = slot.options.find(({ rows }) => rows.includes(row));
    const at = slot.bound ?? option?.column ?? column;
    return at === null ? [] : [{ row, column: at }];
  });
}

function derivationOf(
  context: Context,
  slots: readonly Slot[],
  { row }: Match,
): { derivation: string; cells: CellPlace[] } {
  const { table } = context;
  const cells = placesOf(context, slots, row);
  const [key, ...rest] = cells;
  const keyText =
    key === undefined
      ? ''
      : `${table.columns[key.column]?.key} = "${table.rows[row]?.cells[key.column]?.text}"`;
  const shown = rest
    .filter(({ column }, at) => rest.findIndex((other) => other.column === column) === at)
    .map(
      ({ column }) =>
        `${table.columns[column]?.key} where ${keyText} = ${table.rows[row]?.cells[column]?.text}`,
    );
  return { derivation: shown.length === 0 ? `row where ${keyText}` : shown.join('; '), cells };
}

/** What a look-up leaves out when it does not do an operation that the claim names. */
const IGNORED: ReadonlyMap<string, number> = new Map([
  ['superlative', 0.12],
  ['comparative', 0.12],
  ['only', 0.25],
  ['all', 0.12],
  ['none', 0.12],
  ['most of', 0.25],
  ['average', 0.25],
  ['same', 0.12],
]);
const UNSURE = 0.5;

/** Doubt about a look-up that fails: a number bound to no column, or one whose cell is empty, proves nothing. */
function unsure({ table, claim }: Context, row: number, missing: readonly Slot[]): number {
  const cells = table.rows[row]?.cells ?? [];
  const proves = missing.some((slot) => {
    if (slot.kind === 'text') return slot.options.some(({ column }) => cells[column]?.empty === false);
    if (slot.kind === 'date') return table.dated.some((column) => hasDate(cells[column]));
    if (slot.bound === null || cells[slot.bound]?.empty !== false) return false;
    const near = claim.columns.filter(({ from, to }) => from - slot.to < 4 && slot.from - to < 4);
    return !near.some(({ column }) => column !== slot.bound && cells[column]?.empty === true);
  });
  return proves ? 0 : UNSURE;
}

/** True where the column that a number is bound to is the noun behind it. */
function isBeside({ claim }: Context, slot: Slot): boolean {
  return claim.columns.some(
    ({ column, from }) => column === slot.bound && from > slot.from && from <= slot.to,
  );
}

/** Everything that the claim names stands in one row, or each part of it in one. */
export function runLookUp(context: Context): Program[] {
  const { claim } = context;
  const { slots } = claim;
  const match = bestRow(context, slots);
  if (match === null || slots.length === 0) return [];
  const inOne = match.met.length === slots.length;
  const inParts =
    !inOne &&
    (slots.length > 2 || context.table.linked) &&
    (holdsInParts(context, slots) || distributed(context, slots) || holdsInLinks(context, slots));
  const met = inOne || inParts;
  const missing = slots.filter((slot) => !match.met.includes(slot));
  const partial = slots.reduce((sum, slot) => sum + 1 - (bestOption(slot)?.share ?? 1), 0) / slots.length;
  const { derivation, cells } = derivationOf(context, slots, match);
  const bound = claim.columns.filter((mention) => slots.some((slot) => slot.bound === mention.column));
  const counting = slots.filter(
    (slot) => slot.number?.counts === true && slot.bound === null && !isBeside(context, slot),
  ).length;
  const loose = slots.filter(
    (slot) => slot.number?.counts === true && slot.bound !== null && !isBeside(context, slot),
  ).length;
  const ignored = claim.cues.reduce((sum, { kind }) => sum + (IGNORED.get(kind) ?? 0), 0);
  const doubt =
    (inParts ? 0.2 : 0) +
    partial * 0.3 +
    (slots.length < 2 ? 0.5 : 0) +
    counting * 0.25 +
    loose * 0.1 +
    Math.min(0.4, ignored) +
    (met ? 0 : unsure(context, match.row, missing));
  const wrong = met ? [] : missing;
  return [
    {
      operation: 'look up',
      holds: claim.negated ? !met : met,
      used: [...slots, ...bound, ...claim.cues.filter(({ kind }) => kind === 'not')],
      doubt,
      derivation,
      cells,
      wrong,
    },
  ];
}
