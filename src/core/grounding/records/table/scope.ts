import type { ClaimReading, Cue, CueKind, Slot, Stretch } from './claim-reading.ts';
import { intersect, type Selection, selectRows } from './select-rows.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { CellPlace } from './program.ts';

const PREPOSITION =
  /^(?:in|of|from|among|for|at|on|during|with|when|where|against|by|under|within|that|which|who|to)$/;
const KOREAN_SCOPE = /(?:에서|에는|에|의|중|중에서|가운데|인|있는|에서는)$/;

/** A claim and its table, on the way through the readers. */
export interface Context {
  readonly claim: ClaimReading;
  readonly table: PreparedTable;
  readonly selections: ReadonlyMap<Slot, Selection>;
}

export function contextOf(claim: ClaimReading, table: PreparedTable): Context {
  const selections = new Map(
    claim.slots.map((slot): [Slot, Selection] => {
      const start = claim.words[slot.from]?.start ?? 0;
      const end = claim.words[slot.to - 1]?.end ?? start;
      return [slot, selectRows(slot, table, claim.text.slice(start, end))];
    }),
  );
  return { claim, table, selections };
}

const NOTHING: Selection = { rows: [], has: new Set(), column: null, shown: '' };

export function selection({ selections }: Context, slot: Slot): Selection {
  return selections.get(slot) ?? NOTHING;
}

/** The rows that all of the slots select. */
export function rowsOf(context: Context, slots: readonly Slot[]): number[] {
  return intersect(
    slots.map((slot) => selection(context, slot)),
    context.table.rows.length,
  );
}

/** Slots by the column that they were read in; those without one stand alone. */
function byColumn(context: Context, slots: readonly Slot[]): Slot[][] {
  const groups = new Map<number, Slot[]>();
  for (const [at, slot] of slots.entries()) {
    const key = selection(context, slot).column ?? -1 - at;
    groups.set(key, [...(groups.get(key) ?? []), slot]);
  }
  return [...groups.values()];
}

/** Slots of one column that no row has together: each of them names rows of its own. */
export function rivalsOf(context: Context, slots: readonly Slot[]): readonly Slot[] {
  const groups = byColumn(context, slots).filter((group) => group.length > 1);
  return groups.find((group) => rowsOf(context, group).length === 0) ?? [];
}

/** As `rowsOf`, but values of one column that no row has together are taken as `or`. */
export function rowsOfAny(context: Context, slots: readonly Slot[]): number[] {
  const rivals = rivalsOf(context, slots);
  if (rivals.length === 0) return rowsOf(context, slots);
  const rest = slots.filter((slot) => !rivals.includes(slot));
  const rows = rivals.flatMap((slot) => rowsOf(context, [slot, ...rest]));
  return [...new Set(rows)].sort((a, b) => a - b);
}

export function cuesOf({ claim }: Context, ...kinds: readonly CueKind[]): Cue[] {
  return claim.cues.filter(({ kind }) => kinds.includes(kind));
}

export function overlap(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}

/** The slots that a cue does not stand in. */
export function slotsBeside({ claim }: Context, taken: readonly Stretch[]): Slot[] {
  return claim.slots.filter((slot) => !taken.some((place) => overlap(slot, place)));
}

/** True where the words around a slot make it a scope: `in Marl`, 서울에서. */
export function isScope({ claim }: Context, slot: Slot): boolean {
  let at = slot.from - 1;
  while (at >= 0 && /^(?:the|a|an|all|each|every)$/.test(claim.words[at]?.lower ?? '')) at--;
  const before = claim.words[at]?.lower ?? '';
  if (PREPOSITION.test(before)) return true;
  const last = claim.words[slot.to - 1]?.lower ?? '';
  return (
    /[가-힣]$/.test(last) &&
    (KOREAN_SCOPE.test(last) || /^(?:있는|중|소속|출신|지역|내|안)/.test(claim.words[slot.to]?.lower ?? ''))
  );
}

export function shownWhere(context: Context, slots: readonly Slot[]): string {
  return slots.map((slot) => selection(context, slot).shown).join(' and ');
}

/** `column where A = "x"`, or the column alone. */
export function shownColumn(context: Context, column: number, slots: readonly Slot[]): string {
  const name = context.table.columns[column]?.key ?? '';
  return slots.length === 0 ? name : `${name} where ${shownWhere(context, slots)}`;
}

export function cellsOf(rows: readonly number[], column: number | null): CellPlace[] {
  return rows.map((row) => ({ row, column: column ?? 0 }));
}

/** Where a cue's column may be looked for. */
export interface ColumnChoice {
  readonly column: number;
  readonly used: readonly Stretch[];
  readonly doubt: number;
  readonly direction: 'max' | 'min';
}
