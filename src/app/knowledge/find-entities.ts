import type { EntityPage } from '../../contract/knowledge.ts';
import type { OpenGraph } from '../outside.ts';
import { type KnowledgePlace, openKnowledge } from './open-knowledge.ts';

const SIMILAR = 8;

/** What is looked for; `after` is `next` of the page before. */
export interface EntitySearch {
  readonly query?: string | undefined;
  readonly type?: string | undefined;
  readonly limit: number;
  readonly after: number;
}

async function similarTo({ reader }: OpenGraph, { query, type }: EntitySearch) {
  if (query === undefined) return [];
  const [match] = await reader.findSimilar([query], SIMILAR);
  return (match?.candidates ?? [])
    .filter(({ entity }) => type === undefined || entity.type === type)
    .map(({ entity: { type: of, id, name }, matched_name: matched }) => ({ type: of, id, name, matched }));
}

/** A page of the entities of the graph; of those with a name that holds the words, else of the names most like them. */
export async function findEntities(place: KnowledgePlace, search: EntitySearch): Promise<EntityPage> {
  const knowledge = await openKnowledge(place);
  if (knowledge === null) return { entities: [], similar: [], next: null };
  const { query: words, type, limit, after: skip } = search;
  const found = await knowledge.catalogue.entities({ type, words, limit: limit + 1, skip });
  const similar = found.length === 0 && skip === 0 ? await similarTo(knowledge.graph, search) : [];
  const next = found.length > limit ? String(skip + limit) : null;
  return { entities: found.slice(0, limit), similar, next };
}
