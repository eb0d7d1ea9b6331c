import type { ReadSentence } from '../../read/read-text.ts';
import type { Means } from '../means.ts';
import type { Source, Sources } from '../verbatim/sources.ts';
import { denied } from './denied.ts';
import type { ClauseRule } from './marks.ts';
import { clausesIn } from './nearest-clause.ts';
import { pending } from './pending.ts';
import { unlimited } from './unlimited.ts';

const RULES: readonly ClauseRule[] = [unlimited, pending, denied];

/** A claim of more clauses is not looked at: those of first contact have two at most. */
const MOST = 4;
/**
 * Nor is a longer one: of 37 rows of ragtruth, wice, summedits, begin_wow and healthver that are contradicted, 8 of the 13
 * wrong ones are longer, and 8 of the 24 right ones; of first contact and pairs none.
 */
const MOST_WORDS = 18;

/** JD128: the sentence whose clause, nearest to one of a claim, contradicts it; null where none does. */
export function deniedByClause(claim: ReadSentence, sources: Sources, means: Means): Source | null {
  const clauses = clausesIn(claim, means);
  if (clauses.length > MOST || claim.tokens.length > MOST_WORDS) return null;
  for (const clause of clauses)
    for (const rule of RULES) {
      const source = rule(clause, claim, sources, means);
      if (source !== null) return source;
    }
  return null;
}
