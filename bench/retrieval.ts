import { collect } from './collect.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/adapters/database/database.ts';
import { openDatabase } from '../src/adapters/database/open-database.ts';
import { storesOn } from '../src/app/compose.ts';
import { retrieve } from '../src/app/retrieve/retrieve.ts';
import type { IndexReader } from '../src/contract/ports/index-store.ts';
import type { Measure, Sizes } from './measure.ts';
import { quantile, spread, timesOf } from './quantile.ts';
import { callTies, contentOf, questionOf } from './retrieval-documents.ts';

const MOST_MS = 100;
const TENANT = 'bench';
const FILES_AT_ONCE = 100;
const HITS = 8;
const WARM_UP = 5;

async function fill(database: Database, documents: number): Promise<void> {
  const index = (await storesOn(database)).index(TENANT);
  const files = Math.ceil(documents / 10);
  for (let at = 0; at < files; at += FILES_AT_ONCE)
    await index.put(
      Array.from({ length: Math.min(FILES_AT_ONCE, files - at) }, (_, nth) => contentOf(at + nth)),
    );
  while ((await index.relate(500, callTies)) > 0);
  await index.setState('', { commit: null, finished: true, at: '2026-01-01T00:00:00.000Z', version: '' });
}

async function ask(index: IndexReader, question: string): Promise<number> {
  const clock = { elapsed: () => performance.now() };
  const settings = { vector_threshold: 0.7 };
  return (await retrieve(index, null, question, { limit: HITS, settings, clock })).hits.length;
}

function megabytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

async function measureOn(database: Database, documents: number, questions: number): Promise<Measure[]> {
  await fill(database, documents);
  const before = megabytes();
  const index = (await storesOn(database)).index(TENANT);
  const [cold = Number.NaN] = await timesOf(1, () => ask(index, questionOf(0, documents)));
  const held = megabytes() - before;
  await timesOf(WARM_UP, (at) => ask(index, questionOf(at, documents)));
  let found = 0;
  const warm = await timesOf(questions, async (at) => {
    found += Math.sign(await ask(index, questionOf(at, documents)));
  });
  const count = documents.toLocaleString('en');
  return [
    {
      what: `a question to an index of ${count} documents by words, graph and schema, in the embedded database`,
      target: `p95 ≤ ${MOST_MS} ms`,
      found: `${spread(warm)}; ${found} of ${questions} found something`,
      met: quantile(warm, 0.95) <= MOST_MS,
    },
    {
      what: `the first question of a process to the same index: the words of ${count} documents are read`,
      target: '',
      found: `${(cold / 1000).toFixed(1)} s, ${Math.round(held)} MB held`,
      met: null,
    },
  ];
}

/** Questions to a large index, one after the other, by the use case itself. */
export async function measureRetrieval({ documents, answers }: Sizes): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-index-'));
  const database = await openDatabase({ folder: join(folder, 'data'), url: process.env['DATABASE_URL'] });
  try {
    return await measureOn(database, documents, answers);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
