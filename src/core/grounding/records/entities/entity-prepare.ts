import type { RecordMapping } from '../../../../contract/record-mapping.ts';
import { isoDay } from '../../../language/calendar.ts';
import { cellText } from './entity-cell.ts';
import { entityLexicon, isShare, type Lexicon } from './entity-lexicon.ts';
import { wordKey } from './entity-token.ts';
import { type Entity, type EntityKind, entityKinds } from './entity-world.ts';
import type { Records } from '../record-table.ts';

/** All that is made of the records once, before the first sentence. */
export interface EntityWorld {
  readonly evidence_id: string;
  readonly kinds: readonly EntityKind[];
  readonly lexicon: Lexicon;
  readonly mapping: RecordMapping;
  /** The record that a group value names: a person's town gives the office; absent where none or several do. */
  readonly groups: ReadonlyMap<string, Entity>;
  /** The records that belong to a group record. */
  readonly members: ReadonlyMap<Entity, readonly Entity[]>;
  /** The kinds whose records are groups. */
  readonly groupKinds: ReadonlySet<number>;
  /** Records by path. */
  readonly paths: ReadonlyMap<string, Entity>;
  /** The nouns of the mapping's periods: round, district. */
  readonly periodNouns: ReadonlySet<string>;
  /** Keys of columns that hold shares. */
  readonly shares: ReadonlySet<string>;
  /** The day that the records are of, with the place where it stands. */
  readonly day: { readonly iso: string; readonly path: string; readonly quote: string } | null;
}

function groupRecords(kinds: readonly EntityKind[]): Map<string, Entity> {
  const found = new Map<string, Entity>();
  const twice = new Set<string>();
  const members = new Set(kinds.filter(({ named }) => named.group !== undefined).map(({ id }) => id));
  for (const kind of members.size === 0 ? [] : kinds) {
    if (members.has(kind.id)) continue;
    for (const entity of kind.entities)
      for (const name of new Set([entity.name, entity.place])) {
        if (name === null) continue;
        if (found.has(name)) twice.add(name);
        else found.set(name, entity);
      }
  }
  for (const name of twice) found.delete(name);
  return found;
}

const DAY = /^(\d{1,4})[-/._](\d{1,2})[-/._](\d{1,4})/;
const DAY_KEYS = new Set(['date', 'day']);

function readDay(text: string, order: 'ymd' | 'mdy' | 'dmy'): string | null {
  const match = DAY.exec(text);
  if (match === null) return null;
  const [a, b, c] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const full = (year: number) => (year < 100 ? 2000 + year : year);
  if (order === 'ymd') return (match[1] ?? '').length === 4 ? isoDay(a, b, c) : null;
  return order === 'mdy' ? isoDay(full(c), a, b) : isoDay(full(c), b, a);
}

function recordDay(records: Records, mapping: RecordMapping): EntityWorld['day'] {
  const found: NonNullable<EntityWorld['day']>[] = [];
  for (const table of records.tables) {
    if (table.rows.length !== 1) continue;
    for (const [at, { key }] of table.columns.entries()) {
      const wanted = mapping.date === undefined ? DAY_KEYS.has(key.toLowerCase()) : key === mapping.date.key;
      const text = wanted ? cellText(table.rows[0]?.cells[at]) : null;
      const iso = text === null ? null : readDay(text, mapping.date?.order ?? 'ymd');
      if (iso !== null && text !== null)
        found.push({ iso, path: table.path === '' ? key : `${table.path}.${key}`, quote: text });
    }
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

function periodNouns(mapping: RecordMapping): Set<string> {
  const phrases = mapping.outcome?.periods.flatMap(({ words }) => words) ?? [];
  return new Set(phrases.map((phrase) => wordKey(phrase.split(/[\s-]+/).at(-1) ?? '')));
}

/** Prepares records for holding sentences against them; linear in their cells. */
export function prepareEntities(records: Records, mapping: RecordMapping): EntityWorld {
  const kinds = entityKinds(records, mapping);
  const columns = kinds.flatMap((kind) => kind.columns);
  const groups = groupRecords(kinds);
  return {
    evidence_id: records.evidence_id,
    kinds,
    lexicon: entityLexicon(kinds, mapping),
    mapping,
    groups,
    members: membersByGroup(kinds, groups),
    groupKinds: new Set([...groups.values()].map(({ kind }) => kind.id)),
    paths: new Map(kinds.flatMap(({ entities }) => entities.map((entity) => [entity.row.path, entity]))),
    periodNouns: periodNouns(mapping),
    shares: new Set(columns.filter(isShare).map(({ key }) => key)),
    day: recordDay(records, mapping),
  };
}

/** The record that stands for the group of a record; null where its group is only a value. */
export function groupOf(world: EntityWorld, entity: Entity): Entity | null {
  return entity.group === null ? null : (world.groups.get(entity.group) ?? null);
}

/** The records of the same group as one record; with no group, all of its kind. */
export function mates(entity: Entity): readonly Entity[] {
  return entity.kind.byGroup.get(entity.group) ?? [];
}

/** The records of all kinds that belong to a group record; empty for a record that is no group. */
export function membersOf(world: EntityWorld, group: Entity): readonly Entity[] {
  return world.members.get(group) ?? [];
}

function membersByGroup(
  kinds: readonly EntityKind[],
  groups: ReadonlyMap<string, Entity>,
): Map<Entity, Entity[]> {
  const members = new Map<Entity, Entity[]>();
  for (const { byGroup } of kinds)
    for (const [value, entities] of byGroup) {
      const group = value === null ? undefined : groups.get(value);
      if (group !== undefined) members.set(group, [...(members.get(group) ?? []), ...entities]);
    }
  return members;
}
