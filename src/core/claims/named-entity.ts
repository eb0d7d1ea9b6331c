import type { NamedEntity } from '../../contract/assertion.ts';
import type { EntityCandidate } from '../../contract/entity.ts';
import type { EntityMention } from './mention.ts';

/** The candidates of a mention that are of one of the types; of all types where none is given. */
export function candidatesOfTypes(mention: EntityMention, types?: ReadonlySet<string>): EntityCandidate[] {
  return mention.candidates.filter(({ entity }) => types === undefined || types.has(entity.type));
}

/** The one entity that a mention means, given the types that fit; null where none or several do. */
export function namedEntity(mention: EntityMention, types?: ReadonlySet<string>): NamedEntity | null {
  const fitting = candidatesOfTypes(mention, types);
  const only = fitting[0];
  if (only === undefined || fitting.length > 1) return null;
  const { type, id, name } = only.entity;
  return { type, id, name, score: only.score, mention: mention.text };
}
