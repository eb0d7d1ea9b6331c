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

it('HT17 the nearest notes are asked for by one word', async () => {
  expect((await server.ask('/api/notes?query=pump&nearest=true&limit=1')).status).toBe(200);
  expect((await server.ask('/api/notes?query=pump&nearest=yes')).status).toBe(422);
});

it('HT17 a note is replaced as it was seen, or nothing is changed', async () => {
  const put = (content: string, match?: string) =>
    server.ask('/api/notes/mast', {
      method: 'PUT',
      body: { title: 'Mast', content },
      headers: match === undefined ? {} : { 'If-Match': match },
    });
  const first = (await (await put('It is high.')).json()) as { updated_at: string };
  const conflict = await put('It is low.', '"2020-01-01T00:00:00.000Z"');
  expect([conflict.status, ((await conflict.json()) as { code: string }).code]).toEqual([409, 'conflict']);
  expect((await put('x', 'yesterday')).status).toBe(400);
  expect(await (await server.ask('/api/notes/mast')).json()).toEqual(first);
  expect((await put('It is blue.', `"${first.updated_at}"`)).status).toBe(200);
  expect((await put('It is red.', '*')).status).toBe(200);
  expect(await (await server.ask('/api/notes/mast')).json()).toMatchObject({ content: 'It is red.' });
});
