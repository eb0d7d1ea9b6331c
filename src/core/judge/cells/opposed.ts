import { OPPOSITES } from '../../lexicon/korean-stances.ts';
import type { Token } from '../../statement/token.ts';
import { type ClauseRead, type ClauseRule, isNegated } from './clause-rule.ts';
import { nearestUnit, type Unit, type Units } from './units.ts';

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
export const opposed: ClauseRule = (clause, units) => {
  if (clause.tokens.some(isNegated)) return null;
  for (const token of clause.tokens) {
    const unit = opposing(token, clause, units);
    if (unit !== null) return unit;
  }
  return null;
};
