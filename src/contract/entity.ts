/** An entity named by type and id. */
export interface EntityKey {
  readonly type: string;
  readonly id: string;
}

/** A thing that the graph knows. `name` is the one to show: the Korean one, else the English one, else the id. */
export interface Entity extends EntityKey {
  readonly name: string;
}

/** An entity with all that it is called, its id left out. */
export interface EntityNames extends EntityKey {
  readonly names: readonly string[];
}

/** How a name in a text led to an entity. `score` is 1 unless fuzzy. */
export interface EntityCandidate {
  readonly entity: Entity;
  readonly how: 'exact' | 'normalised' | 'fuzzy';
  /** 0..1; for fuzzy the similarity of the two names. */
  readonly score: number;
  /** The name in the graph that matched. */
  readonly matched_name: string;
}

/** The answer for one name asked. Several candidates of equal standing are ambiguous. */
export interface NameMatch {
  readonly name: string;
  readonly candidates: readonly EntityCandidate[];
}
