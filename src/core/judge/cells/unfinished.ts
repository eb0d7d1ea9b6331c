import { DONE, NOW, PENDING, PENDING_ENDING } from '../../lexicon/korean-stances.ts';
import type { Token } from '../../statement/token.ts';
import type { Means } from '../means.ts';
import { type ClauseRead, type ClauseRule, isNegated } from './clause-rule.ts';
import { isOneOf } from './is-one-of.ts';
import { nearestUnit, type Unit } from './units.ts';

function isPending(token: Token): boolean {
  return isOneOf(token, PENDING) || (token.inflection?.endings.includes(PENDING_ENDING) ?? false);
}

/** 완료 예정 is not done. */
function isDone(token: Token, next: Token | undefined): boolean {
  return isOneOf(token, DONE) && (next === undefined || !isPending(next));
}

function saysDone(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => isDone(token, tokens[at + 1]));
}

/** Values of the claim, its times left out, stand in the sentence. */
function hasValues({ tokens, values }: ClauseRead, { scene }: Unit, { compare }: Means): boolean {
  const own = values.filter(({ value }) => value !== null && value.kind !== 'period');
  const isNow = tokens.some(({ form }) => form === NOW);
  if (isNow && own.length === 0) return false;
  return own.every(({ value: one }) =>
    scene.values.some(
      ({ value: other }) => one !== null && other !== null && compare(one, other) === 'equal',
    ),
  );
}

const SHARE = 0.4;

/** JD64: the claim says that it is so by now; the evidence, that it is planned, discussed, not known. */
export const unfinished: ClauseRule = (clause, units, means) => {
  const { tokens, words } = clause;
  if (tokens.some(isNegated) || !tokens.some((token) => isOneOf(token, DONE)) || tokens.some(isPending))
    return null;
  const wanted = words.filter(({ word }) => !DONE.has(word));
  const unit = nearestUnit(wanted, units, SHARE);
  if (unit === null || saysDone(unit.tokens) || !hasValues(clause, unit, means)) return null;
  const isOpen = unit.tokens.some(isPending);
  return isOpen || (!saysDone(unit.scene.tokens) && unit.scene.tokens.some(isPending)) ? unit : null;
};
