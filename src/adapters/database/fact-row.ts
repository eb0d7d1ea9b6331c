import type { Fact, RelationFact } from '../../contract/fact.ts';

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
