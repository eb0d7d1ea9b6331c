import type { ColumnWords } from './entity-columns.ts';
import { type Frame, firstFrom } from './entity-frame.ts';
import type { NumberItem } from './entity-item.ts';
import { groupOf } from './entity-prepare.ts';
import type { Entity } from './entity-world.ts';

/** The cell that a number speaks of. */
export interface Target {
  readonly entity: Entity;
  readonly key: string;
  /** True where entity and column are beyond doubt. */
  readonly sure: boolean;
}

const INTO = /^(?:to|into|at|under|below)$/;

/** "forced the Spurs into 16", "held them to 38": the record before the preposition, not the subject. */
function reached(frame: Frame, at: number): Entity | undefined {
  let back = at - 1;
  while (back > at - 5) {
    const item = frame.items[back];
    if (item === undefined || item.kind === 'mention') break;
    if (item.kind === 'word' && INTO.test(item.key)) {
      const before = frame.items[back - 1];
      return before?.kind === 'mention' ? frame.places[back - 1]?.entity : undefined;
    }
    if (item.kind !== 'word') break;
    back--;
  }
  return undefined;
}

/** "Barnaby's 4,875": the name right before the number. */
function possessor(frame: Frame, at: number): Entity | undefined {
  const name = frame.items[at - 2];
  const owns = frame.items[at - 1]?.kind === 'possessive' && name?.kind === 'mention';
  return owns ? frame.places[at - 2]?.entity : undefined;
}

/** Where "a 16-point effort from Aaron Gordon" names whose it is; -1 where nobody is named so. */
function giverAt(frame: Frame, at: number): number {
  for (let next = at + 1; next < at + 8 && next < frame.items.length; next++) {
    const item = frame.items[next];
    if (item?.kind === 'number' || item?.kind === 'mention' || (item?.kind === 'mark' && item.text !== '-'))
      return -1;
    const from = item?.kind === 'word' && /^(?:from|by)$/.test(item.key);
    if (from || (item?.kind === 'phrase' && item.text === 'by'))
      return frame.items[next + 1]?.kind === 'mention' ? next + 1 : -1;
  }
  return -1;
}

function giver(frame: Frame, at: number): Entity | undefined {
  return frame.places[giverAt(frame, at)]?.entity;
}

function isFromSeveral(frame: Frame, at: number): boolean {
  const name = giverAt(frame, at);
  const and = frame.items[name + 1];
  return name > 0 && and?.kind === 'word' && and.key === 'and' && frame.items[name + 2]?.kind === 'mention';
}

/** The records that a number at an item may belong to, the likeliest first. */
function owners(frame: Frame, at: number): { readonly entity: Entity; readonly sure: boolean }[] {
  const place = frame.places[at];
  if (place === undefined) return [];
  if (isFromSeveral(frame, at)) return [];
  const into = possessor(frame, at) ?? giver(frame, at) ?? reached(frame, at);
  const [subject] = place.subject;
  const found: { entity: Entity; sure: boolean }[] = [];
  if (into !== undefined && !place.local) found.push({ entity: into, sure: true });
  if (subject !== undefined && place.subject.length === 1)
    found.push({ entity: subject, sure: place.by !== 'carried' });
  if (place.subject.length > 1) return found;
  if (place.object !== undefined) found.push({ entity: place.object, sure: false });
  const group = subject === undefined ? null : groupOf(frame.world, subject);
  if (group !== null) found.push({ entity: group, sure: false });
  if (found.length === 0) {
    const later =
      frame.places[firstFrom(frame, at, (one) => frame.places[one]?.entity !== undefined)]?.entity;
    if (later !== undefined) found.push({ entity: later, sure: true });
  }
  return found;
}

/** Of the columns that the words name, the one that the record has and that fits a share or a plain number. */
export function fittingKey(
  frame: Frame,
  entity: Entity,
  keys: readonly string[],
  percent: boolean,
): string | null {
  const own = keys.filter((key) => entity.kind.at.has(key));
  const shares = own.filter((key) => frame.world.shares.has(key));
  const plain = own.filter((key) => !frame.world.shares.has(key));
  if (percent) return shares[0] ?? null;
  return plain[0] ?? shares[0] ?? null;
}

/** The cell that a number speaks of; null where no record named here has such a column. */
export function targetOf(frame: Frame, at: number, number: NumberItem, words: ColumnWords): Target | null {
  for (const { entity, sure } of owners(frame, at)) {
    const key = fittingKey(frame, entity, words.keys, number.percent);
    const fits = key !== null && frame.world.shares.has(key) === number.percent;
    if (key !== null) return { entity, key, sure: sure && words.sure && fits };
  }
  return null;
}
