import type { RecordNotion } from '../../../../contract/record-mapping.ts';
import { cellNumber, isEmpty } from './entity-cell.ts';
import type { Frame } from './entity-frame.ts';
import { type Item, meaningOf } from './entity-item.ts';
import { groupOf, mates, membersOf } from './entity-prepare.ts';
import { cellOf, type Entity, numberOf } from './entity-world.ts';

/** True where a notion can be asked of a record at all. */
export function knowsNotion(entity: Entity, notion: RecordNotion): boolean {
  return notion.columns.every((key) => entity.kind.at.has(key));
}

/** True where a record is what a notion says. */
export function fulfils(entity: Entity, notion: RecordNotion): boolean {
  const holds = notion.columns.filter((key) => {
    const cell = cellOf(entity, key);
    const text = cell === undefined || cell === null ? '' : String(cell).trim();
    if (notion.is !== undefined && !notion.is.includes(text)) return false;
    if (notion.not !== undefined && (notion.not.includes(text) || cell === undefined)) return false;
    if (notion.over === undefined) return true;
    const value = cellNumber(cell);
    return value !== null && value > notion.over;
  }).length;
  return holds >= notion.times && holds <= (notion.most ?? Number.POSITIVE_INFINITY);
}

/** True for a record with any value in the columns that decide ranks: the others took no part. */
export function tookPart(entity: Entity, key: string): boolean {
  return !isEmpty(cellOf(entity, key));
}

/** Whom a superlative or count is about, and where the sentence says so. */
export interface Scope {
  readonly entities: readonly Entity[];
  readonly name: string;
  readonly notions: readonly RecordNotion[];
}

function notionsIn(items: readonly Item[], entity: Entity): RecordNotion[] {
  return items.flatMap((item) => {
    const notion = meaningOf(item, 'notion')?.notion;
    return notion !== undefined && knowsNotion(entity, notion) ? [notion] : [];
  });
}

/** The records among which one is ranked, by the words in a stretch of the sentence; null where none is named. */
export function scopeIn(frame: Frame, from: number, to: number, entity: Entity): Scope | null {
  const items = frame.items.slice(from, to);
  const notions = notionsIn(items, entity).slice(0, 1);
  const base = baseScope(frame, from, to, entity);
  if (notions.length > 0) {
    const kept = (base?.entities ?? mates(entity)).filter((one) =>
      notions.every((notion) => fulfils(one, notion)),
    );
    return { entities: kept, name: notions[0]?.words[0] ?? '', notions };
  }
  return base;
}

function baseScope(frame: Frame, from: number, to: number, entity: Entity): Scope | null {
  const kind = entity.kind.entities;
  for (let at = from; at < to; at++) {
    const item = frame.items[at];
    if (item === undefined || item.kind === 'number' || item.kind === 'pair') break;
    const named = frame.places[at]?.entity;
    if (named !== undefined && named === groupOf(frame.world, entity))
      return { entities: membersOf(frame.world, named), name: named.name, notions: [] };
    if (item.kind === 'word' && /^(?:all|every|both)$/.test(item.key))
      return { entities: kind, name: 'all', notions: [] };
    if (meaningOf(item, 'group') !== undefined || (item.kind === 'word' && item.key === 'way'))
      return {
        entities: mates(entity),
        name: item.kind === 'phrase' ? item.text : (entity.group ?? ''),
        notions: [],
      };
    if (meaningOf(item, 'whole') !== undefined) return { entities: kind, name: 'all', notions: [] };
  }
  return null;
}

/** The values of records in a column, those that have one. */
export function valuesOf(entities: readonly Entity[], key: string): number[] {
  return entities.map((entity) => numberOf(entity, key)).filter((value) => value !== null);
}

/** The first column named in a stretch of the sentence that a record has; else the main one of its kind. */
export function columnIn(frame: Frame, from: number, to: number, entity: Entity): string | null {
  for (const item of frame.items.slice(from, to)) {
    if (item.kind !== 'phrase') continue;
    for (const meaning of item.meanings)
      if (meaning.kind === 'column' && entity.kind.at.has(meaning.key)) return meaning.key;
  }
  return null;
}

export function mainColumn(frame: Frame, entity: Entity): string | null {
  return frame.world.mapping.main.find((key) => entity.kind.at.has(key)) ?? null;
}

/** True for a record of which nothing but names is kept. */
export function isBlank(entity: Entity): boolean {
  const { kind, row } = entity;
  const names = new Set([...kind.named.name, kind.named.place, kind.named.group]);
  const values = kind.columns.filter(({ key }) => !names.has(key));
  const empty = values.filter(({ key }) => isEmpty(row.cells[kind.at.get(key) ?? -1])).length;
  return values.length > 3 && empty >= 0.8 * values.length;
}
