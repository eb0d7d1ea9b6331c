import { expect, test } from 'vitest';
import { findEntities } from '../../src/app/knowledge/find-entities.ts';
import type { KnowledgePlace } from '../../src/app/knowledge/open-knowledge.ts';
import { readEntity } from '../../src/app/knowledge/read-entity.ts';
import { readOverview } from '../../src/app/knowledge/read-overview.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Fact } from '../../src/contract/fact.ts';
import type { ListedEntity } from '../../src/contract/knowledge.ts';
import type { GraphCatalogue } from '../../src/contract/ports/graph-catalogue.ts';

const PUMPS: readonly ListedEntity[] = ['A', 'B', 'C'].map((id) => ({
  type: 'pump',
  id,
  name: `Pump ${id}`,
  matched: null,
}));

function factsOf(count: number): Fact[] {
  return Array.from({ length: count }, (_, value) => ({
    entity_type: 'pump',
    entity_id: 'A',
    attribute: 'pressure',
    value,
    source: 'log',
  }));
}

const catalogue: GraphCatalogue = {
  counts: async () => [
    { type: 'pump', entities: 3 },
    { type: 'valve', entities: 1 },
  ],
  loads: async () => [],
  entities: async ({ words, limit, skip }) => (words === 'Pamp' ? [] : PUMPS.slice(skip, skip + limit)),
};

function place(facts = 0, configured = true): KnowledgePlace {
  const configuration = Configuration.parse({ graph: { types: { pump: {}, tank: {} } } });
  return {
    home: { configuration, folder: '/nowhere' },
    events: {},
    stores: { knowledge: () => catalogue },
    outside: {
      hasGraph: () => configured,
      openGraph: async () => ({
        loads: [],
        names: async ({ id }) =>
          id === 'A'
            ? [
                { name: 'A', language: null, kind: 'id' },
                { name: 'Pump A', language: 'en', kind: 'name' },
              ]
            : [],
        reader: {
          findEntities: async () => [],
          findSimilar: async ([name = '']) => [
            {
              name,
              candidates: ['pump', 'valve'].map((type) => ({
                entity: { type, id: 'A', name: 'Pump A' },
                how: 'fuzzy' as const,
                score: 0.9,
                matched_name: 'Pump A',
              })),
            },
          ],
          facts: async () => factsOf(facts),
          relations: async () => [],
        },
      }),
    },
  };
}

test('KG21 the overview has the types of the configuration and those that were loaded besides', async () => {
  const { configured, types } = await readOverview(place());
  expect(configured).toBe(true);
  expect(types.map(({ type, entities, definition }) => [type, entities, definition !== null])).toEqual([
    ['pump', 3, true],
    ['tank', 0, true],
    ['valve', 1, false],
  ]);
});

test('KG21 entities come a page at a time, to the last one', async () => {
  const first = await findEntities(place(), { limit: 2, after: 0 });
  expect([first.entities.map(({ id }) => id), first.next, first.similar]).toEqual([['A', 'B'], '2', []]);
  const last = await findEntities(place(), { limit: 2, after: Number(first.next) });
  expect([last.entities.map(({ id }) => id), last.next]).toEqual([['C'], null]);
});

test('KG21 where no name holds the words, the most similar ones of the type are named apart', async () => {
  const page = await findEntities(place(), { query: 'Pamp', type: 'pump', limit: 2, after: 0 });
  expect(page).toEqual({
    entities: [],
    similar: [{ type: 'pump', id: 'A', name: 'Pump A', matched: 'Pump A' }],
    next: null,
  });
});

test('KG21 an entity has its name, and says how many facts are left out', async () => {
  const shown = await readEntity(place(2003), { type: 'pump', id: 'A' });
  expect([shown.name, shown.facts.length, shown.left_out]).toEqual([
    'Pump A',
    2000,
    { facts: 3, relations: 0 },
  ]);
  await expect(readEntity(place(), { type: 'pump', id: 'none' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('KG21 without a graph nothing is opened', async () => {
  const none = place(0, false);
  expect(await readOverview(none)).toEqual({ configured: false, types: [], loads: [] });
  expect(await findEntities(none, { limit: 2, after: 0 })).toEqual({ entities: [], similar: [], next: null });
  await expect(readEntity(none, { type: 'pump', id: 'A' })).rejects.toMatchObject({ code: 'not_found' });
});
