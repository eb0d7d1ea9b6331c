import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentOf, symbolName } from '../../bench/retrieval-documents.ts';
import type { Database } from '../../src/adapters/database/database.ts';
import { storesOn } from '../../src/app/compose.ts';
import type { IndexReader, IndexWriter } from '../../src/contract/ports/index-store.ts';
import { integer, seeded } from '../../scripts/worlds/random.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';

const kinds = { embedded: embeddedKind, postgres: postgresKind };
const TENANT = 'passages';
const DIMENSIONS = 24;

function cosine(one: readonly number[], other: readonly number[]): number {
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
}

describe.each(['embedded', 'postgres'] as const)('on %s', (name) => {
  let kind: DatabaseKind | null;
  let database: Database;
  let index: IndexReader & IndexWriter;

  beforeAll(async () => {
    kind = await kinds[name]();
  });
  beforeEach(async (context) => {
    if (kind === null) return context.skip('no Postgres server could be started');
    database = await kind.open();
    index = (await storesOn(database)).index(TENANT);
    await index.put([0, 1, 2, 3, 4, 5].map(contentOf));
  });
  afterAll(() => kind?.stop());

  const titles = async (reader: IndexReader, question: string): Promise<string[]> => {
    const hits = await reader.search(question, 3);
    return (await reader.documents(hits.map(({ id }) => id))).map(({ title }) => title);
  };

  test('RT18 a search sees what another process has written, replaced and removed', async () => {
    const other = (await storesOn(database)).index(TENANT);
    const late = contentOf(9);
    const [asked] = [symbolName(95)];
    expect(await titles(other, asked)).not.toContain(asked);
    await index.put([late]);
    expect((await titles(other, asked))[0]).toBe(asked);
    expect((await titles(index, asked))[0]).toBe(asked);
    await other.remove([late.file.path]);
    expect(await titles(index, asked)).not.toContain(asked);
    expect(await titles(other, asked)).not.toContain(asked);
  });

  test('RT18 tenants do not see each other', async () => {
    const other = (await storesOn(database)).index('somebody else');
    expect(await other.search(symbolName(5), 3)).toEqual([]);
  });

  test('RT18 the nearest vectors are those of the exact cosine, in its order', async () => {
    const random = seeded(7);
    const vector = (): number[] =>
      Array.from({ length: DIMENSIONS }, () => integer(random, -999, 999) / 1000);
    const waiting = await index.withoutEmbedding('test/m', 1000);
    const vectors = waiting.map((one) => ({ ...one, vector: vector() }));
    await index.putEmbeddings('test/m', vectors);
    for (let time = 0; time < 5; time += 1) {
      const asked = vector();
      const exact = vectors
        .map(({ id, vector: one }) => ({ id, score: Math.max(0, cosine(asked, one)) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, 10);
      const found = await index.nearest('test/m', asked, 10);
      expect(found.map(({ id }) => id)).toEqual(exact.map(({ id }) => id));
      for (const [at, { score }] of found.entries()) expect(score).toBeCloseTo(exact[at]?.score ?? -1, 5);
    }
  });
});
