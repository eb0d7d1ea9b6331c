import type { ClientBase } from 'pg';
import type { Fact } from '../../contract/fact.ts';
import type { GraphRow, NameKeys, RelationRow } from '../../contract/ports/knowledge-graph-writer.ts';
import { ID_RANK, rankOf } from './name-rank.ts';
import { nameSignature } from './name-signature.ts';
import { type RowBatch, rowBatch } from './row-batch.ts';

export interface StoredCounts {
  rows: number;
  entities: number;
  facts: number;
  relations: number;
}

/** Writes the rows of one load. Call `add` for each, `flush` now and then, and `finish` at the end. */
export interface RowStore {
  readonly counts: Readonly<StoredCounts>;
  add(row: GraphRow): void;
  flush(client: ClientBase): Promise<void>;
  finish(client: ClientBase): Promise<void>;
}

/** A store for the load `loadId`. The same entity or name in many rows of a file is stored once. */
export function rowStore(tenant: string, loadId: number, keys: NameKeys): RowStore {
  const stamp = [tenant, loadId] as const;
  const batches = {
    entities: entityBatch(),
    names: nameBatch(),
    facts: factBatch(),
    relations: relationBatch(),
  };
  const all = Object.values(batches);
  const seen = new Set<string>();
  const counts: StoredCounts = { rows: 0, entities: 0, facts: 0, relations: 0 };

  function addName(row: GraphRow, name: string, language: string | null, rank: number): void {
    if (isNew(seen, row.id, `${rank} ${name}`)) {
      batches.names.add([
        ...stamp,
        row.type,
        row.id,
        name,
        language,
        rank,
        keys.normalise(name),
        nameSignature(keys.fuzzy(name)),
      ]);
    }
  }
  function addEntity(row: GraphRow): void {
    counts.entities += 1;
    batches.entities.add([...stamp, row.type, row.id, row.names.find(({ shown }) => shown)?.name ?? row.id]);
    addName(row, row.id, null, ID_RANK);
  }
  return {
    counts,
    add(row) {
      counts.rows += 1;
      if (isNew(seen, row.id, '')) addEntity(row);
      for (const { name, language, shown } of row.names)
        addName(row, name, language ?? null, rankOf(language, shown));
      for (const fact of row.facts) batches.facts.add([...stamp, ...factValues(fact)]);
      for (const relation of row.relations)
        batches.relations.add([...stamp, row.type, row.id, ...relationValues(relation)]);
      counts.facts += row.facts.length;
      counts.relations += row.relations.length;
    },
    async flush(client) {
      for (const batch of all) await batch.flush(client, false);
    },
    async finish(client) {
      for (const batch of all) await batch.flush(client, true);
    },
  };
}

function isNew(seen: Set<string>, id: string, what: string): boolean {
  const key = `${id}\u0000${what}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function factValues(fact: Fact): readonly (string | number | null)[] {
  const number = typeof fact.value === 'number' ? fact.value : null;
  const text = typeof fact.value === 'string' ? fact.value : null;
  const { entity_type, entity_id, attribute, unit, valid_from, valid_to, source, as_of } = fact;
  return [
    entity_type,
    entity_id,
    attribute,
    number,
    text,
    unit ?? null,
    valid_from ?? null,
    valid_to ?? null,
    source,
    as_of ?? null,
  ];
}

function relationValues(row: RelationRow): readonly (string | null)[] {
  return [
    row.relation,
    row.object_type,
    row.object_id,
    row.valid_from ?? null,
    row.valid_to ?? null,
    row.source,
    row.as_of ?? null,
  ];
}

const STAMP = [
  ['tenant_id', 'text'],
  ['load_id', 'int'],
] as const;

const TIMES = [
  ['valid_from', 'date'],
  ['valid_to', 'date'],
  ['source', 'text'],
  ['as_of', 'date'],
] as const;

function entityBatch(): RowBatch {
  return rowBatch('kg_entities', [...STAMP, ['type', 'text'], ['id', 'text'], ['name', 'text']]);
}

function nameBatch(): RowBatch {
  const columns = ['type', 'entity_id', 'name', 'language'].map((name) => [name, 'text'] as const);
  return rowBatch('kg_names', [
    ...STAMP,
    ...columns,
    ['rank', 'int2'],
    ['key', 'text'],
    ['signature', 'bit(512)'],
  ]);
}

function factBatch(): RowBatch {
  const columns = ['entity_type', 'entity_id', 'attribute'].map((name) => [name, 'text'] as const);
  return rowBatch('kg_facts', [
    ...STAMP,
    ...columns,
    ['value_num', 'float8'],
    ['value_text', 'text'],
    ['unit', 'text'],
    ...TIMES,
  ]);
}

function relationBatch(): RowBatch {
  const columns = ['subject_type', 'subject_id', 'relation', 'object_type', 'object_id'].map(
    (name) => [name, 'text'] as const,
  );
  return rowBatch('kg_relations', [...STAMP, ...columns, ...TIMES]);
}
