import type { Assertion } from '../../../contract/assertion.ts';
import type { EntityKey } from '../../../contract/entity.ts';
import type { RelationFact } from '../../../contract/fact.ts';
import type { GraphRead, ReadRelation, ReadValue } from '../../../contract/graph-read.ts';
import type { Ruling } from '../ruling.ts';
import { joins, rivals } from './check-relation.ts';
import { type Ground, wordFor } from './ground.ts';
import { holdsAt } from './relation-facts.ts';
import { showValue } from './show.ts';

/** Values, and relations, of one claim that are listed. */
const MOST = 16;

type Part = Omit<GraphRead, 'left_out'>;
type Outcome = Ruling['outcome'];
type ValueAssertion = Extract<Assertion, { readonly attribute: string }>;

const NOTHING: Part = { entities: [], unknown: [], values: [], relations: [] };

function keyOf({ type, id }: EntityKey): EntityKey {
  return { type, id };
}

function valueOf({ subject, attribute }: ValueAssertion, ground: Ground) {
  return { entity: keyOf(subject), attribute, word: wordFor(ground, subject.type, attribute) };
}

function valuesRead(assertion: ValueAssertion, { points, outcome }: Ruling, ground: Ground): ReadValue[] {
  const none = { shown: null, from: null, to: null, sources: [], outcome };
  const isAsked = outcome === 'absent' || outcome === 'not_found';
  if (points.length === 0 && isAsked) return [{ ...valueOf(assertion, ground), ...none }];
  return points.map(({ value, unit, from, to, sources }) => {
    const shown = showValue(value, unit);
    return { ...valueOf(assertion, ground), shown, from, to, sources: [...sources], outcome };
  });
}

function relationOf(fact: RelationFact, outcome: Outcome, ground: Ground): ReadRelation {
  return {
    subject: { type: fact.subject_type, id: fact.subject_id },
    relation: fact.relation,
    word: wordFor(ground, fact.subject_type, fact.relation),
    object: { type: fact.object_type, id: fact.object_id },
    found: true,
    from: fact.valid_from ?? null,
    to: fact.valid_to ?? null,
    sources: [fact.source],
    outcome,
  };
}

function endsOf(facts: readonly RelationFact[]): GraphRead['entities'] {
  return facts.flatMap((fact) => [
    { type: fact.subject_type, id: fact.subject_id, name: fact.subject_name },
    { type: fact.object_type, id: fact.object_id, name: fact.object_name },
  ]);
}

function relationPart(
  assertion: Extract<Assertion, { readonly kind: 'relation' }>,
  { outcome }: Ruling,
  ground: Ground,
): Part {
  const { subject, object, relation, time } = assertion;
  const all = ground.relations.filter((fact) => joins(fact, assertion));
  const now = all.filter((fact) => holdsAt(fact, time, ground.reference_date));
  const facts = now.length > 0 ? now : [...all, ...rivals(ground, assertion)];
  const absent: ReadRelation = {
    subject: keyOf(subject),
    relation,
    word: wordFor(ground, subject.type, relation),
    object: keyOf(object),
    found: false,
    from: null,
    to: null,
    sources: [],
    outcome,
  };
  const read = facts.map((fact) => relationOf(fact, outcome, ground));
  const entities = [subject, object].map(({ type, id, name }) => ({ type, id, name }));
  return {
    ...NOTHING,
    entities: [...entities, ...endsOf(facts)],
    relations: all.length > 0 ? read : [absent, ...read],
  };
}

function partOf(assertion: Assertion, ruling: Ruling, ground: Ground): Part {
  if (assertion.kind === 'unread') return NOTHING;
  if (assertion.kind === 'existence') return { ...NOTHING, unknown: [assertion.name] };
  if (assertion.kind === 'relation') return relationPart(assertion, ruling, ground);
  const { type, id, name } = assertion.subject;
  return { ...NOTHING, entities: [{ type, id, name }], values: valuesRead(assertion, ruling, ground) };
}

function once<T>(all: readonly T[], keyFor: (one: T) => unknown = (one) => one): T[] {
  const first = new Map<string, T>();
  for (const one of all) {
    const key = JSON.stringify(keyFor(one));
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/**
 * RP7: what graph and sources were read for, for one claim: each thing, value and relation once; null where they were
 * not asked or said nothing.
 */
export function readGraph(
  assertions: readonly Assertion[],
  rulings: readonly Ruling[],
  ground: Ground,
): GraphRead | null {
  const parts = assertions.flatMap((assertion, at) => {
    const ruling = rulings[at];
    return ruling === undefined || ruling.outcome === 'unchecked' ? [] : [partOf(assertion, ruling, ground)];
  });
  const values = once(parts.flatMap((part) => part.values));
  const relations = once(parts.flatMap((part) => part.relations));
  const unknown = once(parts.flatMap((part) => part.unknown));
  if (values.length + relations.length + unknown.length === 0) return null;
  const kept = { values: values.slice(0, MOST), relations: relations.slice(0, MOST) };
  const named = new Set(
    [
      ...kept.values.map(({ entity }) => entity),
      ...kept.relations.flatMap(({ subject, object }) => [subject, object]),
    ].map((key) => JSON.stringify(keyOf(key))),
  );
  const entities = once(
    parts.flatMap((part) => part.entities),
    keyOf,
  ).filter((one) => named.has(JSON.stringify(keyOf(one))));
  const left_out = values.length + relations.length - kept.values.length - kept.relations.length;
  return { entities, unknown, ...kept, left_out };
}
