import type { Fact } from '../fact.ts';
import type { Language } from '../language.ts';
import type { AbortSignalLike } from './knowledge-graph.ts';

/** A name that an entity answers to. `shown` names are candidates for display, Korean before English. */
export interface NameRow {
  readonly name: string;
  readonly language?: Language;
  readonly shown: boolean;
}

/** A relation of the row's entity to an object, named by id. */
export interface RelationRow {
  readonly relation: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly valid_from?: string;
  readonly valid_to?: string;
  readonly source: string;
  readonly as_of?: string;
}

/** What one record of a file says. The id is a name too, without being listed. */
export interface GraphRow {
  readonly type: string;
  readonly id: string;
  readonly names: readonly NameRow[];
  readonly facts: readonly Fact[];
  readonly relations: readonly RelationRow[];
}

/** One file under one mapping, ready to be read. `rows` can be read again from the start. */
export interface GraphFile {
  readonly file: string;
  /** Changes when the mapping or what the vocabulary says of it changes. */
  readonly mapping_hash: string;
  contentHash(): Promise<string>;
  rows(signal?: AbortSignalLike): AsyncIterable<GraphRow>;
}

/** How names are compared; the same functions at load and at look-up. Change `version` when any of them changes. */
export interface NameKeys {
  readonly version: string;
  /** Names with equal keys are the same name. Empty: nothing left to compare. */
  normalise(name: string): string;
  /** The form in which spelling mistakes are small. */
  fuzzy(name: string): string;
  /** 0..1, of two names as written. */
  similarity(one: string, other: string): number;
}

/** What the load did for one file. Counts are of the rows that stand for it after the load. */
export interface LoadResult {
  readonly file: string;
  /** Records read. */
  readonly rows: number;
  readonly entities: number;
  readonly facts: number;
  readonly relations: number;
  /** True where the file's content and mapping were already loaded: nothing was done. */
  readonly unchanged: boolean;
  /** Objects of its relations that no file brought: how many ids, and the first few. */
  readonly dangling: { readonly count: number; readonly ids: readonly string[] };
}

/** Told every few thousand records. */
export interface LoadProgress {
  readonly file: string;
  readonly rows: number;
}
