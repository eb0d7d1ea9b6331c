import type { EntityCandidate, EntityKey } from '../contract/entity.ts';
import type { Fact, RelationFact } from '../contract/fact.ts';
import type { EntityName, OpenGraph } from './outside.ts';

const SIMILAR = 5;

/** The value of an attribute that holds now, and how many of other times there are. */
export interface CurrentFact {
  readonly fact: Fact;
  readonly earlier: number;
}

/** What the graph holds of an entity. */
export interface EntityView extends EntityKey {
  readonly name: string;
  readonly names: readonly EntityName[];
  readonly facts: readonly CurrentFact[];
  readonly relations: readonly RelationFact[];
}

/** What a name leads to: one entity, several, or none with the names that are most like it. */
export type Shown =
  | { readonly kind: 'entity'; readonly entity: EntityView }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly EntityCandidate[] }
  | { readonly kind: 'unknown'; readonly similar: readonly EntityCandidate[] };

function holdsOn(fact: Fact, day: string): boolean {
  return (fact.valid_from ?? '') <= day && day <= (fact.valid_to ?? '9999-12-31');
}

function beginsLater(a: Fact, b: Fact): number {
  return (b.valid_from ?? '').localeCompare(a.valid_from ?? '');
}

/** For each attribute the fact that holds on the day, else the last one before it, else the last one. */
export function currentFacts(facts: readonly Fact[], day: string | undefined): CurrentFact[] {
  return [...new Set(facts.map(({ attribute }) => attribute))].flatMap((attribute) => {
    const all = facts.filter((fact) => fact.attribute === attribute);
    const latest = [...all].sort(beginsLater);
    const begun = latest.filter((fact) => day === undefined || (fact.valid_from ?? '') <= day);
    const fact =
      (day === undefined ? undefined : begun.find((one) => holdsOn(one, day))) ?? begun[0] ?? latest[0];
    return fact === undefined ? [] : [{ fact, earlier: all.length - 1 }];
  });
}

async function viewOf(
  graph: OpenGraph,
  { entity }: EntityCandidate,
  day: string | undefined,
): Promise<EntityView> {
  const key = { type: entity.type, id: entity.id };
  return {
    ...key,
    name: entity.name,
    names: await graph.names(key),
    facts: currentFacts(await graph.reader.facts([key]), day),
    relations: await graph.reader.relations([key]),
  };
}

/** What the graph holds under a name. `day` is the one that "now" means (ISO); without it the latest facts count. */
export async function showEntity(graph: OpenGraph, name: string, day: string | undefined): Promise<Shown> {
  const [match] = await graph.reader.findEntities([name]);
  const candidates = match?.candidates ?? [];
  const [first] = candidates;
  if (first !== undefined && candidates.length === 1)
    return { kind: 'entity', entity: await viewOf(graph, first, day) };
  if (candidates.length > 1) return { kind: 'ambiguous', candidates };
  const [similar] = await graph.reader.findSimilar([name], SIMILAR);
  return { kind: 'unknown', similar: similar?.candidates ?? [] };
}
