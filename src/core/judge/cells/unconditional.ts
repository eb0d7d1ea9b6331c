import { ALWAYS, REGARDLESS } from '../../lexicon/korean-stances.ts';
import type { Token } from '../../statement/token.ts';
import type { ClauseRule } from './clause-rule.ts';
import { isOneOf } from './is-one-of.ts';
import { isCondition, isRestricting } from './restricting.ts';
import { nearestUnit } from './units.ts';

/** 어떤 경우에도: in no case otherwise. */
function isAnyCase(token: Token, next: Token | undefined): boolean {
  return token.form === '어떤' && next?.lemma === '경우';
}

function isUnlimited(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) => isOneOf(token, REGARDLESS) || token.form === ALWAYS || isAnyCase(token, tokens[at + 1]),
  );
}

/** Of the claim's words, how many the clause must say; of the shares tried on the rows that may be looked at, the least without an error. */
const SHARE = 0.4;

/** JD63: the claim holds always, for everybody; the evidence says only, if, from 70 on. */
export const unconditional: ClauseRule = ({ tokens, words }, units) => {
  if (!isUnlimited(tokens) || tokens.some(isRestricting)) return null;
  const wanted = words.filter(({ word }) => !REGARDLESS.has(word) && word !== ALWAYS && word !== '경우');
  const unit = nearestUnit(wanted, units, SHARE);
  if (unit === null || isUnlimited(unit.tokens)) return null;
  return unit.tokens.some((token) => isRestricting(token) || isCondition(token)) ? unit : null;
};
