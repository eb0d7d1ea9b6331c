import type { EntityKey, EntityNames, NameMatch } from '../entity.ts';
import type { Fact, RelationFact } from '../fact.ts';

/** What is asked of one entity; no attributes = all of them. */
export interface FactRequest extends EntityKey {
  readonly attributes?: readonly string[];
}

/**
 * Reads the knowledge graph. Each call is one query for many names or entities.
 * A call rejects when the graph cannot be asked; an empty list means that it was asked and holds nothing.
 */
export interface KnowledgeGraphReader {
  /** Exact and normalised matches, one result a name in the order asked; `candidates` empty where nothing matched. */
  findEntities(names: readonly string[], signal?: AbortSignalLike): Promise<readonly NameMatch[]>;
  /** Fuzzy matches for names that `findEntities` missed, best first, at most `limit` a name. */
  findSimilar(
    names: readonly string[],
    limit: number,
    signal?: AbortSignalLike,
  ): Promise<readonly NameMatch[]>;
  /** Facts of all times. */
  facts(requests: readonly FactRequest[], signal?: AbortSignalLike): Promise<readonly Fact[]>;
  /** Relations of all times in which one of the entities is subject or object. */
  relations(entities: readonly EntityKey[], signal?: AbortSignalLike): Promise<readonly RelationFact[]>;
  /**
   * All entities of these types, at most `limit`, by type and id. Absent where a graph cannot list them: then claims
   * about a whole type are left open.
   */
  entitiesOf?(
    types: readonly string[],
    limit: number,
    signal?: AbortSignalLike,
  ): Promise<readonly EntityNames[]>;
}

/** The part of `AbortSignal` that an adapter listens to. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
