import type { EntityCandidate } from '../../contract/entity.ts';
import type { Span } from '../../contract/span.ts';

/** A place in a claim that names an entity of the graph; more than one candidate is ambiguous until a type decides. */
export interface EntityMention extends Span {
  readonly text: string;
  readonly candidates: readonly EntityCandidate[];
}
