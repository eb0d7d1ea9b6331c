import type { Said } from '../held.ts';
import type { Means } from '../means.ts';
import type { ClaimRead } from './claim-read.ts';
import type { ClauseRead, ClauseRule } from './clause-rule.ts';
import { denied } from './denied.ts';
import { opposed } from './opposed.ts';
import { endsClause, stretches } from './pieces.ts';
import { wordsIn } from './scene.ts';
import { unconditional } from './unconditional.ts';
import { unfinished } from './unfinished.ts';
import type { Unit, Units } from './units.ts';

const RULES: readonly ClauseRule[] = [unconditional, unfinished, opposed];

/** The clause of the evidence that contradicts a clause of the claim; of sentences about others (not `own`) nothing is denied. */
export function holdClauses(
  claim: ClaimRead,
  units: Units,
  own: ReadonlySet<Said>,
  means: Means,
): Unit | null {
  const { values } = claim;
  const isSaying = ({ word }: { word: string }): boolean => !means.words.light.has(word);
  const clauses = stretches(claim.tokens, endsClause).map((tokens): ClauseRead => {
    const [from, to] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
    const own = values.filter(({ start, end }) => from < end && start < to);
    return { tokens, words: wordsIn(tokens, values, means).filter(isSaying), values: own };
  });
  for (const clause of clauses)
    for (const rule of RULES) {
      const unit = rule(clause, units, means);
      if (unit !== null) return unit;
    }
  const whole = { tokens: claim.tokens, words: claim.words.filter(isSaying), values };
  return denied(whole, units, means, ({ scene }) => own.has(scene.said));
}
