import { AssayError } from '../../contract/assay-error.ts';
import type { EntityKey } from '../../contract/entity.ts';
import type { KnowledgeEntity } from '../../contract/knowledge.ts';
import { type KnowledgePlace, openKnowledge } from './open-knowledge.ts';

/** Facts, and relations, of one entity that are listed at most. */
const MOST = 2000;

function notFound({ type, id }: EntityKey): AssayError {
  return new AssayError('not_found', 'the graph holds no such entity', {
    where: `${type} ${id}`,
    hint: 'GET /api/knowledge/entities lists what it holds',
  });
}

/** All that the graph holds of an entity. Throws `not_found`. */
export async function readEntity(place: KnowledgePlace, key: EntityKey): Promise<KnowledgeEntity> {
  const knowledge = await openKnowledge(place);
  if (knowledge === null) throw notFound(key);
  const { graph } = knowledge;
  const [names, facts, relations] = await Promise.all([
    graph.names(key),
    graph.reader.facts([key]),
    graph.reader.relations([key]),
  ]);
  const [shown] = names;
  if (shown === undefined) throw notFound(key);
  return {
    ...key,
    name: names.find(({ kind }) => kind === 'name')?.name ?? shown.name,
    names: [...names],
    facts: facts.slice(0, MOST),
    relations: relations.slice(0, MOST),
    left_out: {
      facts: Math.max(0, facts.length - MOST),
      relations: Math.max(0, relations.length - MOST),
    },
  };
}
