import { describe, expect, it } from 'vitest';
import { retrieve } from '../../src/app/retrieve/retrieve.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { CodeObject, CodeRelation } from '../../src/contract/code-object.ts';
import type { VectorDocument } from '../../src/contract/indexed-file.ts';
import type { Embedder } from '../../src/contract/ports/embedder.ts';
import type { IndexReader } from '../../src/contract/ports/index-store.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import { memoryIndex } from '../support/memory-index.ts';

const OPTIONS = { limit: 8, settings: { vector_threshold: 0.7 }, clock: { elapsed: () => 5 } };

function object(name: string, more: Partial<CodeObject> = {}): CodeObject {
  return {
    id: `cbo ${name}`,
    kind: 'function',
    name,
    file_path: 'src/shop.ts',
    signature: `${name}()`,
    doc: '',
    exports: [],
    imports: [],
    metadata: {
      language: 'typescript',
      start_line: 1,
      end_line: 2,
      params_json: [],
      returns_json: [],
      fields_json: null,
      reachable: true,
    },
    ...more,
  };
}

function passage(id: string, content: string, more: Partial<VectorDocument> = {}): VectorDocument {
  return {
    id,
    kind: 'code',
    path: 'src/shop.ts',
    chunk: 0,
    cbo_id: `cbo ${id}`,
    title: id,
    content,
    start_line: 1,
    end_line: 2,
    metadata: {},
    ...more,
  };
}

function edge(src: string, rel: CodeRelation['rel'], dst: string): CodeRelation {
  return {
    src_id: `cbo ${src}`,
    dst_id: `cbo ${dst}`,
    rel,
    metadata: { weight: 1, evidence: 'src/shop.ts:1', hop: 1 },
  };
}

const orders = object('orders', { kind: 'schema.table' });
const columns = ['id', 'status', 'paid_at'].map((name) => ({ name, type: 'text' }));
const SHOP = {
  objects: [
    object('applyDiscount'),
    object('checkout'),
    object('roundPrice'),
    object('src/shop', { kind: 'module' }),
    { ...orders, metadata: { ...orders.metadata, fields_json: columns } },
  ],
  relations: [
    edge('src/shop', 'contains', 'applyDiscount'),
    edge('checkout', 'calls', 'applyDiscount'),
    edge('applyDiscount', 'calls', 'roundPrice'),
  ],
  documents: [
    passage('applyDiscount', 'Takes a tenth off for members.'),
    passage('checkout', 'Turns a basket into a bill.'),
    passage('roundPrice', 'To the next coin.'),
    passage('src/shop', 'The shop.'),
    passage('orders', 'Bills that were sent. id, status, paid_at', { kind: 'schema', path: 'schema.sql' }),
    passage('refunds', 'A refund is paid within fourteen days.', {
      kind: 'section',
      path: 'docs/money.md',
      cbo_id: null,
    }),
    passage('환불', '환불은 14일 안에 지급된다.', {
      kind: 'section',
      path: 'docs/money.ko.md',
      cbo_id: null,
    }),
  ],
};

const INDEX = memoryIndex(SHOP);

function embedder(vector: readonly number[]): Embedder {
  return { model: 'test/small', embed: async (texts) => texts.map(() => vector) };
}

async function titles(question: string, index: IndexReader = INDEX): Promise<string[]> {
  return (await retrieve(index, null, question, OPTIONS)).hits.map(({ document }) => document.title);
}

describe('retrieve', () => {
  it.each([
    ['When is a refund paid?', 'refunds'],
    ['환불은 언제 지급되나요?', '환불'],
    ['Where is a basket turned into a bill?', 'checkout'],
  ])('RT9 by words: %s', async (question, title) => {
    const found = await retrieve(INDEX, null, question, OPTIONS);
    expect(found.hits[0]?.document.title).toBe(title);
    expect(found.above_threshold).toBeGreaterThan(0);
    expect(found.hits[0]?.relevance.full_text).toBeGreaterThan(0);
  });

  it('RT9 what nothing answers has no hit, and every way says that it was asked', async () => {
    const found = await retrieve(INDEX, null, 'Who won the chess tournament?', OPTIONS);
    expect(found).toMatchObject({ hits: [], above_threshold: 0, cbo_hits: 0, by_source: {} });
    expect(found.ways).toEqual([
      {
        way: 'vector',
        hits: 0,
        ms: 0,
        unchecked: { reason: 'not_configured', detail: 'index.embedding_model names no model' },
      },
      ...['full_text', 'graph', 'schema'].map((way) => ({ way, hits: 0, ms: 0, unchecked: null })),
    ]);
  });

  it('RT12 a symbol that is named comes first, then its neighbours with where they come from', async () => {
    const found = await retrieve(INDEX, null, 'What does applyDiscount() do?', OPTIONS);
    const sources = found.hits.map(({ document, source }) => [document.title, source]);
    expect(sources[0]).toEqual(['applyDiscount', 'contains']);
    expect(sources).toContainEqual(['src/shop', 'contains']);
    expect(sources).toContainEqual(['checkout', 'calls']);
    expect(sources).toContainEqual(['roundPrice', 'calls']);
    expect(found.hits[0]?.relevance.graph).toBe(1);
    expect(found.by_source).toEqual({ contains: 2, calls: 2 });
    expect(found.cbo_hits).toBe(4);
  });

  it('RT12 neighbours that are asked for in words come before the others', async () => {
    const [first, second] = await titles('Which functions call `applyDiscount`?');
    expect([first, second]).toEqual(['applyDiscount', 'checkout']);
    expect((await titles('`applyDiscount`를 호출하는 함수는?')).indexOf('checkout')).toBe(1);
  });

  it.each([
    ['Which columns has the orders table?', true],
    ['paid_at 컬럼은 어느 테이블에 있나요?', true],
    ['What is the status of the project?', false],
  ])('RT13 tables and columns: %s', async (question, isNamed) => {
    const { hits, by_source } = await retrieve(INDEX, null, question, OPTIONS);
    const table = hits.find(({ document }) => document.title === 'orders');
    expect(table?.ranks.schema).toBe(isNamed ? 1 : undefined);
    expect(by_source.schema ?? 0).toBe(table === undefined ? 0 : 1);
  });

  it('RT9 vectors are one way among the others, with their own threshold', async () => {
    const index = memoryIndex({ ...SHOP, vectors: { refunds: [1, 0], checkout: [0.5, 1] } });
    const found = await retrieve(index, embedder([1, 0.1]), 'something reimbursed', OPTIONS);
    expect(found.hits.map(({ document }) => document.title)).toEqual(['refunds', 'checkout']);
    expect(found.hits[0]?.relevance.vector).toBeGreaterThan(0.99);
    expect(found.above_threshold).toBe(1);
    expect(found.ways[0]).toMatchObject({ way: 'vector', hits: 2, unchecked: null });
  });

  it('RT9 a provider that fails is named, and the other ways answer', async () => {
    const down: Embedder = {
      model: 'test/small',
      embed: () =>
        Promise.reject(
          new ProviderError('timeout', 'no answer within 5 ms', {
            provider: 'test',
            status: null,
            transport: false,
          }),
        ),
    };
    const found = await retrieve(INDEX, down, 'When is a refund paid?', OPTIONS);
    expect(found.hits[0]?.document.title).toBe('refunds');
    expect(found.ways[0]?.unchecked).toEqual({ reason: 'timeout', detail: 'no answer within 5 ms' });
  });

  it.each(['search', 'objectsNamed', 'relations', 'documentsOf'] as const)(
    'RT9 where %s of the index fails, the way that needs it says so',
    async (broken) => {
      const index = { ...INDEX, [broken]: () => Promise.reject(new AssayError('unavailable', 'gone')) };
      const found = await retrieve(
        index,
        embedder([1]),
        'orders applyDiscount() When is a refund paid?',
        OPTIONS,
      );
      const failed = found.ways.filter(({ unchecked }) => unchecked !== null);
      expect(failed.length).toBeGreaterThan(0);
      for (const { unchecked } of failed)
        expect(unchecked).toEqual({ reason: 'unavailable', detail: 'gone' });
    },
  );

  it('RT9 where all ways fail, so does the call', async () => {
    const gone = () => Promise.reject(new AssayError('unavailable', 'the database does not answer'));
    const index = { ...INDEX, search: gone, objectsNamed: gone };
    const question = 'What does applyDiscount() do?';
    await expect(retrieve(index, null, question, OPTIONS)).rejects.toThrow('the database does not answer');
  });

  it('RT9 an abort ends it', async () => {
    const abort = AbortSignal.abort();
    await expect(retrieve(INDEX, null, 'refund', { ...OPTIONS, abort })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('RT9 a passage that left between the questions is no hit', async () => {
    const index = { ...INDEX, documents: async () => [] };
    expect(await titles('When is a refund paid?', index)).toEqual([]);
  });

  it('RT9 at most so many hits as are wanted', async () => {
    const found = await retrieve(INDEX, null, 'applyDiscount() refund bill', { ...OPTIONS, limit: 2 });
    expect(found.hits).toHaveLength(2);
  });
});
