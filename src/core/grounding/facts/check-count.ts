import type { CountAssertion } from '../../../contract/assertion.ts';
import type { RelationFact } from '../../../contract/fact.ts';
import { compareValue } from './compare.ts';
import { type Ground, isComplete } from './ground.ts';
import { holdsAt } from './relation-facts.ts';
import type { Ruling } from '../ruling.ts';
import { showClaimed, showEntity } from './show.ts';

function mine(fact: RelationFact, assertion: CountAssertion): boolean {
  const { subject, relation, inverse } = assertion;
  const type = inverse ? fact.object_type : fact.subject_type;
  const id = inverse ? fact.object_id : fact.subject_id;
  return fact.relation === relation && type === subject.type && id === subject.id;
}

/** The relations that are counted. */
export function countedFacts(assertion: CountAssertion, ground: Ground): RelationFact[] {
  return ground.relations.filter(
    (fact) => mine(fact, assertion) && holdsAt(fact, assertion.time, ground.reference_date),
  );
}

/** GR5: so many entities are joined to the subject. Only where the relation is complete; a partial list cannot be counted. */
export function checkCount(assertion: CountAssertion, ground: Ground): Ruling {
  const place = { start: assertion.start, end: assertion.end };
  const facts = countedFacts(assertion, ground);
  const others = new Set(facts.map((fact) => (assertion.inverse ? fact.subject_id : fact.object_id)));
  const reading = `${showEntity(assertion.subject)} · count(${assertion.relation}) ${showClaimed(assertion.claimed)}`;
  const sources = [...new Set(facts.map(({ source }) => source))].sort();
  const point = {
    value: others.size,
    unit: null,
    from: null,
    to: null,
    sources,
    as_of: null,
    derivation: `count(${assertion.relation}) = ${others.size}`,
  };
  const common = { rule: 'GR5', place, reading, points: [point], derivation: point.derivation };
  if (ground.failure !== null)
    return { ...common, outcome: 'unchecked', reason: ground.failure, findings: [] };
  const owner = assertion.inverse
    ? (facts[0]?.subject_type ?? assertion.subject.type)
    : assertion.subject.type;
  if (facts.length === 0 || !isComplete(ground, owner, assertion.relation))
    return { ...common, outcome: 'not_found', reason: 'no_evidence', findings: [] };
  const claimed = { ...assertion.claimed, unit: null };
  const agrees = compareValue(claimed, point, 'count', ground.settings.numeric_tolerance) === 'agrees';
  if (agrees !== assertion.negated) return { ...common, outcome: 'supported', findings: [] };
  const finding = {
    code: 'COUNT_MISMATCH' as const,
    severity: 'error' as const,
    place,
    expected: showClaimed(assertion.claimed),
    actual: String(others.size),
    details: { derivation: point.derivation },
    sources: sources.map((source) => ({ source, as_of: null })),
  };
  return { ...common, outcome: 'contradicted', findings: [finding] };
}
