import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowledgeGraphReader } from '../../src/adapters/database/knowledge-graph-reader.ts';
import type { Database } from '../../src/adapters/database/database.ts';
import { storesOn } from '../../src/app/compose.ts';
import type { Stores } from '../../src/app/stores.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { fuzzyKey } from '../../src/core/language/name-fuzzy.ts';
import { normaliseName } from '../../src/core/language/name-normalise.ts';
import { nameSimilarity } from '../../src/core/language/name-similarity.ts';
import { aVerdict } from '../support/a-verdict.ts';
import { anyText } from '../support/any-text.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const KEYS = { version: 't', normalise: normaliseName, fuzzy: fuzzyKey, similarity: nameSimilarity };

function verdictOf(id: string, text: string): VerdictRecord {
  return aVerdict(id, {
    tenant_id: 'acme',
    subject: { id: text, kind: 'answer' },
    checkers: { [text]: '1' },
    report: { result: { claim_validations: [{ text }] }, [text]: [text] },
  });
}

let count = 0;

/** What each store gives back of a text that it was given; `id` was never used. */
const ROUND: Readonly<Record<string, (stores: Stores, text: string, id: string) => Promise<unknown>>> = {
  async notes(stores, text, id) {
    const notes = stores.notes('acme');
    await notes.write({ note_id: `${id}${text}`, title: text, content: text, tags: [text] }, NOON);
    await notes.search(text, 3);
    const { title, content, tags = [] } = (await notes.read(`${id}${text}`)) ?? {};
    await notes.remove(`${id}${text}`);
    return [title, content, tags[0]];
  },
  async conversations(stores, text, id) {
    const chats = stores.chats(text);
    const session = { id, tenant_id: text, user_id: text, created_at: NOON, metadata: { [text]: text } };
    const message = {
      role: 'user' as const,
      created_at: NOON,
      citations: [],
      model: text,
      verdict_ids: [text],
    };
    await chats.keep(session, [{ ...message, id: `M${id}`, session_id: id, content: { text } }]);
    const found = await chats.find(id);
    const [kept] = await chats.messages(id, { limit: 1 });
    return [found?.user_id, found?.metadata[text], found?.tenant_id, kept?.content.text, kept?.model];
  },
  async verdicts(stores, text, id) {
    const archive = stores.verdicts('acme');
    await archive.add([verdictOf(id, text)]);
    const found = await archive.find(id);
    const report = found?.report as Record<string, string[]> | undefined;
    return [found?.subject.id, Object.keys(found?.checkers ?? {})[0], report?.[text]?.[0]];
  },
  async inputs(stores, text, id) {
    await stores.inputs('acme').keep([{ verdict_id: `${id}${text}`, input: { [text]: text } }], NOON);
    const found = await stores.inputs('acme').find(`${id}${text}`);
    const input = found?.input as Record<string, string> | undefined;
    return [input?.[text]];
  },
  async idempotency(stores, text, id) {
    const key = { tenant: 'acme', key: `${id}${text}`, token: text };
    await stores.idempotency.claim(key, text, NOON);
    await stores.idempotency.finish(key, { status: 200, headers: { [text]: text }, body: text });
    const claim = await stores.idempotency.claim(key, text, NOON);
    return claim.state === 'done' ? [claim.answer.body, claim.answer.headers[text]] : [claim.state];
  },
  async keys(stores, text, id) {
    const record = { id, tenant_id: text, name: text, hash: `${id}${text}`, rights: [], created_at: NOON };
    await stores.keys.add({ ...record, terms: {}, spent: { tokens: 0, cost: 0 }, revoked_at: null });
    const found = await stores.keys.find(`${id}${text}`);
    return [found?.name, found?.tenant_id];
  },
  async gaps(stores, text, id) {
    const topic = `${id}${text}`;
    const where = { file: `${id}${text}`, symbol: text, reason: 'thumbs_down' as const };
    const learning = stores.learning('acme');
    const gap = await learning.countGap({ ...where, topic, question: text, caller: text, at: NOON });
    const found = await learning.gap(gap.id);
    return [found?.topic.slice(id.length), found?.file?.slice(id.length), found?.symbol];
  },
  async repairs(stores, text, id) {
    const learned = { errorType: text, errorSignature: `${id}${text}`, solution: text, rootCause: text };
    const counts = { successCount: 1, failureCount: 0, prevention: [text] };
    await stores.learning('acme').learn({ ...learned, ...counts });
    const [found] = await stores.learning('acme').learned(`${id}${text}`);
    return [found?.errorType, found?.solution, found?.rootCause];
  },
  async jobs(stores, text) {
    const [id = ''] = await stores.jobs.enqueue('acme', [
      { type: 'index.file', payload: { path: `p${text}` }, trace_id: text },
    ]);
    const found = await stores.jobs.read('acme', id);
    const payload = found?.payload as { path: string } | undefined;
    return [payload?.path.slice(1), found?.trace_id];
  },
  async asks(stores, text, id) {
    const saver = await stores.checkpoints();
    const place = { configurable: { thread_id: `${id}${text}`, checkpoint_ns: '' } };
    const checkpoint = {
      v: 4,
      id,
      ts: NOON,
      channel_values: { query: text },
      channel_versions: { query: 1 },
      versions_seen: {},
    };
    await saver.put(place, checkpoint, { source: 'input', step: 1, parents: { [text]: text } }, { query: 1 });
    const found = await saver.getTuple(place);
    return [found?.checkpoint.channel_values['query'], found?.metadata?.parents[text]];
  },
};

/** What asks the stores by a text that a request names, which nothing has. */
const LOOKS: Readonly<
  Record<string, (stores: Stores, database: Database, text: string) => Promise<unknown>>
> = {
  'a note': (stores, _, text) => stores.notes('acme').read(text),
  'notes behind one': (stores, _, after) => stores.notes('acme').list({ limit: 2, after }),
  'chats behind one': (stores, _, after) => stores.chats('acme').list({ limit: 2, after }),
  'messages behind one': (stores, _, after) => stores.chats('acme').messages('S', { limit: 2, after }),
  'a verdict': (stores, _, text) => stores.verdicts('acme').find(text),
  'verdicts behind one': (stores, _, after) => stores.verdicts('acme').heads({ limit: 2, after }),
  'verdicts that begin so': (stores, _, text) => stores.verdicts('acme').startingWith(text, 2),
  'a job': (stores, _, text) => stores.jobs.read('acme', text),
  'jobs behind one': (stores, _, after) => stores.jobs.list('acme', { limit: 2, after }),
  'signals behind one': (stores, _, after) => stores.feedback('acme').signals({ limit: 2, after }),
  'thumbs behind one': (stores, _, after) => stores.feedback('acme').given({ limit: 2, after }),
  'gaps behind one': (stores, _, after) => stores.learning('acme').gaps({ limit: 2, after }),
  'suggestions behind one': (stores, _, after) => stores.learning('acme').suggestions({ limit: 2, after }),
  'a file of the index': (stores, _, text) => stores.index('acme').file(text),
  'an object by name': (stores, _, text) => stores.index('acme').objectsNamed([text], 3),
  'documents by words': (stores, _, text) => stores.index('acme').search(text, 3),
  'a setting': (stores, _, text) => stores.settings.read(text),
  'an entity': (_, database, text) => knowledgeGraphReader(database, 'acme', KEYS).findEntities([text]),
  'a similar entity': (_, database, text) =>
    knowledgeGraphReader(database, 'acme', KEYS).findSimilar([text], 3),
};

describe.each([
  ['embedded', embeddedKind],
  ['postgres', postgresKind],
] as const)('any text, %s', (_, start) => {
  let kind: DatabaseKind | null;
  let database: Database;
  let stores: Stores;
  beforeAll(async () => {
    kind = await start();
    if (kind === null) return;
    database = await kind.open();
    stores = await storesOn(database);
  });
  beforeEach((context) => {
    if (kind === null) context.skip('no Postgres server could be started');
  });
  afterAll(async () => {
    await stores?.jobs.close();
    await kind?.stop();
  });

  test.each(Object.entries(ROUND))('FT2 %s give back what they were given', async (_name, round) => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        count += 1;
        const given = await round(stores, text, `I${count}`);
        for (const one of given as unknown[]) expect(one).toBe(text);
      }),
      { numRuns: 25, examples: [['a\0b'], ['\ud800'], ['\ufdd0'], ['\\u0000']] },
    );
  });

  test.each(Object.entries(LOOKS))(
    'FT2 %s that cannot be there is none, or no place',
    async (_name, look) => {
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          const trouble = await look(stores, database, text).then(
            () => 'usage',
            (error: unknown) => (error instanceof AssayError ? error.code : String(error)),
          );
          expect(trouble).toMatch(/^(?:usage|not_found)$/);
        }),
        {
          numRuns: 15,
          examples: [
            ['a\0b'],
            ['\ud800'],
            ['999999999999999999999'],
            ['0000-01-01T00:00:00Z_1'],
            ['2026-02-30T00:00:00Z_1'],
          ],
        },
      );
    },
  );
});
