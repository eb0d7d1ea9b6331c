import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Configuration } from '../../src/contract/configuration.ts';
import type { KnowledgeEntity } from '../../src/contract/knowledge.ts';
import { EntityType } from '../../src/contract/vocabulary.ts';
import { entityGraph, nodeId } from '../../ui/pages/knowledge/entity-graph.ts';
import { graphWords } from '../../ui/pages/knowledge/graph-words.ts';
import en from '../../ui/locales/en.json' with { type: 'json' };
import ko from '../../ui/locales/ko.json' with { type: 'json' };
import { daysOf, heightsOf, timeLines } from '../../ui/pages/knowledge/time-lines.ts';

const definition = EntityType.parse({
  labels: { ko: ['팀'] },
  attributes: { site: { kind: 'enum', values: { S: { en: ['Seoul'], ko: ['서울'] } } } },
  relations: { parent: { to: 'team', labels: { en: ['part of'] } } },
});
const words = graphWords({ types: [{ type: 'team', entities: 1, definition }] }, 'en');

function fact(
  attribute: string,
  value: number | string,
  valid_from?: string,
): KnowledgeEntity['facts'][number] {
  return {
    entity_type: 'team',
    entity_id: 'T',
    attribute,
    value,
    source: 's',
    ...(valid_from === undefined ? {} : { valid_from }),
  };
}

function related(id: string, from: string, to: string, relation = 'parent') {
  const type = 'team';
  const ends = {
    subject_type: type,
    subject_id: from,
    subject_name: from,
    object_type: type,
    object_id: to,
    object_name: to,
  };
  return { ...ends, relation, source: id };
}

function entity(relations: KnowledgeEntity['relations']): KnowledgeEntity {
  return {
    type: 'team',
    id: 'T',
    name: 'T',
    names: [],
    facts: [],
    relations,
    left_out: { facts: 0, relations: 0 },
  };
}

describe('what the graph holds of an entity', () => {
  it('UI27 says its own words, else those of the other language, else the name as it stands', () => {
    expect([words.type('team'), words.type('ship'), words.relation('team', 'parent')]).toEqual([
      '팀',
      'ship',
      'part of',
    ]);
    expect([words.value('team', 'site', 'S'), words.value('team', 'site', 'X')]).toEqual(['Seoul', 'X']);
  });

  it('UI27 each attribute is a time line, the latest value first', () => {
    const lines = timeLines([
      fact('a', 1, '2024-01-01'),
      fact('b', 'x'),
      fact('a', 3, '2026-01-01'),
      fact('a', 2, '2025-01-01'),
    ]);
    expect(lines.map(({ attribute, facts }) => [attribute, facts.map(({ value }) => value)])).toEqual([
      ['a', [3, 2, 1]],
      ['b', ['x']],
    ]);
    expect(lines.map(heightsOf)).toEqual([[0, 0.5, 1], null]);
    expect(heightsOf({ attribute: 'a', facts: [fact('a', 1), fact('a', 1), fact('a', 1)] })).toEqual([
      0.5, 0.5, 0.5,
    ]);
    expect([daysOf({}), daysOf({ valid_from: 'd', valid_to: 'd' }), daysOf({ valid_to: 'd' })]).toEqual([
      '',
      'd',
      '… – d',
    ]);
  });

  it('UI27 is drawn with its neighbours, each once, and all relations between two in one line', () => {
    const both = [
      related('1', 'T', 'U'),
      related('2', 'T', 'U', 'owns'),
      related('3', 'W', 'T'),
      related('4', 'T', 'T'),
    ];
    const { nodes, edges, leftOut } = entityGraph(entity(both), words);
    expect(nodes.map(({ label, look }) => [label, look])).toEqual([
      ['T', 'main'],
      ['U', undefined],
      ['W', undefined],
    ]);
    expect(edges.map(({ from, to, label }) => [from, to, label])).toEqual([
      [nodeId('team', 'T'), nodeId('team', 'U'), 'part of, owns'],
      [nodeId('team', 'W'), nodeId('team', 'T'), 'part of'],
      [nodeId('team', 'T'), nodeId('team', 'T'), 'part of'],
    ]);
    expect(leftOut).toBe(0);
  });

  it('UI27 of a thing with many neighbours some are drawn, and it is said how many are not', () => {
    const many = Array.from({ length: 100 }, (_, at) => related(String(at), `N${at}`, 'T'));
    const { nodes, edges, leftOut } = entityGraph(entity(many), words);
    expect([nodes.length, edges.length, leftOut]).toEqual([25, 24, 76]);
  });

  it.each([en, ko])('UI27 the configuration that the empty page shows is one', ({ knowledge }) => {
    const { graph } = Configuration.parse(parse(knowledge.example));
    expect([Object.keys(graph?.types ?? {}), graph?.load.length]).toEqual([['team'], 1]);
  });
});
