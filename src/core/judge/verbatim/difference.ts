import type { WordKind } from '../../lexicon/word-relations.ts';
import type { Reader } from '../../read/reader.ts';
import type { Means } from '../means.ts';
import { isPermitted, permits } from './permitted.ts';
import { counts, isKoreanUnit, joinsClauses, mainVerb, subjectEnd } from './predicates.ts';
import { riskOf } from './risk.ts';
import { sayAlike, valuesOf } from './same-unit.ts';
import type { Unit } from './unit.ts';

/** The one thing that a claim says otherwise than the clause that it repeats. */
export type Difference = 'value' | 'opposite' | 'negation';

/** What differences are found with. */
export interface Differing {
  readonly means: Means;
  readonly relations: Reader['relations'];
}

const KINDS: Readonly<Record<string, readonly WordKind[]>> = {
  NOUN: ['n'],
  VERB: ['v', 'a'],
  AUX: ['v', 'a'],
  ADJ: ['a', 'v'],
  ADV: ['r', 'a'],
};

function isOpposite(claim: Unit, evidence: Unit, { relations }: Differing): boolean {
  if (claim.marks !== evidence.marks || claim.ending !== evidence.ending) return false;
  const kinds = isKoreanUnit(claim) ? (['n', 'v', 'a'] as const) : (KINDS[claim.token.upos] ?? []);
  return kinds.some((kind) => relations.of(evidence.lemma, kind, 'opposite').has(claim.lemma));
}

/** How far the subject of a clause reaches: what differs there speaks of somebody else. */
function isSaidOf(units: readonly Unit[], at: number): boolean {
  const lead = units.findIndex(({ comma }) => comma);
  const isLed = units[0]?.token.upos === 'ADP' && at < lead;
  return at >= subjectEnd(units) || isLed;
}

/** How two words that stand in the same place of claim and clause differ; null where they only are others. */
export function differenceOf(
  claim: Unit,
  evidence: readonly Unit[],
  at: number,
  differing: Differing,
): Difference | null {
  const unit = evidence[at];
  if (unit === undefined) return null;
  const { means } = differing;
  const isWord = claim.value === null && unit.value === null;
  if (isWord && isSaidOf(evidence, at) && isOpposite(claim, unit, differing)) return 'opposite';
  if (claim.negative !== unit.negative)
    return claim.value === null && sayAlike(claim, unit, means) && mayDeny(evidence, at, means)
      ? 'negation'
      : null;
  const isLess = permits(evidence) && isPermitted(claim, unit);
  const isOther = !isLess && valuesOf(claim, unit, means) === 'excluded';
  return isOther && (isSaidOf(evidence, at) || counts(evidence, at)) ? 'value' : null;
}

/** True where a negation at this place denies the whole clause, and nothing in it says of how many. */
export function mayDeny(units: readonly Unit[], at: number, { words }: Means): boolean {
  const isOne = units.every(
    (unit, place) => place === at || riskOf(unit, words) !== 'bound' || !unit.negative,
  );
  const ofAll = units.some(
    (unit, place) => place !== at && (words.quantifiers.has(unit.lemma) || words.operating.has(unit.lemma)),
  );
  const first = mainVerb(units);
  const unit = units[at];
  // 팔지 않고 맡겼다: what another verb denies is not denied of this one.
  const isOfAnother = unit !== undefined && isKoreanUnit(unit) && joinsClauses(unit);
  if (isOfAnother) return false;
  return isOne && !ofAll && (isKoreanUnit(units[0] as Unit) || first < 0 || at >= first - 1);
}
