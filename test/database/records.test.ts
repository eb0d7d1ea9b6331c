import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableSource } from '../../src/adapters/sources/table-source.ts';
import type { AbortSignalLike } from '../../src/contract/ports/knowledge-graph.ts';
import type { GraphRow } from '../../src/contract/ports/knowledge-graph-writer.ts';
import { TableSource } from '../../src/contract/source-definition.ts';
import { type TestFolder, testFolder, tools, vocabulary } from '../support/graph-files.ts';

interface BadFile {
  readonly rule: string;
  readonly title: string;
  readonly file: string;
  readonly records?: string;
  readonly content?: string;
  readonly base64?: string;
  readonly step?: Record<string, unknown>;
  readonly where: string;
  readonly message: string;
}

const CASES = JSON.parse(
  readFileSync(new URL('../../cases/knowledge-graph/bad-files.json', import.meta.url), 'utf8'),
) as readonly BadFile[];
const STEP = { type: 'team', id: 'id', names: { ko: 'name' }, attributes: { headcount: 'heads' } };

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.remove());

async function rows(step: Record<string, unknown>, signal?: AbortSignalLike): Promise<GraphRow[]> {
  const found: GraphRow[] = [];
  for await (const row of folder.graphFile(step).rows(signal)) found.push(row);
  return found;
}

test.for(CASES)('$rule refuses $title', async ({ file, content, base64, step, records, where, message }) => {
  folder.write(file, base64 === undefined ? (content ?? '') : Buffer.from(base64, 'base64'));
  const outcome = rows({ ...STEP, file, ...(records !== undefined && { records }), ...step });
  await expect(outcome).rejects.toMatchObject({ name: 'AssayError', code: 'malformed', where });
  await expect(rows({ ...STEP, file, ...(records !== undefined && { records }), ...step })).rejects.toThrow(
    message,
  );
});

test('KG6 reads a CSV with byte order mark, CRLF, quotes and empty lines', async () => {
  folder.write('f.csv', '\ufeffid,name,heads\r\n\r\n1,"가, ""나""\r\n다","1,234"\r\n2,x,\r\n');
  const found = await rows({ ...STEP, file: 'f.csv' });
  expect(found.map(({ id, names, facts }) => [id, names[0]?.name, facts.map(({ value }) => value)])).toEqual([
    ['1', '가, "나"\r\n다', [1234]],
    ['2', 'x', []],
  ]);
});

test('KG6 reads a CSV column called __proto__ as any other', async () => {
  folder.write('f.csv', 'id,__proto__,heads\n1,x,2\n');
  expect((await rows({ ...STEP, file: 'f.csv', names: { ko: '__proto__' } }))[0]?.names).toEqual([
    { name: 'x', language: 'ko', shown: true },
  ]);
  expect(({} as { heads?: unknown }).heads).toBeUndefined();
});

test('KG6 reads nested JSON, arrays of ids, and lines without the last newline', async () => {
  const team = { id: 7, label: { ko: '팀' }, 'a.b': 3, alias: ['하나', '둘'], runs: ['P1', 'P2'] };
  folder.write('f.json', JSON.stringify({ data: { rows: [team] } }));
  const step = {
    type: 'team',
    id: 'id',
    names: { ko: 'label.ko' },
    attributes: { headcount: 'a.b' },
    aliases: { column: 'alias' },
    relations: { runs: 'runs' },
  };
  const [row] = await rows({ ...step, file: 'f.json', records: 'data.rows' });
  expect(row).toMatchObject({
    id: '7',
    facts: [{ value: 3 }],
    relations: [{ object_id: 'P1' }, { object_id: 'P2' }],
  });
  expect(row?.names.map(({ name }) => name)).toEqual(['팀', '하나', '둘']);
  folder.write('f.jsonl', `${JSON.stringify(team)}\n${JSON.stringify({ ...team, id: 8 })}`);
  expect((await rows({ ...step, file: 'f.jsonl' })).map(({ id }) => id)).toEqual(['7', '8']);
});

test('KG7 KG8 reads numbers, days, units and periods', async () => {
  folder.write(
    'f.csv',
    'id,min,day,u,from,to,asof\n1,90,2025-03-01T09:00:00Z,-1.5e1,2025,,2025-12-31\n2,,,−3,,2025,\n',
  );
  const attributes = { hours: { column: 'min', unit: 'min' }, founded: 'day', utilisation: 'u' };
  const found = await rows({
    file: 'f.csv',
    type: 'team',
    id: 'id',
    attributes,
    valid: { from: 'from', to: 'to' },
    as_of: 'asof',
    source: 'S',
  });
  const one = {
    entity_type: 'team',
    entity_id: '1',
    source: 'S',
    valid_from: '2025-01-01',
    as_of: '2025-12-31',
  };
  expect(found[0]?.facts).toEqual([
    { ...one, attribute: 'hours', value: 1.5, unit: 'h' },
    { ...one, attribute: 'founded', value: '2025-03-01' },
    { ...one, attribute: 'utilisation', value: -15, unit: '%' },
  ]);
  expect(found[1]?.facts).toEqual([
    {
      entity_type: 'team',
      entity_id: '2',
      source: 'S',
      valid_to: '2025-12-31',
      attribute: 'utilisation',
      value: -3,
      unit: '%',
    },
  ]);
});

test('KG6 refuses files outside the folder, missing ones and unknown names', async () => {
  expect(() => folder.graphFile({ ...STEP, file: '../../etc/passwd' })).toThrow(/does not exist|leads out/);
  symlinkSync('/etc', join(folder.path, 'out'));
  expect(() => folder.graphFile({ ...STEP, file: 'out/passwd', format: 'csv' })).toThrow('leads out');
  expect(() => folder.graphFile({ ...STEP, file: 'none.csv' })).toThrow('does not exist');
  folder.write('f.csv', 'id\n');
  folder.write('f.txt', 'id\n');
  expect(() => folder.graphFile({ ...STEP, file: 'f.txt' })).toThrow('format');
  expect(() => folder.graphFile({ ...STEP, file: 'f.csv', type: 'constructor' })).toThrow(
    'no type "constructor"',
  );
  expect(() => folder.graphFile({ ...STEP, file: 'f.csv', attributes: { toString: 'x' } })).toThrow(
    'no attribute "toString"',
  );
  expect(() => folder.graphFile({ ...STEP, file: 'f.csv', relations: { boss: 'x' } })).toThrow(
    'no relation "boss"',
  );
  expect(() => folder.graphFile({ ...STEP, file: join(folder.path, 'f.csv') })).not.toThrow();
});

test('KG17 stops reading when cancelled', async () => {
  folder.write('f.csv', 'id,name,heads\n1,x,2\n');
  await expect(rows({ ...STEP, file: 'f.csv' }, AbortSignal.abort())).rejects.toMatchObject({
    code: 'cancelled',
  });
});

test.skipIf(process.platform !== 'linux')('KG22 a file that is not read to its end is closed', async () => {
  folder.write('long.csv', `id,name,heads\n${'1,a long name of a team,2\n'.repeat(200_000)}`);
  const open = (): number => readdirSync('/proc/self/fd').length;
  const before = open();
  for await (const row of folder.graphFile({ ...STEP, file: 'long.csv' }).rows()) {
    expect(row).toBeDefined();
    break;
  }
  await expect.poll(open).toBe(before);
});

test('KG10 content and mapping have hashes of their own', async () => {
  folder.write('f.csv', 'id,name,heads\n1,x,2\n');
  const one = folder.graphFile({ ...STEP, file: 'f.csv' });
  const other = folder.graphFile({ ...STEP, file: 'f.csv', source: 'S' });
  expect(one.mapping_hash).not.toBe(other.mapping_hash);
  expect(await one.contentHash()).toBe(await other.contentHash());
  const before = await one.contentHash();
  folder.write('f.csv', 'id,name,heads\n1,x,3\n');
  expect(await one.contentHash()).not.toBe(before);
});

test('KG18 a table source is read anew, by id or name, run and time', async () => {
  const definition = TableSource.parse({
    kind: 'table',
    type: 'team',
    keys: ['team'],
    file: 'runs.csv',
    id: 'team',
    run_column: 'run_id',
    valid: { period: 'year' },
    fields: {
      probability: { kind: 'measure', unit: 'ratio' },
      heads: { column: 'n', attribute: 'headcount' },
      load: { formula: 'heads / probability' },
    },
  });
  folder.write(
    'runs.csv',
    'team,run_id,year,probability,n\nAI 팀,r1,2025,0.5,3\nAI팀,r2,2025,0.6,\n다른팀,r1,2025,0.9,9\n',
  );
  const table = tableSource(definition, vocabulary, folder.path, tools);
  const stamp = { entity_type: 'team', source: 'runs.csv', valid_from: '2025-01-01', valid_to: '2025-12-31' };
  expect(await table.facts({ ids: ['ai팀'], run: 'r1' })).toEqual([
    { ...stamp, entity_id: 'AI 팀', attribute: 'probability', value: 0.5, unit: 'ratio' },
    { ...stamp, entity_id: 'AI 팀', attribute: 'headcount', value: 3, unit: '명' },
    { ...stamp, entity_id: 'AI 팀', attribute: 'run_id', value: 'r1' },
  ]);
  expect(await table.facts({ ids: ['AI팀'] })).toHaveLength(5);
  expect(await table.facts({ ids: ['none'] })).toEqual([]);
  folder.write('runs.csv', 'team,run_id,year,probability\n');
  await expect(table.facts({ ids: ['AI팀'] })).rejects.toMatchObject({
    code: 'malformed',
    where: 'runs.csv:1',
  });
});
