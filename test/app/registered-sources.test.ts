import { describe, expect, it } from 'vitest';
import { registeredSources } from '../../src/app/registered-sources.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Fact } from '../../src/contract/fact.ts';

const configuration = Configuration.parse({
  sources: {
    runs: {
      kind: 'table',
      type: 'option',
      keys: ['option'],
      file: 'runs.csv',
      id: 'option',
      fields: { p: {} },
    },
    graph: { kind: 'graph', type: 'option', keys: ['option'], fields: { p: 'p' } },
  },
});

const rows: readonly Fact[] = ['OPT-A', 'opt-b', 'OPT-C'].map((entity_id) => ({
  entity_type: 'option',
  entity_id,
  attribute: 'p',
  value: 1,
  source: 'runs.csv',
}));

const lower = (name: string): string => name.toLowerCase();

describe('registered table sources', () => {
  it('FC22 are read once for many questions; facts carry the entity that was asked and the name of the source', async () => {
    const asked: (readonly string[])[] = [];
    const sources = registeredSources(
      configuration,
      async (_, ids) => {
        asked.push(ids);
        return rows.filter(({ entity_id }) => ids.some((id) => lower(id) === lower(entity_id)));
      },
      lower,
    );
    const facts = await sources.ask([
      { source: 'runs', type: 'option', id: '1', keys: ['OPT-A'] },
      { source: 'runs', type: 'option', id: '2', keys: ['OPT-B', 'Second'] },
      { source: 'runs', type: 'option', id: '3', keys: ['OPT-Z'] },
    ]);
    expect(asked).toEqual([['OPT-A', 'OPT-B', 'Second', 'OPT-Z']]);
    expect(facts.map(({ entity_id, source }) => [entity_id, source])).toEqual([
      ['1', 'runs'],
      ['2', 'runs'],
    ]);
  });

  it.each(['nothing', 'graph', '__proto__'])('FC22 %s is no table source', async (source) => {
    const sources = registeredSources(configuration, async () => [], lower);
    await expect(sources.ask([{ source, type: 't', id: '1', keys: [] }])).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
