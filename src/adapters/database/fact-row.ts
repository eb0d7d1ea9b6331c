import type { Fact, RelationFact } from '../../contract/fact.ts';
import type { RelationRow as NewRelation } from '../../contract/ports/knowledge-graph-writer.ts';

interface TimeColumns {
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly as_of: string | null;
}

export interface FactRow extends TimeColumns {
  readonly entity_type: string;
  readonly entity_id: string;
  readonly attribute: string;
  readonly value_num: number | null;
  readonly value_text: string | null;
  readonly unit: string | null;
  readonly source: string;
}

export interface RelationRow extends TimeColumns {
  readonly subject_type: string;
  readonly subject_id: string;
  readonly subject_name: string;
  readonly relation: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly object_name: string;
  readonly source: string;
}

export function factOf(row: FactRow): Fact {
  return {
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    attribute: row.attribute,
    value: row.value_num ?? row.value_text ?? '',
    ...(row.unit !== null && { unit: row.unit }),
    source: row.source,
    ...times(row),
  };
}

export function relationOf(row: RelationRow): RelationFact {
  const { subject_type, subject_id, subject_name, relation, object_type, object_id, object_name, source } =
    row;
  return {
    subject_type,
    subject_id,
    subject_name,
    relation,
    object_type,
    object_id,
    object_name,
    source,
    ...times(row),
  };
}

function times(row: TimeColumns): { valid_from?: string; valid_to?: string; as_of?: string } {
  return {
    ...(row.valid_from !== null && { valid_from: row.valid_from }),
    ...(row.valid_to !== null && { valid_to: row.valid_to }),
    ...(row.as_of !== null && { as_of: row.as_of }),
  };
}

/** A relation as a file brought it, with its subject. */
export interface StoredRelation extends NewRelation {
  readonly subject_type: string;
  readonly subject_id: string;
}

/** As the database would give it back. */
export function rowOfFact(fact: Fact): FactRow {
  const { entity_type, entity_id, attribute, value, unit, source } = fact;
  return {
    entity_type,
    entity_id,
    attribute,
    value_num: typeof value === 'number' ? value : null,
    value_text: typeof value === 'string' ? value : null,
    unit: unit ?? null,
    source,
    ...timesOf(fact),
  };
}

export function rowOfRelation(
  relation: StoredRelation,
  names: Pick<RelationRow, 'subject_name' | 'object_name'>,
): RelationRow {
  const { subject_type, subject_id, relation: kind, object_type, object_id, source } = relation;
  const own = { subject_type, subject_id, relation: kind, object_type, object_id, source };
  return { ...own, ...names, ...timesOf(relation) };
}

function timesOf({
  valid_from,
  valid_to,
  as_of,
}: Partial<Pick<Fact, 'valid_from' | 'valid_to' | 'as_of'>>): TimeColumns {
  return { valid_from: valid_from ?? null, valid_to: valid_to ?? null, as_of: as_of ?? null };
}

/** In a fixed order, identical ones once. */
export function orderedFacts(rows: readonly FactRow[]): Fact[] {
  const byKey = new Map<string, FactRow>();
  for (const row of rows)
    byKey.set(
      JSON.stringify([
        row.entity_type,
        row.entity_id,
        row.attribute,
        row.valid_from ?? '',
        row.valid_to,
        row.source,
        row.as_of,
        row.value_num,
        row.value_text,
        row.unit,
      ]),
      row,
    );
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => factOf(row));
}
