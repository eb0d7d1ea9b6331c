import type { RecordNotion } from '../../../contract/record-mapping.ts';
import { type Frame, firstFrom, REACH } from './entity-frame.ts';
import { hasSense, type Item, meaningOf, type NumberItem } from './entity-item.ts';
import { mates, membersOf } from './entity-prepare.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { fulfils, knowsNotion } from './entity-scope.ts';
import { isDenied, subjectAt } from './entity-subject-at.ts';
import type { Entity } from './entity-world.ts';

function shown(entity: Entity, notion: RecordNotion): string {
  return notion.columns.map((key) => `${key} ${cellRead(entity, key).quote}`).join(', ');
}

/** True where the notion counts or ranks others, and is not said of the subject. */
function isCounting(frame: Frame, at: number): boolean {
  return frame.items.slice(Math.max(0, at - 9), at).some((item, index) => {
    const place = Math.max(0, at - 9) + index;
    return hasSense(item, 'only') || hasSense(item, 'only_other') || isCounter(frame, place, at);
  });
}

function isCounter(frame: Frame, place: number, at: number): boolean {
  const item = frame.items[place];
  if (item?.kind !== 'number' || item.form === 'ordinal' || item.form === 'article') return false;
  return frame.items
    .slice(place + 1, Math.min(at, place + 4))
    .some((one) => meaningOf(one, 'noun') !== undefined);
}

function checkNotion(frame: Frame, at: number, item: Item, notion: RecordNotion): Found | null {
  const entity = subjectAt(frame, at);
  if (entity === null || !knowsNotion(entity, notion) || isDenied(frame, at) || isCounting(frame, at))
    return null;
  const text = item.kind === 'phrase' ? item.text : '';
  const holds = fulfils(entity, notion);
  return {
    rule: 'GR43',
    code: 'TERM_MISMATCH',
    outcome: holds ? 'supported' : 'contradicted',
    place: item,
    claimed: text,
    actual: shown(entity, notion),
    reading: `${entity.name}: ${notion.words[0] ?? text}`,
    derivation: `${entity.name}: ${shown(entity, notion)}, claimed "${text}"`,
    read: notion.columns.map((key) => cellRead(entity, key)),
  };
}

/** GR43: what a mapping calls a record that fulfils a condition. */
export function checkNotions(frame: Frame): Found[] {
  if (frame.future) return [];
  return frame.items.flatMap((item, at) => {
    const notion = meaningOf(item, 'notion')?.notion;
    const found = notion === undefined ? null : checkNotion(frame, at, item, notion);
    return found === null ? [] : [found];
  });
}

interface Ahead {
  readonly item: Item;
  readonly notion: RecordNotion;
}

function notionsAhead(frame: Frame, at: number): Ahead[] {
  return frame.items.slice(at + 1, at + 11).flatMap((item) => {
    const notion = meaningOf(item, 'notion')?.notion;
    return notion === undefined ? [] : [{ item, notion }];
  });
}

/** The one that is said to be the only one: named behind ("… was X") or before ("X was …"). */
function onlyOne(frame: Frame, at: number, ahead: readonly Ahead[]): Entity | null {
  const fits = (entity: Entity | null | undefined): entity is Entity =>
    entity !== null && entity !== undefined && ahead.some(({ notion }) => knowsNotion(entity, notion));
  const subject = subjectAt(frame, at);
  if (fits(subject)) return subject;
  const later = firstFrom(
    frame,
    at + 1,
    (one) => frame.places[one]?.role === 'subject' && fits(frame.places[one]?.entity),
  );
  return frame.places[later]?.entity ?? null;
}

function notSo(entity: Entity, { item, notion }: Ahead, text: string): Found {
  const claimed = text.slice(item.start, item.end);
  return {
    rule: 'GR43',
    code: 'TERM_MISMATCH',
    outcome: 'contradicted',
    place: item,
    claimed,
    actual: shown(entity, notion),
    reading: `${entity.name}: ${notion.words[0] ?? claimed}`,
    derivation: `${entity.name}: ${shown(entity, notion)}, claimed "${claimed}"`,
    read: notion.columns.map((key) => cellRead(entity, key)),
  };
}

/** "the only other starter in double figures": no mate that was not named yet may be one too. */
function checkOnly(frame: Frame, at: number, item: Item, other: boolean): Found | null {
  const ahead = notionsAhead(frame, at);
  const entity = onlyOne(frame, at, ahead);
  if (entity === null) return null;
  const asked = ahead.filter(({ notion }) => knowsNotion(entity, notion));
  const missed = asked.find(({ notion }) => !fulfils(entity, notion));
  if (missed !== undefined) return notSo(entity, missed, frame.text);
  const same = mates(entity).filter(
    (one) => one !== entity && asked.every(({ notion }) => fulfils(one, notion)),
  );
  const unnamed = same.filter((one) => !other || !frame.discourse.named.has(one));
  const names = unnamed.map(({ name }) => name).join(', ');
  return {
    rule: 'GR43',
    code: 'COUNT_MISMATCH',
    outcome: unnamed.length === 0 ? 'supported' : 'contradicted',
    place: item,
    claimed: frame.text.slice(item.start, item.end),
    actual: names,
    reading: `others like ${entity.name}`,
    derivation: `${asked.map(({ notion }) => notion.words[0] ?? '').join(', ')} beside ${entity.name}: ${names || 'none'}`,
    read: unnamed.flatMap((one) =>
      asked.flatMap(({ notion }) => notion.columns.map((key) => cellRead(one, key))),
    ),
  };
}

export function checkOnlys(frame: Frame): Found[] {
  if (frame.future) return [];
  return frame.items.flatMap((item, at) => {
    const other = hasSense(item, 'only_other');
    if (!other && !hasSense(item, 'only')) return [];
    const found = checkOnly(frame, at, item, other);
    return found === null ? [] : [found];
  });
}

function countScope(
  frame: Frame,
  at: number,
  notion: RecordNotion,
): { entities: readonly Entity[]; name: string } | null {
  const kind = frame.world.kinds.find(
    ({ entities }) => entities[0] !== undefined && knowsNotion(entities[0], notion),
  );
  if (kind === undefined) return null;
  const near = frame.places.slice(Math.max(0, at - REACH), at + REACH);
  const groups = [...(frame.places[at]?.subject ?? []), ...near.flatMap(({ entity }) => entity ?? [])].filter(
    (entity) => entity.kind !== kind && membersOf(frame.world, entity).length > 0,
  );
  const [group] = groups;
  if (new Set(groups).size > 1) return null;
  return group === undefined
    ? { entities: kind.entities, name: 'all' }
    : { entities: membersOf(frame.world, group), name: group.name };
}

function checkCount(frame: Frame, at: number, number: NumberItem): Found | null {
  const ahead = frame.items.slice(at + 1, at + 4);
  if (!ahead.some((item) => meaningOf(item, 'noun') !== undefined)) return null;
  const notion = notionsAhead(frame, at)[0]?.notion;
  const scope = notion === undefined ? null : countScope(frame, at, notion);
  if (notion === undefined || scope === null) return null;
  const count = scope.entities.filter((one) => fulfils(one, notion)).length;
  const fine = number.comparator === 'gte' ? count >= number.value : count === number.value;
  frame.used.add(at);
  return {
    rule: 'GR43',
    code: 'COUNT_MISMATCH',
    outcome: fine ? 'supported' : 'contradicted',
    place: number,
    claimed: number.text,
    actual: String(count),
    reading: `count of ${notion.words[0] ?? ''} (${scope.name})`,
    derivation: `count of ${notion.words[0] ?? ''} in ${scope.name}: ${count}, claimed ${number.text}`,
  };
}

/** GR43: "six players in double figures". */
export function checkCounts(frame: Frame): Found[] {
  if (frame.future) return [];
  return frame.items.flatMap((item, at) => {
    if (item.kind !== 'number' || item.form === 'ordinal' || item.form === 'article') return [];
    const found = checkCount(frame, at, item);
    return found === null ? [] : [found];
  });
}
