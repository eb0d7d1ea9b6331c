import type { Token } from '../../statement/token.ts';
import { type ClauseMood, clauseMoods } from './clause-moods.ts';
import { joinChains } from './join-chains.ts';
import { rolesByParticle } from './roles-by-particle.ts';

/** A Korean sentence whose predicates are one word each, whose roles are what the particles say. */
export interface MendedSentence {
  readonly tokens: readonly Token[];
  /** By the place of each predicate. */
  readonly moods: ReadonlyMap<number, ClauseMood>;
}

export function mendedKorean(tokens: readonly Token[]): MendedSentence {
  const joined = joinChains(tokens);
  return { tokens: rolesByParticle(joined.tokens), moods: clauseMoods(joined) };
}
