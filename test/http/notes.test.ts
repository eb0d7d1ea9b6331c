import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryStores } from '../support/memory-stores.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const reads: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const stores = memoryStores();
  const notes: typeof stores.notes = (tenant) => {
    const own = stores.notes(tenant);
    return {
      ...own,
      read: (id) => {
        reads.push(id);
        return own.read(id);
      },
    };
  };
  server = await testServer({ stores: { ...stores, notes } });
});
afterAll(() => server.close());

it('HT17 a search gives each note whole, with why it was found, and reads none a second time', async () => {
  const content = 'The pump runs at 5 bar.';
  const body = { title: 'Pump', content, tags: ['cellar'] };
  const written: unknown = await (await server.ask('/api/notes/pump', { method: 'PUT', body })).json();
  await server.ask('/api/notes/roof', { method: 'PUT', body: { title: 'Roof', content: 'It is red.' } });
  const found: unknown = await (await server.ask('/api/notes?query=pump')).json();
  const match = { index: 1, note_id: 'pump', title: 'Pump', snippet: content, score: expect.any(Number) };
  expect(found).toEqual({ notes: [{ ...(written as object), match }], next: null });
  expect(reads).toEqual([]);
});
