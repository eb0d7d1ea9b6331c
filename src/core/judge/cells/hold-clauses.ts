import type { Said } from '../held.ts';
import type { Means } from '../means.ts';
import type { ClaimRead } from './claim-read.ts';
import { type ClauseRead, type ClauseRule, isNegated } from './clause-rule.ts';
import { denied } from './denied.ts';
import { endsClause, stretches } from './pieces.ts';
import { wordsIn } from './scene.ts';
import { unconditional } from './unconditional.ts';
import { unfinished } from './unfinished.ts';
import { type Unit, type Units, nearestUnit } from './units.ts';
import { OPPOSITES } from '../../lexicon/korean-stances.ts';
import type { Token } from '../../statement/token.ts';

const SHARE = 0.6;

function opposing(token: Token, { words }: ClauseRead, units: Units): Unit | null {
  const opposites = OPPOSITES.get(token.lemma);
  if (opposites === undefined) return null;
  const wanted = words.filter(({ word }) => word !== token.lemma);
  const unit = nearestUnit(wanted, units, SHARE);
  const own = unit?.tokens ?? [];
  const isSaid = own.some(({ lemma }) => lemma === token.lemma) || own.some(isNegated);
  return !isSaid && own.some(({ lemma }) => opposites.has(lemma)) ? unit : null;
}

/** JD65: the clause that says the rest of the claim says the opposite of one word of it. */
const opposed: ClauseRule = (clause, units) => {
  if (clause.tokens.some(isNegated)) return null;
  for (const token of clause.tokens) {
    const unit = opposing(token, clause, units);
    if (unit !== null) return unit;
  }
  return null;
};

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
