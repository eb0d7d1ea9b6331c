import { type Frame, firstFrom, REACH } from './entity-frame.ts';
import { hasSense, type Item } from './entity-item.ts';
import { type Ahead, notionsAhead, shown } from './entity-notions-ahead.ts';
import { mates } from './entity-prepare.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { fulfils, knowsNotion } from './entity-scope.ts';
import { isDenied, subjectAt } from './entity-subject-at.ts';
import type { Entity } from './entity-world.ts';

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

/** "the only other branch over 100": no mate that was not named yet may be one too. */
function checkOnly(frame: Frame, at: number, item: Item, other: boolean): Found | null {
  const ahead = notionsAhead(frame, at);
  const next = frame.items[at + 1];
  if (next?.kind === 'word' && !/^(?:to|one|ones)$/.test(next.key)) return null;
  const entity = onlyOne(frame, at, ahead);
  if (entity === null) return null;
  const asked = ahead.filter(({ notion }) => knowsNotion(entity, notion));
  const missed = asked.find(({ notion }) => !fulfils(entity, notion));
  if (isDenied(frame, at + 8, 8)) return null;
  if (missed !== undefined) return notSo(entity, missed, frame.text);
  const here = new Set(frame.places.slice(Math.max(0, at - REACH), at + REACH).map((place) => place.entity));
  const same = mates(entity).filter(
    (one) => one !== entity && asked.every(({ notion }) => fulfils(one, notion)),
  );
  const unnamed = same.filter((one) => !here.has(one) && (!other || !frame.discourse.named.has(one)));
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

/** GR43: "the only branch", "the only other …". */
export function checkOnlys(frame: Frame): Found[] {
  if (frame.future || frame.supposed || frame.dated) return [];
  return frame.items.flatMap((item, at) => {
    const other = hasSense(item, 'only_other');
    if (!other && !hasSense(item, 'only')) return [];
    const found = checkOnly(frame, at, item, other);
    return found === null ? [] : [found];
  });
}
