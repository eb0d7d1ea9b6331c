import type { Entity } from './entity-world.ts';

/** What is kept of the sentences before, and of the sentence so far: pronouns and ellipses need it. */
export interface Discourse {
  /** What the last clause was about; several where they were named together. */
  subject: readonly Entity[];
  /** The last subject of each kind, by the kind's id. */
  readonly byKind: Map<number, Entity>;
  /** Every record that was a subject in a sentence before. */
  readonly named: Set<Entity>;
  /** The group that the report is speaking of. */
  group: Entity | null;
}

export function newDiscourse(): Discourse {
  return { subject: [], byKind: new Map(), named: new Set(), group: null };
}
