import { beforeAll, expect, it } from 'vitest';
import rows from '../../cases/verify/graph-read.json' with { type: 'json' };
import type { GraphRead } from '../../src/contract/graph-read.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import { verify } from '../../src/core/verify.ts';
import {
  answerOf,
  openVerifyWorld,
  portsOf,
  type Standing,
  type VerifyWorld,
} from '../support/verify-world.ts';

let world: VerifyWorld;
beforeAll(async () => {
  world = await openVerifyWorld();
});

async function graphOf(text: string, graph: Standing = 'up'): Promise<GraphRead | undefined> {
  const language = /[가-힣]/.test(text) ? 'ko' : 'en';
  const answer = answerOf({ claims: [{ claim_id: 'C1', text }] }, { language });
  const { result } = await verify(answer, world.configuration, portsOf(world, graph));
  return result.claim_validations[0]?.graph;
}

it.each(rows)('RP7 $text: what was read for it, and what was asked for and is not there', async (row) => {
  const graph = await graphOf(row.text);
  expect(graph?.entities.map(({ name }) => name)).toEqual(row.entities);
  expect(graph?.unknown).toEqual(row.unknown);
  expect(graph?.values.map(({ word, shown, outcome }) => [word, shown, outcome])).toEqual(row.values);
  const read = graph?.relations.map(({ subject, word, object, found }) => [
    subject.id,
    word,
    object.id,
    found,
  ]);
  expect(read).toEqual(row.relations);
  expect(graph?.left_out).toBe(0);
});

it('RP7 where the graph is down, nothing was read', async () => {
  expect(await graphOf(rows[0]?.text ?? '', 'down')).toBeUndefined();
});

/** How often whole types were read, and the attributes of each query for facts. */
async function askedFor(text: string): Promise<{ typesRead: number; facts: string[][] }> {
  const facts: string[][] = [];
  let typesRead = 0;
  const graph: KnowledgeGraphReader = {
    ...world.graph,
    async facts(requests, signal) {
      const found = await world.graph.facts(requests, signal);
      facts.push([...new Set(found.map(({ attribute }) => attribute))].sort());
      return found;
    },
    async entitiesOf(types, limit, signal) {
      typesRead += 1;
      return (await world.graph.entitiesOf?.(types, limit, signal)) ?? [];
    },
  };
  const answer = answerOf({ claims: [{ claim_id: 'C1', text }] }, { language: 'en' });
  await verify(answer, world.configuration, { ...portsOf(world, 'up'), graph });
  return { typesRead, facts };
}

it.each([
  ['The AI Team has a cat that the Data Platform Team likes.', 0],
  ['A team has a cat.', 1],
])(
  'GR55 a noun in the name of an entity is not one of its type: %s reads whole types %d times',
  async (text, times) => {
    expect((await askedFor(text)).typesRead).toBe(times);
  },
);

it.each([
  ['The AI Team has more employees than the Data Platform Team.', [['headcount']]],
  ['The AI Team has 1 employee.', [['headcount']]],
])('GR55 GR21 rows of named entities ask for what the claim names, once: %s', async (text, facts) => {
  expect((await askedFor(text)).facts).toEqual(facts);
});
