import type { ClaimedTime } from '../../../contract/assertion.ts';
import type { EntityKey, EntityNames } from '../../../contract/entity.ts';
import type { RelationFact } from '../../../contract/fact.ts';
import type { Labels } from '../../../contract/language.ts';
import type { Vocabulary } from '../../../contract/vocabulary.ts';
import { type Ground, isComplete } from '../facts/ground.ts';
import { holdsAt } from '../facts/relation-facts.ts';
import { NOTHING } from '../../lexicon/record-columns.ts';
import type { Column, Scalar } from '../records/record-table.ts';

/** A relation as a column of the entities at one of its ends. */
export interface Join {
  readonly relation: string;
  /** The types that it joins. */
  readonly from: string;
  readonly to: string;
  /** True for a column of those that have the relation to the entity. */
  readonly inverse: boolean;
  readonly labels: Labels;
}

/** A column of those that a relation joins entities to. */
export interface JoinColumn extends Join {
  /** What else the claim may call those that it names. */
  readonly called: NonNullable<Column['called']>;
  readonly of: (id: string) => Scalar;
}

/** A relation within a type, and who has it to whom by the grammar of a claim. */
export interface DirectedRelation {
  readonly type: string;
  readonly relation: string;
  readonly subject: string;
  readonly object: string;
}

/** An entity that a claim names, and how it writes the name. */
export interface NamedAs extends EntityNames {
  readonly written: string;
}

/** Of what a claim says relations. */
export interface SaidJoins {
  readonly named: readonly NamedAs[];
  readonly directed: readonly DirectedRelation[];
  readonly time: ClaimedTime | null;
}

export function joinsOf(type: string, vocabulary: Vocabulary): Join[] {
  return Object.entries(vocabulary).flatMap(([from, { relations }]) =>
    Object.entries(relations).flatMap(([relation, { to, labels, inverse }]): Join[] => {
      if (from === type) return [{ relation, from, to, inverse: false, labels }];
      return to === type ? [{ relation, from, to, inverse: true, labels: inverse }] : [];
    }),
  );
}

export interface End extends EntityKey {
  readonly name: string;
}

export function otherEnd(
  fact: RelationFact,
  { type, id }: EntityKey,
  { relation, from, inverse }: Join,
): End | null {
  if (fact.relation !== relation || fact.subject_type !== from) return null;
  const subject = { type: fact.subject_type, id: fact.subject_id, name: fact.subject_name };
  const object = { type: fact.object_type, id: fact.object_id, name: fact.object_name };
  const [own, other] = inverse ? [object, subject] : [subject, object];
  return own.type === type && own.id === id ? other : null;
}

function isToOne({ from, relation, inverse }: Join, { vocabulary }: Ground): boolean {
  return !inverse && vocabulary[from]?.relations[relation]?.functional === true;
}

/** Of several the one that the claim names. Null where it joins the entity to nobody, or the graph may not know all. */
function joinedTo(
  entity: EntityKey,
  join: Join,
  facts: readonly RelationFact[],
  { named, time }: SaidJoins,
  ground: Ground,
): Scalar {
  const ends = facts
    .filter((fact) => holdsAt(fact, time ?? undefined, ground.reference_date))
    .flatMap((fact) => otherEnd(fact, entity, join) ?? []);
  const said = named.find((one) => ends.some(({ type, id }) => type === one.type && id === one.id));
  if (said !== undefined) return said.written;
  const isAll = ground.failure === null && isComplete(ground, join.from, join.relation);
  const other = isAll || isToOne(join, ground) ? ends[0]?.name : undefined;
  return other ?? (isAll && named.length > 0 ? NOTHING : null);
}

/** Relations that a claim may say of things of a type: it names the other end, or its grammar tells who has it. */
export function saidJoins(
  type: string,
  facts: readonly RelationFact[],
  said: SaidJoins,
  ground: Ground,
): JoinColumn[] {
  const { named, directed } = said;
  const isSaid = ({ relation, from, to }: Join): boolean =>
    from === to
      ? directed.some((one) => one.type === from && one.relation === relation)
      : named.some((one) => one.type !== type && (one.type === from || one.type === to));
  const isOwn = ({ relation, from, to }: Join, id: string): boolean =>
    from !== to || directed.some((one) => one.relation === relation && one.subject === id);
  return joinsOf(type, ground.vocabulary)
    .filter(isSaid)
    .map((join) => ({
      ...join,
      called: Object.fromEntries(
        named
          .filter((one) => one.type === (join.inverse ? join.from : join.to))
          .map(({ written, names }) => [written, names]),
      ),
      of: (id) => (isOwn(join, id) ? joinedTo({ type, id }, join, facts, said, ground) : null),
    }));
}

/** Relations that join each entity of a type to one at most. */
export function joinsToOne(
  type: string,
  facts: readonly RelationFact[],
  time: ClaimedTime | null,
  ground: Ground,
): JoinColumn[] {
  const said: SaidJoins = { named: [], directed: [], time };
  return joinsOf(type, ground.vocabulary)
    .filter((join) => isToOne(join, ground))
    .map((join) => ({
      ...join,
      called: {},
      of: (id) => joinedTo({ type, id }, join, facts, said, ground),
    }));
}
