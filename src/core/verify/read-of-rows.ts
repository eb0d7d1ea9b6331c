import type { ClaimedTime } from '../../contract/assertion.ts';
import { NOTHING } from '../lexicon/record-columns.ts';
import type { Point } from '../grounding/facts/point.ts';
import { select } from '../grounding/facts/select.ts';
import type { EntityKey, EntityNames } from '../../contract/entity.ts';
import type { GraphRead, ReadRelation, ReadValue } from '../../contract/graph-read.ts';
import type { Labels } from '../../contract/language.ts';
import { type Ground, wordFor } from '../grounding/facts/ground.ts';
import type { Concern } from '../grounding/facts/match-evidence.ts';
import { listed } from '../grounding/facts/read-graph.ts';
import { holdsAt } from '../grounding/facts/relation-facts.ts';
import type { Ruling } from '../grounding/ruling.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import { type Join, joinsOf, otherEnd } from '../grounding/types/join-columns.ts';
import type { RowClaim } from './entity-rows.ts';

/** A cell of a named entity that was read: of which attribute, or of which relation. */
export interface CellRead {
  readonly owner: EntityNames;
  readonly attribute: string | null;
  readonly joins: readonly Join[];
  readonly quote: string;
}

function isCalled({ ko, en }: Labels, column: string): boolean {
  return [...ko, ...en].some((label) => column === label || column.startsWith(`${label} `));
}

function isName(name: string, column: string): boolean {
  return column === name || column.startsWith(`${name} `);
}

export function cellsRead({ read }: Stated, { named }: RowClaim, { vocabulary }: Ground): CellRead[] {
  return read.flatMap(({ path, quote }): CellRead[] => {
    const owner = named.find(({ id }) => path?.startsWith(`${id}.`) === true);
    if (owner === undefined) return [];
    const column = path?.slice(owner.id.length + 1) ?? '';
    const attributes = Object.entries(vocabulary[owner.type]?.attributes ?? {});
    const attribute =
      attributes.find(([name, { labels }]) => isCalled(labels, column) || isName(name, column))?.[0] ?? null;
    const joins =
      attribute === null
        ? joinsOf(owner.type, vocabulary).filter(
            ({ labels, relation }) => column === relation || isCalled(labels, column),
          )
        : [];
    return [{ owner, attribute, joins, quote }];
  });
}

/** What rows read of named entities, as evidence is held against it. */
export function concernsOfRows(
  cells: readonly CellRead[],
  ruling: Ruling,
  time: ClaimedTime | null,
  ground: Ground,
): Concern[] {
  return cells.flatMap(({ owner, attribute, joins }): Concern[] => {
    if (attribute === null) return joins.length === 0 ? [] : [{ entity: owner, attribute, ruling }];
    const { points } = select(ground, owner, attribute, time ?? undefined);
    return [{ entity: owner, attribute, ruling: { ...ruling, points } }];
  });
}

function keyOf({ type, id }: EntityKey): EntityKey {
  return { type, id };
}

export function nameOf({ names, id }: EntityNames): string {
  return names.findLast((one) => one !== id) ?? id;
}

type Outcome = 'supported' | 'contradicted';

/** The relations of a cell: those that are there, and the one that the claim says and that is not. */
function relationsRead(
  { owner, joins }: CellRead,
  { named, asked }: RowClaim,
  outcome: Outcome,
  ground: Ground,
): Pick<GraphRead, 'entities' | 'relations'>[] {
  return joins.map((join) => {
    const { relation, from, inverse } = join;
    const word = wordFor(ground, from, relation);
    const facts = ground.relations.filter(
      (fact) =>
        holdsAt(fact, asked.time ?? undefined, ground.reference_date) && otherEnd(fact, owner, join) !== null,
    );
    const ends = facts.flatMap((fact) => otherEnd(fact, owner, join) ?? []);
    const said = named.find(
      ({ type, id }) => type === (inverse ? from : join.to) && !(type === owner.type && id === owner.id),
    );
    const isThere = ends.some(({ type, id }) => type === said?.type && id === said.id);
    const between = (other: EntityKey): Pick<ReadRelation, 'subject' | 'relation' | 'word' | 'object'> => {
      const [subject, object] = inverse ? [other, owner] : [owner, other];
      return { subject: keyOf(subject), relation, word, object: keyOf(object) };
    };
    const found = facts.flatMap((fact, at): ReadRelation[] => {
      const other = ends[at];
      const isMeant =
        other !== undefined && (!isThere || (other.type === said?.type && other.id === said.id));
      return isMeant
        ? [
            {
              ...between(other),
              found: true,
              from: fact.valid_from ?? null,
              to: fact.valid_to ?? null,
              sources: [fact.source],
              outcome,
            },
          ]
        : [];
    });
    const absent: ReadRelation[] =
      said === undefined || isThere
        ? []
        : [{ ...between(said), found: false, from: null, to: null, sources: [], outcome }];
    const entities = ends.map((end) => ({ ...keyOf(end), name: end.name }));
    return { entities, relations: [...absent, ...found] };
  });
}

/** When what a claim without a time is held against holds; of several values none. */
function timeOf([point, ...others]: readonly Point[]): Pick<ReadValue, 'from' | 'to'> {
  return point === undefined || others.length > 0
    ? { from: null, to: null }
    : { from: point.from, to: point.to };
}

/** RP7: what rows of named entities were read for; null where they are of whole types, or of nothing that the vocabulary has. */
export function readOfRows(
  cells: readonly CellRead[],
  { outcome }: Stated,
  claim: RowClaim,
  sources: readonly string[],
  ground: Ground,
): GraphRead | null {
  if (outcome !== 'supported' && outcome !== 'contradicted') return null;
  const values = cells.flatMap(({ owner, attribute, quote }): ReadValue[] => {
    if (attribute === null) return [];
    const { from, to } = claim.asked.time ?? timeOf(select(ground, owner, attribute).points);
    const word = wordFor(ground, owner.type, attribute);
    const read = { entity: keyOf(owner), attribute, word, from, to };
    return [
      quote === NOTHING
        ? { ...read, shown: null, sources: [], outcome: 'absent' }
        : { ...read, shown: quote, sources: [...sources], outcome },
    ];
  });
  const joined = cells.flatMap((cell) => relationsRead(cell, claim, outcome, ground));
  const relations = joined.flatMap((one) => one.relations);
  if (values.length + relations.length === 0) return null;
  const named = claim.named.map((one) => ({ ...keyOf(one), name: nameOf(one) }));
  const entities = [...named, ...joined.flatMap((one) => one.entities)];
  return listed({ entities, unknown: [], values, relations });
}
