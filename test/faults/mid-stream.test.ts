import { afterAll, beforeAll, expect, test } from 'vitest';
import { storesOn } from '../../src/app/compose.ts';
import type { Database } from '../../src/adapters/database/database.ts';
import { says, type ScriptedCall, testRouter } from '../support/bench.ts';
import { type DatabaseKind, embeddedKind } from '../support/database.ts';
import { testServer } from '../support/test-server.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const NOTE = { note_id: 'n', title: 'Greenhouse', content: 'The greenhouse was repaired in April 2026.' };
const TRUE = ['The greenhouse ', 'was repaired ', 'in April 2026 [Note 1].'];
const ASK = {
  feature: 'search_qa',
  content: 'When was the greenhouse repaired?',
  lang: 'en',
};

let kind: DatabaseKind;
beforeAll(async () => {
  kind = await embeddedKind();
});
afterAll(() => kind.stop());

/** A database whose calls are refused with a code, while there is one, where the text of the query fits. */
function breakable(database: Database, broken: { code: string | null; queries: RegExp }): Database {
  const query = (text: string | { readonly text: string }, values: unknown[]): unknown => {
    const words = typeof text === 'string' ? text : text.text;
    if (broken.code !== null && broken.queries.test(words))
      return Promise.reject(Object.assign(new Error('injected'), { code: broken.code }));
    return database.pool.query(words, values);
  };
  const connect = async (): Promise<unknown> => {
    const client = await database.pool.connect();
    if (broken.code === null) return client;
    client.release();
    throw Object.assign(new Error('injected'), { code: broken.code });
  };
  return { ...database, pool: Object.assign(Object.create(database.pool), { query, connect }) as never };
}

test.each([
  ['the database is lost', '57P01', /./, /database/],
  ['the disk is full where the verdict is kept', '53100', /insert|begin/i, /full/],
])(
  'FT8 WB15 WB23 %s between two pieces: the text comes whole, with its verdict, and the client is told what was not kept',
  async (_, code, queries, why) => {
    const broken = { code: null as string | null, queries };
    const stores = await storesOn(breakable(await kind.open(), broken));
    await stores.notes('default').write(NOTE, NOON);
    const writer: ScriptedCall = async function* (asked, abort) {
      let pieces = 0;
      for await (const part of says(...TRUE)(asked, abort)) {
        if (pieces === 1) broken.code = code;
        pieces += 1;
        yield part;
      }
    };
    await stores.settings.write('default', { verification_enabled: true }, NOON);
    const server = await testServer({ stores, router: testRouter([writer, says(...TRUE)]) });
    const ask = async (): Promise<Response> => server.ask('/api/stream', { method: 'POST', body: ASK });
    const first = await ask();
    const text = await first.text();
    const kept = async (answer: Response): Promise<number> =>
      (await server.ask(`/api/chats/${answer.headers.get('X-Chat-Id')}`)).status;
    expect(text.match(/(?<="chunk":")[^"]+/g)).toEqual(TRUE);
    expect(text).toMatch(/\[DONE\]\n\nevent: verification\ndata: \{[^\n]*"validation_status":"PASSED"/);
    expect(text).not.toContain('event: error');
    const [, lost] = text.split('event: not_kept\ndata: ');
    expect(JSON.parse(lost ?? '')).toEqual({
      what: ['chat', 'verdict', 'input'],
      reason: 'unavailable',
      detail: expect.stringMatching(why) as string,
    });
    broken.code = null;
    const second = await ask();
    expect(await second.text()).not.toContain('not_kept');
    expect([await kept(first), await kept(second)]).toEqual([404, 200]);
    await server.close();
  },
);
