import { isOneOf } from './is-one-of.ts';
import {
  CONDITION_ENDINGS,
  CONDITION_WORDS,
  RESTRICTING,
  RESTRICTING_PARTICLES,
} from '../../lexicon/korean-stances.ts';
import { lastEnding } from '../../read/korean/join-chains.ts';
import type { Token } from '../../statement/token.ts';

/** Says only, or except: 에서만, 에 한하여. */
export function isRestricting(token: Token): boolean {
  const particles = token.inflection?.particles ?? [];
  return isOneOf(token, RESTRICTING) || particles.some((one) => RESTRICTING_PARTICLES.has(one));
}

/** Says if, when, or how much it must be. */
export function isCondition(token: Token): boolean {
  return CONDITION_ENDINGS.has(lastEnding(token)) || isOneOf(token, CONDITION_WORDS);
}
