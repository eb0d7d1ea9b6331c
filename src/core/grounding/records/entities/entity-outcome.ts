import type { RecordOutcome } from '../../../../contract/record-mapping.ts';
import { type Frame, REACH } from './entity-frame.ts';
import { isMark, meaningOf } from './entity-item.ts';
import { type Entity, numberOf } from './entity-world.ts';

/** A noun of parts that no phrase of the mapping explains: "the final three periods", "the rest of the way". */
export function isUnknownPeriod(frame: Frame, at: number): boolean {
  const item = frame.items[at];
  if (item?.kind !== 'word') return false;
  return frame.world.periodNouns.has(item.key) || /^(?:rest|remainder|remaining)$/.test(item.key);
}

/** The period at an item; null for one that is unknown, or one of several taken together. */
function periodIn(frame: Frame, at: number): readonly string[] | null | undefined {
  if (isUnknownPeriod(frame, at)) return null;
  const sum = meaningOf(frame.items[at], 'period')?.sum;
  if (sum === undefined) return undefined;
  const [before, far] = [frame.items[at - 1], frame.items[at - 2]];
  const joined = before?.kind === 'word' && before.key === 'and' && far?.kind === 'number';
  return joined ? null : sum;
}

/** True behind "in the", "over the" or a verb of outcome: the clause speaks of that period. */
function isWithin(frame: Frame, at: number): boolean {
  return frame.items
    .slice(Math.max(0, at - 3), at)
    .some(
      (item) =>
        (item.kind === 'word' && /^(?:in|over|during|for|through|throughout|of|after)$/.test(item.key)) ||
        meaningOf(item, 'outcome') !== undefined,
    );
}

/**
 * The part of the whole that a clause speaks of, as the columns whose sum it is: the outcome's own column where none
 * is named, null where one is named that nobody explains. `near` does not look back over a comma.
 */
export function periodAt(
  frame: Frame,
  at: number,
  outcome: RecordOutcome,
  near = false,
): readonly string[] | null {
  const limit = Math.min(frame.items.length, at + REACH);
  for (let next = at; next < limit; next++) {
    const sum = periodIn(frame, next);
    if (sum !== undefined) return sum;
    if (next > at && isClauseEnd(frame, next, at)) break;
  }
  for (let back = at - 1; back >= Math.max(0, at - REACH) && !isClauseEnd(frame, back, at); back--) {
    if (near && isMark(frame.items[back], ',')) break;
    const sum = periodIn(frame, back);
    if (sum !== undefined && isWithin(frame, back)) return sum;
  }
  return [outcome.column];
}

function isClauseEnd(frame: Frame, at: number, from: number): boolean {
  const item = frame.items[at];
  if (isMark(item, ';')) return true;
  return (
    item?.kind === 'word' &&
    /^(?:while|but|as|and)$/.test(item.key) &&
    frame.places[at]?.clause !== frame.places[from]?.clause
  );
}

/** The value of a record over columns; null where one of them is no number. */
export function sumOf(entity: Entity, keys: readonly string[]): number | null {
  let sum = 0;
  for (const key of keys) {
    const value = numberOf(entity, key);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** True for records that can win or lose. */
export function hasOutcome(entity: Entity | undefined, outcome: RecordOutcome): entity is Entity {
  return entity?.kind.at.has(outcome.column) === true;
}

/** The other record of two; null where there are more or fewer. */
export function rival(entity: Entity): Entity | null {
  const others = entity.kind.entities.filter((one) => one !== entity);
  return others.length === 1 ? (others[0] ?? null) : null;
}
