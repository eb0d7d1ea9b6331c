import type { ReadSentence } from '../../read/read-text.ts';
import { order } from '../../statement/exact.ts';
import type { Value, ValueMention } from '../../statement/value.ts';
import { isContent, lemmaOf } from '../facts/content.ts';
import { dimensionOf, VERB_BOUND } from '../facts/dimension.ts';
import { areAlike } from '../facts/said.ts';
import { isLimit } from '../limits.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { saidInPlace } from '../verbatim/same-unit.ts';
import type { Unit } from '../verbatim/unit.ts';
import type { ClauseRead } from './clause-read.ts';

/** Amounts and times by their dimension; codes, ranks and what nobody read measure nothing. */
export function dimensionAt({ value }: Unit): string | null {
  const own = value?.value ?? null;
  return own === null ? null : dimensionOf(own);
}

/** The one value of its dimension that the clause has. */
export function onlyOf({ values }: ClauseRead, dimension: string): Unit | null {
  const some = values.filter((one) => dimensionAt(one) === dimension);
  return some.length === 1 ? (some[0] ?? null) : null;
}

/** `25 days, and part-time employees 15`: a number without its unit may have that of the one before. */
function isBareOf(claim: Value, evidence: Value): boolean {
  const isAmount = claim.kind === 'quantity' || claim.kind === 'duration';
  if (!isAmount || evidence.kind !== 'quantity' || evidence.unit !== null) return false;
  const [own, bare] = [claim.low ?? claim.high, evidence.low ?? evidence.high];
  return own !== null && bare !== null && order(own.value, bare.value) === 0;
}

/** A value of the claim that stands nowhere in the evidence, not even as part of a wider one, or without its unit. */
export function isForeign(
  { value: mention }: Unit,
  evidence: readonly ReadSentence[],
  { compare }: Means,
): boolean {
  const own = mention?.value ?? null;
  const isOne = ({ value, written }: ValueMention): boolean => {
    if (written === mention?.written) return true;
    if (own === null || value === null) return false;
    if (isBareOf(own, value)) return true;
    const found = [compare(own, value), compare(value, own)];
    return found.includes('equal') || (found.includes('within') && !isLimit(own) && !isLimit(value));
  };
  return !evidence.some(({ values }) => values.some(isOne));
}

/** One of the values says the value. */
export function isAmong(value: Unit, some: readonly Unit[], means: Means): boolean {
  return some.some((other) => ['equal', 'within'].includes(saidInPlace(value, other, means)));
}

function countedBy({ units }: ClauseRead, number: Unit): Lemma | null {
  const behind = units
    .slice(units.indexOf(number) + 1)
    .find(({ token, value }) => value === null && isContent(token) && token.upos !== 'ADJ');
  return behind === undefined ? null : lemmaOf(behind.token);
}

/** Numbers without a unit count the same. */
export function countAlike(
  [claim, own]: readonly [ClauseRead, Unit],
  [clause, theirs]: readonly [ClauseRead, Unit],
  means: Means,
): boolean {
  if (dimensionAt(own) !== 'number') return true;
  const [counted, other] = [countedBy(claim, own), countedBy(clause, theirs)];
  return counted !== null && other !== null && areAlike(counted, other, means);
}

/** Which one is meant: a name, and of times and counts what happens. */
export function isTelling({ upos }: Lemma, dimension: string): boolean {
  return upos === 'PROPN' || (upos === 'VERB' && VERB_BOUND.has(dimension));
}
