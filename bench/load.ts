import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knowledgeGraphReader } from '../src/adapters/database/knowledge-graph-reader.ts';
import { loadGraph } from '../src/adapters/database/load-graph.ts';
import { openDatabase } from '../src/adapters/database/open-database.ts';
import { graphFile } from '../src/adapters/sources/graph-file.ts';
import { LoadStep } from '../src/contract/load-step.ts';
import type { NameKeys } from '../src/contract/ports/knowledge-graph-writer.ts';
import { Vocabulary } from '../src/contract/vocabulary.ts';

const PEOPLE = 20_000;
const FACTS_EACH = 5;

const keys: NameKeys = {
  version: '1',
  normalise: (name) => name.normalize('NFC').toLowerCase().replaceAll(/\s/g, ''),
  fuzzy: (name) => name.toLowerCase().normalize('NFD'),
  similarity: (one, other) => (one === other ? 1 : 0.5),
};

const vocabulary = Vocabulary.parse({
  person: {
    attributes: Object.fromEntries(
      Array.from({ length: FACTS_EACH }, (_, at) => [`a${at}`, { kind: 'measure', unit: '%' }]),
    ),
  },
});

function csv(): string {
  const syllables = Array.from('가나다라마바사아자차카타파하김이박최정강조윤장임한오서신권황안송류전홍');
  const lines = [`id,name,week,${Object.keys(vocabulary['person']?.attributes ?? {}).join(',')}`];
  for (let at = 0; at < PEOPLE; at += 1) {
    const name = [at, at * 7, at * 13, Math.floor(at / 35)]
      .map((n) => syllables[n % syllables.length])
      .join('');
    lines.push(`P-${at},${name}팀,2025-03-03,${[1, 2, 3, 4, 5].map((n) => (at * n) % 100).join(',')}`);
  }
  return `${lines.join('\n')}\n`;
}

async function timed<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${label}: ${(performance.now() - start).toFixed(1)} ms`);
  return result;
}

function quantile(times: readonly number[], share: number): string {
  return ([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);
}

async function repeated(label: string, work: (at: number) => Promise<unknown>, count = 100): Promise<void> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await work(at);
    times.push(performance.now() - start);
  }
  console.log(`${label}: p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`);
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
writeFileSync(join(folder, 'people.csv'), csv());
const step = LoadStep.parse({
  file: 'people.csv',
  type: 'person',
  id: 'id',
  names: { ko: 'name' },
  attributes: Object.fromEntries(
    Object.keys(vocabulary['person']?.attributes ?? {}).map((name) => [name, name]),
  ),
  valid: { from: 'week' },
});
const file = graphFile(step, vocabulary, folder, { convert: (value) => value, periodOf: () => null });
const options = { folder: join(folder, 'data'), url: process.env['DATABASE_URL'] };
const made = await timed('create and open', () => openDatabase(options));
await made.close();
const database = await timed('open again', () => openDatabase(options));
const start = performance.now();
const [result] = await loadGraph(database, 'bench', [file], keys);
const seconds = (performance.now() - start) / 1000;
console.log(
  `load: ${result?.facts} facts in ${seconds.toFixed(1)} s, ${Math.round((result?.facts ?? 0) / seconds)} facts/s`,
);
console.log(`memory: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`);
await timed('load again, unchanged', () => loadGraph(database, 'bench', [file], keys));
const reader = knowledgeGraphReader(database, 'bench', keys);
const ten = (at: number): string[] => Array.from({ length: 10 }, (_, n) => `P-${at * 10 + n}`);
await repeated('ten names', (at) => reader.findEntities(ten(at)));
await repeated('facts of ten entities', (at) => reader.facts(ten(at).map((id) => ({ type: 'person', id }))));
await repeated('relations of ten entities', (at) =>
  reader.relations(ten(at).map((id) => ({ type: 'person', id }))),
);
await repeated(`one similar name among ${PEOPLE * 2}`, (at) => reader.findSimilar([`P-${at}x`], 5), 20);
await database.close();
rmSync(folder, { recursive: true });
