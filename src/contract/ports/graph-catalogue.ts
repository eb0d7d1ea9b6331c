import type { GraphLoad, ListedEntity } from '../knowledge.ts';

/** Which entities are asked for: those of a type, those with a name that holds the words; `skip` of them left out. */
export interface EntityQuery {
  readonly type?: string | undefined;
  readonly words?: string | undefined;
  readonly limit: number;
  readonly skip: number;
}

/** What stands in a tenant's graph, to look through. Rejects where it cannot be asked. */
export interface GraphCatalogue {
  /** How many entities there are of each type, in the order of the types. */
  counts(): Promise<readonly { readonly type: string; readonly entities: number }[]>;
  /** The files that it was loaded from, in the order of the files. */
  loads(): Promise<readonly GraphLoad[]>;
  /** By type, name and id. Words of nothing but spaces and signs find nothing. */
  entities(query: EntityQuery): Promise<readonly ListedEntity[]>;
}
