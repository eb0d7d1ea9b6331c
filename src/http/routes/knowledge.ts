import { z } from 'zod';
import { findEntities } from '../../app/knowledge/find-entities.ts';
import type { KnowledgePlace } from '../../app/knowledge/open-knowledge.ts';
import { readEntity } from '../../app/knowledge/read-entity.ts';
import { readOverview } from '../../app/knowledge/read-overview.ts';
import { EntityPage, KnowledgeEntity, KnowledgeOverview } from '../../contract/knowledge.ts';
import { homeOf } from '../home-of.ts';
import { type Asked, route } from '../route.ts';

const MOST = 200;
const FARTHEST = 1_000_000;

const Query = z.strictObject({
  query: z.string().min(1).max(200).optional().describe('Only entities with a name that holds this'),
  type: z.string().min(1).max(100).optional().describe('Only entities of this type'),
  limit: z.coerce.number().int().min(1).max(MOST).default(50).describe('At most so many'),
  after: z.coerce.number().int().min(0).max(FARTHEST).default(0).describe('`next` of the page before'),
});

function placeOf(call: Asked): KnowledgePlace {
  const { outside, stores, events } = call.served;
  return { home: homeOf(call), outside, stores, events };
}

/** What the knowledge graph holds, and the files that it was loaded from. */
export const knowledgeRoute = route({
  method: 'get',
  path: '/api/knowledge',
  right: 'read',
  summary: 'What the knowledge graph holds by type, what can be said of each, and the files that brought it',
  answers: { 200: { description: 'What it holds', schema: KnowledgeOverview } },
  handle: async (call) => ({ status: 200, json: await readOverview(placeOf(call)) }),
});

export const entitiesRoute = route({
  method: 'get',
  path: '/api/knowledge/entities',
  right: 'read',
  summary: 'List entities of the graph; with `query` those with a name or id that holds it',
  query: Query,
  answers: { 200: { description: 'A page of them; `next` is null on the last', schema: EntityPage } },
  handle: async (call) => ({ status: 200, json: await findEntities(placeOf(call), call.query) }),
});

export const entityRoute = route({
  method: 'get',
  path: '/api/knowledge/entities/{type}/{id}',
  right: 'read',
  summary: 'What the graph holds of an entity: names, facts and relations of all times',
  answers: { 200: { description: 'The entity', schema: KnowledgeEntity } },
  async handle(call) {
    const { type = '', id = '' } = call.params;
    return { status: 200, json: await readEntity(placeOf(call), { type, id }) };
  },
});
