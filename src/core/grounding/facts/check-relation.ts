import type { RelationAssertion } from '../../../contract/assertion.ts';
import type { RelationFact } from '../../../contract/fact.ts';
import { type Ground, isComplete, wordFor } from './ground.ts';
import type { Point } from './point.ts';
import { holdsAt, relationPoint } from './relation-facts.ts';
import type { Finding } from '../../../contract/finding.ts';
import { type Ruling, sourcesOf } from '../ruling.ts';
import { showEntity, showPoint, showTime } from './show.ts';

/** True for a relation between the two things that the assertion names, in its direction. */
export function joins(fact: RelationFact, assertion: RelationAssertion): boolean {
  const { subject, object, relation } = assertion;
  return (
    fact.relation === relation &&
    fact.subject_type === subject.type &&
    fact.subject_id === subject.id &&
    fact.object_type === object.type &&
    fact.object_id === object.id
  );
}

/** Relations of that kind that the subject has now, whatever they lead to. */
export function rivals(ground: Ground, assertion: RelationAssertion): RelationFact[] {
  const { subject, relation, time } = assertion;
  return ground.relations.filter(
    (fact) =>
      fact.relation === relation &&
      fact.subject_type === subject.type &&
      fact.subject_id === subject.id &&
      holdsAt(fact, time, ground.reference_date),
  );
}

function finding(
  assertion: RelationAssertion,
  code: Finding['code'],
  severity: Finding['severity'],
  actual: readonly Point[],
  details: Readonly<Record<string, string>> = {},
): Finding {
  return {
    code,
    severity,
    place: { start: assertion.start, end: assertion.end },
    expected: `${showEntity(assertion.subject)} ${assertion.negated ? '≁' : '→'} ${showEntity(assertion.object)}`,
    actual: actual.length === 0 ? null : actual.map(showPoint).join(', '),
    details: {
      relation: assertion.relation,
      subject: assertion.subject.name,
      object: assertion.object.name,
      ...details,
    },
    sources: sourcesOf(actual),
  };
}

function absentRelation(
  assertion: RelationAssertion,
  ground: Ground,
): Pick<Ruling, 'outcome' | 'reason' | 'findings'> {
  const definition = ground.vocabulary[assertion.subject.type]?.relations[assertion.relation];
  const others = rivals(ground, assertion).map((fact) => relationPoint(fact, fact.object_name));
  const complete = isComplete(ground, assertion.subject.type, assertion.relation);
  const excluded = definition?.functional === true && others.length > 0;
  if (assertion.negated)
    return complete || excluded
      ? { outcome: 'supported', findings: [] }
      : { outcome: 'not_found', reason: 'no_evidence', findings: [] };
  if (complete)
    return { outcome: 'absent', findings: [finding(assertion, 'RELATION_NOT_FOUND', 'error', others)] };
  if (excluded)
    return { outcome: 'contradicted', findings: [finding(assertion, 'RELATION_NOT_FOUND', 'error', others)] };
  return {
    outcome: 'not_found',
    reason: 'no_evidence',
    findings: [finding(assertion, 'RELATION_NOT_FOUND', 'warning', others)],
  };
}

/** GR4: the relation is in the graph, in this direction, at the claimed time. */
export function checkRelation(assertion: RelationAssertion, ground: Ground): Ruling {
  const place = { start: assertion.start, end: assertion.end };
  const { subject, object, relation, time, negated } = assertion;
  const all = ground.relations.filter((fact) => joins(fact, assertion));
  const now = all.filter((fact) => holdsAt(fact, time, ground.reference_date));
  const points = now.map((fact) => relationPoint(fact, fact.object_name));
  const reading = `${showEntity(subject)} ${negated ? '¬' : ''}${wordFor(ground, subject.type, relation)} ${showEntity(object)}${time === undefined ? '' : ` @ ${time.text}`}`;
  const common = { rule: 'GR4', place, reading, points };
  const isLater = time !== undefined && ground.reference_date !== null && time.from > ground.reference_date;
  if (isLater && now.every((fact) => fact.valid_to === undefined))
    return { ...common, outcome: 'not_found', reason: 'no_evidence', findings: [] };
  if (ground.failure !== null)
    return { ...common, outcome: 'unchecked', reason: ground.failure, findings: [] };
  if (now.length > 0) {
    if (!negated) return { ...common, outcome: 'supported', findings: [] };
    return {
      ...common,
      outcome: 'contradicted',
      findings: [finding(assertion, 'RELATION_NOT_FOUND', 'error', points)],
    };
  }
  const past = all[0];
  if (past === undefined || negated) return { ...common, ...absentRelation(assertion, ground) };
  const old = relationPoint(past, past.object_name);
  const others = rivals(ground, assertion).map((fact) => relationPoint(fact, fact.object_name));
  const stale = {
    ...finding(assertion, 'STALE_DATA', 'warning', others, { true_at: showTime(old), now: '' }),
    sources: sourcesOf([old, ...others]),
  };
  return { ...common, outcome: time === undefined ? 'stale' : 'contradicted', findings: [stale] };
}
