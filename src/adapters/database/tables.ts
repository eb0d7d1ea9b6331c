import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** ISO day going in and, by a cast, coming out. */
type Day = ColumnType<string | null, string | null, string | null>;

interface Stored {
  readonly tenant_id: Generated<string>;
  /** The load that brought the row; it leaves with it. */
  readonly load_id: number;
}

export interface EntityTable extends Stored {
  readonly type: string;
  readonly id: string;
  readonly name: string;
}

export interface NameTable extends Stored {
  readonly type: string;
  readonly entity_id: string;
  readonly name: string;
  readonly language: string | null;
  /** 0 Korean name, 1 English name, 2 alias, 3 id. */
  readonly rank: number;
  readonly key: string;
  /** Bit set of the trigrams of the fuzzy form. */
  readonly signature: string;
}

export interface FactTable extends Stored {
  readonly entity_type: string;
  readonly entity_id: string;
  readonly attribute: string;
  readonly value_num: number | null;
  readonly value_text: string | null;
  readonly unit: string | null;
  readonly valid_from: Day;
  readonly valid_to: Day;
  readonly source: string;
  readonly as_of: Day;
}

export interface RelationTable extends Stored {
  readonly subject_type: string;
  readonly subject_id: string;
  readonly relation: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly valid_from: Day;
  readonly valid_to: Day;
  readonly source: string;
  readonly as_of: Day;
}

export interface LoadTable {
  readonly id: Generated<number>;
  readonly tenant_id: Generated<string>;
  readonly file: string;
  readonly mapping_hash: string;
  readonly content_hash: string;
  readonly rows: number;
  readonly entities: number;
  readonly facts: number;
  readonly relations: number;
  readonly dangling: JSONColumnType<{ count: number; ids: string[] }>;
  readonly loaded_at: Generated<Date>;
}

export interface VerdictTable {
  readonly tenant_id: Generated<string>;
  readonly id: string;
  readonly part: string;
  readonly created_at: ColumnType<Date, string, never>;
  readonly outcome: string;
  readonly record: JSONColumnType<object>;
}

export interface Tables {
  readonly kg_entities: EntityTable;
  readonly kg_names: NameTable;
  readonly kg_facts: FactTable;
  readonly kg_relations: RelationTable;
  readonly kg_loads: LoadTable;
  readonly verdicts: VerdictTable;
}
