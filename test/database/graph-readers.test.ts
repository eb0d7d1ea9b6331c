import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { readGraphRows } from '../../src/adapters/database/graph-rows.ts';
import { knowledgeGraphReader } from '../../src/adapters/database/knowledge-graph-reader.ts';
import { type LoadOptions, loadGraph } from '../../src/adapters/database/load-graph.ts';
import { memoryGraph } from '../../src/adapters/database/memory-graph.ts';
import type { GraphFile, LoadResult } from '../../src/contract/ports/knowledge-graph-writer.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import { embeddedKind, postgresKind } from '../support/database.ts';
import { projects, teams, WEEKS, weeks, writeSample } from '../support/graph-sample.ts';
import { keys, type TestFolder, testFolder } from '../support/graph-files.ts';

/** A graph of files, wherever it stands. */
interface Loaded {
  readonly loads: readonly LoadResult[];
  readonly reader: KnowledgeGraphReader;
}

/** One way to hold a graph; null where it cannot run here. */
interface GraphKind {
  load(files: readonly GraphFile[], options?: LoadOptions): Promise<Loaded>;
  stop(): Promise<void>;
}

const MOST = 100_000;

async function inMemory(files: readonly GraphFile[], options: LoadOptions = {}): Promise<Loaded> {
  const rows = await readGraphRows(files, MOST, options);
  if (rows === null) throw new Error('too large');
  return { loads: rows.loads, reader: memoryGraph(rows, keys) };
}

function inDatabase(open: () => Promise<Database>, stop: () => Promise<void>): GraphKind {
  return {
    async load(files, options) {
      const database = await open();
      const loads = await loadGraph(database, 'default', files, keys, options);
      return { loads, reader: knowledgeGraphReader(database, 'default', keys) };
    },
    stop,
  };
}

const KINDS: Readonly<Record<string, () => Promise<GraphKind | null>>> = {
  memory: async () => ({ load: inMemory, stop: async () => undefined }),
  async embedded() {
    const kind = await embeddedKind();
    return inDatabase(
      () => kind.open(),
      () => kind.stop(),
    );
  },
  async postgres() {
    const kind = await postgresKind();
    return kind === null
      ? null
      : inDatabase(
          () => kind.open(),
          () => kind.stop(),
        );
  },
};

let folder: TestFolder;
const files = (...steps: readonly Record<string, unknown>[]): GraphFile[] =>
  steps.map((step) => folder.graphFile(step));
const all = (): GraphFile[] => files(teams, weeks, projects);

describe.each(Object.keys(KINDS))('a graph of files on %s', (name) => {
  let kind: GraphKind | null;
  const load: GraphKind['load'] = (...asked) => {
    if (kind === null) throw new Error('nothing to load into');
    return kind.load(...asked);
  };

  beforeAll(async () => {
    kind = (await KINDS[name]?.()) ?? null;
  });
  beforeEach((context) => {
    if (kind === null) return context.skip('no Postgres server could be started');
    folder = testFolder();
    writeSample(folder);
    return () => folder.remove();
  });
  afterAll(() => kind?.stop());

  test('KG12 counts relation objects that no file brought', async () => {
    const { loads } = await load(all());
    expect(loads[0]?.dangling).toEqual({ count: 1, ids: ['P9'] });
  });

  test('KG9 KG13 finds by name, alias and id in both languages, exact before normalised', async () => {
    const { reader } = await load(all());
    const found = await reader.findEntities([
      'data platform team',
      '데이터플랫폼팀',
      '플랫폼',
      'T2',
      'nothing',
      '',
      'Sales Team',
    ]);
    expect(
      found.map(({ name, candidates }) => [
        name,
        candidates.map(({ how, entity }) => `${how} ${entity.id} ${entity.name}`),
      ]),
    ).toEqual([
      ['data platform team', ['normalised T1 데이터플랫폼팀']],
      ['데이터플랫폼팀', ['exact T1 데이터플랫폼팀']],
      ['플랫폼', ['exact T1 데이터플랫폼팀']],
      ['T2', ['exact T2 Sales Team']],
      ['nothing', []],
      ['', []],
      ['Sales Team', ['exact T2 Sales Team']],
    ]);
  });

  test('KG9 shows the Korean name whichever file brought it', async () => {
    folder.write('late.csv', 'id,이름\nT2,영업팀\n');
    const late = { file: 'late.csv', type: 'team', id: 'id', names: { ko: '이름' } };
    const both = await load(files(teams, late));
    expect((await both.reader.findEntities(['Sales Team']))[0]?.candidates[0]?.entity.name).toBe('영업팀');
    const alone = await load(files(teams));
    expect((await alone.reader.findEntities(['Sales Team']))[0]?.candidates[0]?.entity.name).toBe(
      'Sales Team',
    );
  });

  test('KG13 two entities of one name are both candidates', async () => {
    folder.write('twins.csv', 'id,이름\nA,중복팀\nB,중복팀\n');
    const { reader } = await load(
      files({ file: 'twins.csv', type: 'team', id: 'id', names: { ko: '이름' } }),
    );
    expect((await reader.findEntities(['중복팀']))[0]?.candidates.map(({ entity }) => entity.id)).toEqual([
      'A',
      'B',
    ]);
  });

  test('KG14 finds misspelt names with their score, never ids', async () => {
    const { reader } = await load(all());
    const [korean, english, id] = await reader.findSimilar(['데이타플랫폼팀', 'Data Platfrom Team', 'T3'], 2);
    expect(korean?.candidates[0]).toMatchObject({
      how: 'fuzzy',
      matched_name: '데이터플랫폼팀',
      entity: { id: 'T1' },
    });
    expect(korean?.candidates[0]?.score).toBeGreaterThan(0.8);
    expect(english?.candidates[0]).toMatchObject({
      matched_name: 'Data Platform Team',
      entity: { id: 'T1' },
    });
    expect(id?.candidates.map(({ matched_name }) => matched_name)).not.toContain('T1');
    expect(english?.candidates.map(({ entity }) => entity.id)).toEqual([
      ...new Set(english?.candidates.map(({ entity }) => entity.id)),
    ]);
  });

  test('KG7 KG8 KG15 gives facts of all times with unit, source and day', async () => {
    const { reader } = await load(all());
    const stamp = { entity_type: 'team', entity_id: 'T1', source: 'weeks.csv', as_of: '2026-02-02' };
    const year = { valid_from: '2025-01-01', valid_to: '2025-12-31' };
    const week = { valid_from: '2026-01-26', valid_to: '2026-02-01' };
    expect(await reader.facts([{ type: 'team', id: 'T1' }])).toEqual([
      { ...stamp, ...week, attribute: 'headcount', value: 12, unit: '명' },
      { ...stamp, ...year, attribute: 'utilisation', value: 88, unit: '%' },
      { ...stamp, ...week, attribute: 'utilisation', value: 1092.5, unit: '%' },
    ]);
    expect(
      await reader.facts([
        { type: 'team', id: 'T1', attributes: ['headcount', 'code'] },
        { type: 'team', id: 'none' },
      ]),
    ).toHaveLength(1);
    expect(await reader.facts([{ type: 'team', id: 'T1', attributes: [] }])).toEqual([]);
  });

  test('KG15 gives relations in either direction, each once', async () => {
    const { reader } = await load(all());
    const found = await reader.relations([
      { type: 'team', id: 'T0' },
      { type: 'team', id: 'T1' },
    ]);
    expect(
      found.map((one) => `${one.subject_name} ${one.relation} ${one.object_name} ${one.source}`),
    ).toEqual([
      '데이터플랫폼팀 parent 기술본부 HR.teams',
      '데이터플랫폼팀 runs 새벽 HR.teams',
      '데이터플랫폼팀 runs 노을 HR.teams',
      'Sales Team parent 기술본부 HR.teams',
    ]);
  });

  test('KG31 lists the entities of types with their names, at most so many', async () => {
    const { reader } = await load(all());
    const listed = (await reader.entitiesOf?.(['team'], 10)) ?? [];
    expect(listed.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).toSorted());
    expect(listed.find(({ id }) => id === 'T1')?.names).toContain('데이터플랫폼팀');
    expect(listed.every(({ type, id, names }) => type === 'team' && !names.includes(id))).toBe(true);
    expect(await reader.entitiesOf?.(['team'], 1)).toEqual(listed.slice(0, 1));
    expect(await reader.entitiesOf?.([], 10)).toEqual([]);
  });

  test('KG10 reports progress', async () => {
    folder.write('weeks.csv', `${WEEKS}${'T1,2025,1,1\n'.repeat(1200)}`);
    const seen: number[] = [];
    await load(files(weeks), { onProgress: ({ rows }) => seen.push(rows) });
    expect(seen).toEqual([500, 1000, 1202]);
  });

  test('KG10 an aborted load rejects', async () => {
    folder.write('weeks.csv', `${WEEKS}${'T1,2025,1,1\n'.repeat(1200)}`);
    const controller = new AbortController();
    const options = { onProgress: () => controller.abort(), signal: controller.signal };
    await expect(load(files(weeks), options)).rejects.toMatchObject({ code: 'cancelled' });
  });

  test('KG17 an aborted question rejects', async () => {
    const { reader } = await load(all());
    const aborted = AbortSignal.abort();
    const asked = [
      reader.findEntities(['x'], aborted),
      reader.findSimilar(['x'], 1, aborted),
      reader.facts([{ type: 'team', id: 'T1' }], aborted),
      reader.relations([{ type: 'team', id: 'T1' }], aborted),
    ];
    const ends = await Promise.allSettled(asked);
    expect(ends.map((end) => end.status === 'rejected' && (end.reason as { code: string }).code)).toEqual(
      Array(4).fill('cancelled'),
    );
  });
});

describe('a graph in memory', () => {
  beforeEach(() => {
    folder = testFolder();
    return () => folder.remove();
  });

  test('KG22 gives up where the files say more than is to be held', async () => {
    writeSample(folder);
    expect(await readGraphRows(all(), 10, {})).not.toBeNull();
    expect(await readGraphRows(all(), 9, {})).toBeNull();
  });

  test('KG22 says what the embedded database says, of any names', async () => {
    const embedded = await embeddedKind();
    const kind = inDatabase(
      () => embedded.open(),
      () => embedded.stop(),
    );
    const cell = fc.string({
      unit: fc.constantFrom('a', 'B', '팀', ' ', '-', 'é', '\u{1F680}', '\uFF21', '데'),
      minLength: 1,
      maxLength: 6,
    });
    const row = fc.record({ id: fc.constantFrom('1', '2', '3', 'x1'), ko: cell, alias: cell, to: cell });
    const step = {
      file: 'any.jsonl',
      type: 'team',
      id: 'id',
      names: { ko: 'ko' },
      aliases: { column: 'alias' },
    };
    const steps = [
      { ...step, relations: { parent: 'to' } },
      { ...step, file: 'more.jsonl', names: { en: 'ko' } },
    ];
    const lines = (rows: readonly object[]): string => rows.map((one) => JSON.stringify(one)).join('\n');
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), fc.array(row), async (some, more) => {
          folder.write('any.jsonl', lines(some));
          folder.write('more.jsonl', lines(more));
          const [one, other] = [await inMemory(files(...steps)), await kind.load(files(...steps))];
          expect(one.loads).toEqual(other.loads);
          const names = [...some, ...more].flatMap(({ id, ko, alias }) => [id, ko, alias, `${ko}a`]);
          const ids = ['1', '2', '3', 'x1', 'no'].map((id) => ({ type: 'team', id }));
          const answers = async ({ reader }: Loaded): Promise<unknown> => [
            await reader.findEntities(names),
            await reader.findSimilar(names, 3),
            await reader.relations(ids),
            await reader.facts(ids),
            await reader.entitiesOf?.(['team', 'no'], 5),
          ];
          expect(await answers(one)).toEqual(await answers(other));
        }),
        { numRuns: 25 },
      );
    } finally {
      await kind.stop();
    }
  });
});
