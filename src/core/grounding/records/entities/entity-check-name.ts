import { monthOf } from '../../../language/date-words.ts';
import { weekday } from '../../../language/iso-week.ts';
import { firstFrom, type Frame, lastBefore } from './entity-frame.ts';
import { hasSense, meaningOf, type MentionItem } from './entity-item.ts';
import { groupOf } from './entity-prepare.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { isBlank } from './entity-scope.ts';
import type { Entity } from './entity-world.ts';
import { WEEKDAYS } from './entity-words.ts';

const DAYS = [...WEEKDAYS.keys()];

/** "Tuesday 3 March", "last Tuesday": a day of its own. */
function isOfDate(frame: Frame, at: number): boolean {
  if (hasSense(frame.items[at - 1], 'past')) return true;
  return [at + 1, at + 2].some((next) => {
    const item = frame.items[next];
    return item?.kind === 'number' || (item?.kind === 'word' && monthOf(item.text) > 0);
  });
}

/** A day that is not the records': wrong of what they tell of, not to be found of anything else. */
function otherDay(frame: Frame, at: number): 'contradicted' | 'not_found' | 'unchecked' {
  if (frame.future) return 'not_found';
  const strange = frame.items.some((item) => item.kind === 'mention' && item.known !== null);
  if (strange) return 'not_found';
  const outcome = frame.world.mapping.outcome;
  if (outcome === undefined) return 'contradicted';
  const told = lastBefore(at, (one) => meaningOf(frame.items[one], 'outcome') !== undefined) >= 0;
  const whole = firstFrom(frame, at + 1, (one) => meaningOf(frame.items[one], 'whole') !== undefined);
  const near = whole > 0 && whole <= at + 3;
  return told || near ? 'contradicted' : 'not_found';
}

/** GR44: a day of the week against the day of the records; of days to come the records know nothing. */
export function checkDays(frame: Frame): Found[] {
  const { day, mapping } = frame.world;
  if (day === null || mapping.date === undefined) return [];
  const stored = weekday(day.iso);
  return frame.items.flatMap((item, at): Found[] => {
    const claimed = meaningOf(item, 'weekday')?.day;
    if (claimed === undefined || item.kind !== 'phrase' || isOfDate(frame, at)) return [];
    const name = DAYS[stored - 1] ?? String(stored);
    const outcome = claimed === stored && !frame.future ? 'supported' : otherDay(frame, at);
    return [
      {
        rule: 'GR44',
        code: 'DATE_MISMATCH',
        outcome,
        place: item,
        claimed: item.text,
        actual: outcome === 'not_found' ? null : name,
        reading: 'day of the week',
        derivation: `${day.path}: ${day.quote} is a ${name}, claimed ${item.text}`,
        read: [{ span: null, path: day.path, quote: day.quote }],
      },
    ];
  });
}

function absentName(item: MentionItem, why: string): Found {
  return {
    rule: 'GR44',
    code: 'NOT_IN_EVIDENCE',
    outcome: 'not_found',
    place: item,
    claimed: item.text,
    actual: null,
    reading: 'name of a record',
    derivation: `${item.text}: ${why}`,
  };
}

function wrongGroup(frame: Frame, at: number, item: MentionItem, entity: Entity): Found | null {
  const member = memberOf(frame, at, entity);
  if (member === undefined) return null;
  const home = groupOf(frame.world, member);
  const key = member.kind.named.group;
  if (home === null || key === undefined || home === entity || home.kind !== entity.kind) return null;
  return {
    rule: 'GR44',
    code: 'ENTITY_MISMATCH',
    outcome: 'contradicted',
    place: item,
    claimed: item.text,
    actual: home.name,
    reading: `group of ${member.name}`,
    derivation: `${key} of ${member.name}: ${member.group ?? ''} (${home.name}), claimed ${item.text}`,
    read: [cellRead(member, key)],
  };
}

/** The member that a sentence puts into a group: "X led the G", "the G were led by X", "X … for G". */
function memberOf(frame: Frame, at: number, group: Entity): Entity | undefined {
  const isMember = (entity: Entity | undefined) =>
    entity !== undefined && entity.kind !== group.kind && groupOf(frame.world, entity) !== null;
  const before = frame.items[at - 1];
  const far = frame.items[at - 2];
  const article = before?.kind === 'word' && before.key === 'the';
  const verb = article ? far : before;
  const led = hasSense(verb, 'lead');
  const forGroup = verb?.kind === 'word' && verb.key === 'for';
  const place = frame.places[at];
  const [subject] = place?.subject ?? [];
  const here = place?.named === true && place.by !== 'carried';
  if ((led || forGroup) && here && place.role === 'object' && isMember(subject)) return subject;
  for (let next = at + 1; next < frame.items.length && next < at + 9; next++) {
    if (!hasSense(frame.items[next], 'lead')) continue;
    const by = frame.items[next + 1];
    if (!hasSense(by, 'by_agent')) return undefined;
    const agent = frame.places.slice(next + 1, next + 8).find(({ entity }) => isMember(entity))?.entity;
    return agent;
  }
  return undefined;
}

/** True for a name of the kind that the clause is about: another one, or the same, in what is still to come. */
function isMet(frame: Frame, at: number, entity: Entity): boolean {
  return frame.places[at]?.subject.some(({ kind }) => kind === entity.kind) === true;
}

/** GR44: names that the records lack, members of another group, records without values. */
export function checkNames(frame: Frame): Found[] {
  const blamed = new Set<Entity>();
  return frame.items.flatMap((item, at): Found[] => {
    if (item.kind !== 'mention') return [];
    if (item.known !== null) return [absentName(item, 'not among the records')];
    const { entity, role } = frame.places[at] ?? {};
    if (entity === undefined) return [];
    if (frame.future && role === 'object' && isMet(frame, at, entity))
      return [absentName(item, 'what is still to come is not in the records')];
    if (isBlank(entity) && role !== 'object' && !blamed.has(entity)) {
      blamed.add(entity);
      return [absentName(item, `the record at ${entity.row.path} holds no values`)];
    }
    const group = wrongGroup(frame, at, item, entity);
    return group === null ? [] : [group];
  });
}
