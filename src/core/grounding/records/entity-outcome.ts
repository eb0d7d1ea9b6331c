import type { RecordOutcome } from '../../../contract/record-mapping.ts';
import { type Frame, REACH } from './entity-frame.ts';
import { isMark, meaningOf } from './entity-item.ts';
import { type Entity, numberOf } from './entity-world.ts';

/** The part of the whole that a clause speaks of, as the columns whose sum it is. */
export function periodAt(frame: Frame, at: number, outcome: RecordOutcome, near = false): readonly string[] {
  const limit = Math.min(frame.items.length, at + REACH);
  for (let next = at; next < limit; next++) {
    const sum = meaningOf(frame.items[next], 'period')?.sum;
    if (sum !== undefined) return sum;
    if (next > at && isClauseEnd(frame, next, at)) break;
  }
  for (let back = at - 1; back >= Math.max(0, at - REACH) && !isClauseEnd(frame, back, at); back--) {
    if (near && isMark(frame.items[back], ',')) break;
    const sum = meaningOf(frame.items[back], 'period')?.sum;
    if (sum !== undefined) return sum;
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
