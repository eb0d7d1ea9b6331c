import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pendingSuggestion } from '../../src/app/feedback/pending-suggestion.ts';
import { schemaLinkSuggestJob } from '../../src/app/jobs/schema-link-suggest.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import type { Job } from '../../src/contract/job.ts';
import { systemClock } from '../../src/adapters/system/clock.ts';
import { systemIds } from '../../src/adapters/system/ids.ts';
import type { CodeRelation } from '../../src/contract/code-object.ts';
import type { FixSuggestion, SuggestionHistory } from '../../src/contract/knowledge-gap.ts';
import { type IndexedHome, indexedHome } from '../support/index-home.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const CODE = 'export class Member {\n  memberId = 0;\n  joinedOn = "";\n}\n';
const FILES = {
  'src/member.ts': CODE,
  'db/schema.sql':
    'create table club_people (member_id int, joined_on date);\ncreate table fees (member_id int, amount int);\ncreate table lamps (watts int);\n',
};
const LINK = { code_symbol: 'Member', schema_ref: 'fees', reason: 'a question named both' };

let shop: IndexedHome;
let server: TestServer;
beforeAll(async () => {
  shop = await indexedHome(memoryStores(), FILES);
  await shop.index();
  server = await testServer({ stores: shop.stores });
});
afterAll(async () => {
  await server.close();
  shop.end();
});

function suggest(
  details: FixSuggestion['details'],
  action: FixSuggestion['action'] = 'schema.link.suggest',
): Promise<FixSuggestion> {
  const one = pendingSuggestion(
    { action, target: 'Member', details },
    { ids: systemIds(), clock: systemClock },
  );
  return shop.stores.learning('default').suggest(one);
}

async function get<Json>(path: string): Promise<Json> {
  return (await (await server.ask(path)).json()) as Json;
}

type Told = FixSuggestion & { readonly detail?: string; readonly hint?: string };

async function post(path: string, body: unknown): Promise<readonly [number, Told]> {
  const answer = await server.ask(path, { method: 'POST', body });
  return [answer.status, (await answer.json()) as Told];
}

async function ties(): Promise<readonly CodeRelation[]> {
  const index = shop.stores.index('default');
  const code = (await index.objectsNamed(['Member'], 9)).find(({ kind }) => kind === 'class');
  return (await index.relations([code?.id ?? ''], 99)).filter(({ rel }) => rel.endsWith('_schema'));
}

async function work(payload: object): Promise<unknown> {
  const { home, outside, stores } = shop;
  const bench = { home, outside, stores } as unknown as Workbench;
  const job = { payload, tenant_id: 'default' } as unknown as Job;
  return schemaLinkSuggestJob(bench)(job, new AbortController().signal);
}

describe('the job schema.link.suggest', () => {
  it('FB25 proposes what is named, and what retrieval finds, to a person; once', async () => {
    const asked = { code_symbol: 'Member', schema_ref: 'club_people', reason: 'asked together' };
    const first = (await work(asked)) as { state: string; suggestion_id: string };
    expect(first).toMatchObject({ state: 'pending' });
    expect(await work(asked)).toEqual(first);
    const at = `/api/suggestions/${first.suggestion_id}`;
    expect((await get<SuggestionHistory>(at)).suggestion).toMatchObject({
      status: 'pending',
      target: 'Member',
      base_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      details: { ...asked, rel: 'implements_schema', schema_path: 'db/schema.sql' },
    });
    const found = (await work({ ...asked, schema_ref: 'the table of fees' })) as typeof first;
    const suggested = await get<SuggestionHistory>(`/api/suggestions/${found.suggestion_id}`);
    expect(suggested.suggestion.details).toMatchObject({ schema_ref: 'fees', rel: 'uses_schema' });
    await post(`/api/suggestions/${found.suggestion_id}/reject`, { version: 1, reason: 'no' });

    expect(await work({ ...asked, schema_ref: 'the table of fees' })).toMatchObject({ state: 'rejected' });
    expect(await work({ ...asked, schema_ref: 'lamps' })).toEqual({
      state: 'unfounded',
      suggestion_id: null,
    });
    expect(await work({ ...asked, code_symbol: 'Zebra' })).toMatchObject({ state: 'code_unknown' });
    expect(await work({ ...asked, schema_ref: 'Zebra' })).toMatchObject({ state: 'schema_unknown' });
    await post(`${at}/approve`, { version: 1 });
    expect(await work(asked)).toEqual({ state: 'tied', suggestion_id: null });
    expect(await post(`${at}/undo`, { version: 2 })).toMatchObject([200, { status: 'undone' }]);
  });
});

describe('suggestions over HTTP', () => {
  it('FB20 the whole way: listed, edited, refused when stale, approved, held through the index, undone', async () => {
    const { id } = await suggest(LINK);
    const { suggestions } = await get<{ suggestions: FixSuggestion[] }>('/api/suggestions?status=pending');
    expect(suggestions).toMatchObject([{ id, version: 1, decided_by: null, details: LINK }]);

    const at = `/api/suggestions/${id}`;
    const details = { ...LINK, schema_ref: 'club_people' };
    const [edited, second] = await post(`${at}/edit`, { version: 1, details, by: 'kim' });
    expect([edited, second]).toMatchObject([
      200,
      {
        version: 2,
        status: 'pending',
        decided_by: 'kim',
        details: { rel: 'implements_schema', shared: ['member_id', 'joined_on'], code_path: 'src/member.ts' },
      },
    ]);
    expect(await post(`${at}/approve`, { version: 1 })).toMatchObject([409, { code: 'conflict' }]);
    expect((await post(`${at}/approve`, {}))[0]).toBe(422);

    shop.write('src/member.ts', CODE.replace('memberId', 'memberNumber'));
    await shop.index();
    const [stale, why] = await post(`${at}/approve`, { version: 2 });
    expect([stale, why.detail]).toEqual([409, 'what the suggestion is about has changed since it was made']);
    shop.write('src/member.ts', CODE);
    await shop.index();

    const [approved, third] = await post(`${at}/approve`, { version: 2, by: 'lee' });
    expect([approved, third]).toMatchObject([
      200,
      { version: 3, status: 'applied', decided_by: 'lee', effect: { kind: 'relation' } },
    ]);
    expect(await ties()).toMatchObject([
      { rel: 'implements_schema', metadata: { evidence: 'src/member.ts:1', suggestion: id } },
    ]);
    expect((await post(`${at}/approve`, { version: 3 }))[0]).toBe(409);

    shop.write('src/member.ts', `// said anew\n${CODE}`);
    await shop.index();
    expect(await ties()).toHaveLength(1);
    shop.remove('src/member.ts');
    await shop.index();
    expect(await ties()).toEqual([]);
    shop.write('src/member.ts', CODE);
    await shop.index();
    expect(await ties()).toHaveLength(1);

    expect(await post(`${at}/undo`, { version: 3, by: 'lee' })).toMatchObject([
      200,
      { version: 4, status: 'undone', effect: null },
    ]);
    expect(await ties()).toEqual([]);
    const { versions } = await get<SuggestionHistory>(at);
    expect(versions.map(({ version, status, changes }) => [version, status, changes.length > 0])).toEqual([
      [1, 'pending', false],
      [2, 'pending', true],
      [3, 'applied', true],
      [4, 'undone', true],
    ]);
    expect(versions[1]?.changes).toContainEqual({
      field: 'details.schema_ref',
      before: 'fees',
      after: 'club_people',
    });
    expect(versions[2]?.changes).toEqual([{ field: 'status', before: 'pending', after: 'applied' }]);
  });

  it('FB22 a rejection needs a reason, is kept with it, and can be taken back', async () => {
    const { id } = await suggest({ path: 'src/member.ts', recursive: true }, 'index.module');
    const at = `/api/suggestions/${id}`;
    expect((await post(`${at}/reject`, { version: 1, reason: ' ' }))[0]).toBe(422);
    expect(await post(`${at}/reject`, { version: 1, reason: 'too much' })).toMatchObject([
      200,
      { status: 'rejected', reason: 'too much', decided_by: 'local' },
    ]);
    expect((await post(`${at}/approve`, { version: 2 }))[0]).toBe(409);
    expect(await post(`${at}/undo`, { version: 2 })).toMatchObject([
      200,
      { status: 'pending', reason: null, version: 3 },
    ]);
  });

  it('FB20 costly work that is approved is queued, and undone while it waits', async () => {
    const { id } = await suggest({ path: 'src/member.ts', recursive: true }, 'index.module');
    const at = `/api/suggestions/${id}`;
    const { suggestion } = await get<SuggestionHistory>(at);
    const [, applied] = await post(`${at}/approve`, { version: suggestion.version });
    const job_id = applied.effect?.kind === 'job' ? applied.effect.job_id : '';
    const queued = await shop.stores.jobs.read('default', job_id);
    expect(queued).toMatchObject({ type: 'index.module', payload: { path: 'src/member.ts' } });
    expect((await post(`${at}/undo`, { version: applied.version }))[0]).toBe(200);
    expect(await shop.stores.jobs.read('default', job_id)).toMatchObject({ status: 'cancelled' });
  });

  it('FB20 a model that is approved becomes the default, and undone the one before is', async () => {
    const { id } = await suggest({ to: 'extractive' }, 'model.switch');
    const at = `/api/suggestions/${id}`;
    const stored = async (): Promise<object> => shop.stores.settings.read('default');
    await post(`${at}/approve`, { version: 1 });
    expect(await stored()).toEqual({ default_model: 'extractive' });
    await post(`${at}/undo`, { version: 2 });
    expect(await stored()).toEqual({});
  });

  it('FB19 what cannot be is refused', async () => {
    const { id } = await suggest({ ...LINK, reason: 'another' });
    const at = `/api/suggestions/${id}`;
    const edit = (details: object): Promise<readonly [number, Told]> =>
      post(`${at}/edit`, { version: 1, details });
    expect((await edit({ ...LINK, schema_ref: 'nowhere' }))[0]).toBe(404);
    expect((await edit({ code_symbol: 'Member' }))[0]).toBe(422);
    expect((await edit({ ...LINK, colour: 'red' }))[0]).toBe(422);
    expect((await post('/api/suggestions/none/approve', { version: 1 }))[0]).toBe(404);
    expect((await server.ask('/api/suggestions/none')).status).toBe(404);
  });
});

describe('gaps over HTTP', () => {
  it('FB15 listed, seen, kept as cases once, closed once', async () => {
    const place = { topic: 'Member', file: 'src/member.ts', symbol: null };
    const asked = { ...place, reason: 'insufficient_evidence' as const, at: '2026-03-01T12:00:00.000Z' };
    const learning = shop.stores.learning('default');
    await learning.countGap({ ...asked, question: 'who?', caller: 'K1' });
    const { id } = await learning.countGap({ ...asked, question: 'when?', caller: 'K1' });
    const { gaps } = await get<{ gaps: object[] }>('/api/gaps?status=open');
    expect(gaps).toEqual([await get(`/api/gaps/${id}`)]);

    const keep = async (body?: object): Promise<unknown> => {
      const answer = await server.ask(`/api/gaps/${id}/keep`, { method: 'POST', body });
      return answer.json();
    };
    const expected_paths = ['src/member.ts'];
    expect(await keep({ questions: ['when?'], expected_paths })).toMatchObject({
      cases: [{ question: 'when?', expected_paths, gap_id: id, reason: 'insufficient_evidence' }],
    });
    expect(await keep()).toMatchObject({ cases: [{ question: 'who?', expected_paths: [] }] });
    expect(await keep({})).toEqual({ cases: [] });
    expect(await keep({ questions: ['why?'] })).toMatchObject({ status: 404 });

    expect((await post(`/api/gaps/${id}/close`, undefined))[1]).toMatchObject({ id, status: 'closed' });
    expect((await post(`/api/gaps/${id}/close`, undefined))[0]).toBe(409);
    expect((await server.ask('/api/gaps/none')).status).toBe(404);
  });
});
