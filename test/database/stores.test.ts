import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { storesOn } from '../../src/app/compose.ts';
import type { Stores } from '../../src/app/stores.ts';
import type { ApiKeyRecord } from '../../src/contract/api-key.ts';
import type { ChatMessage, ChatSession } from '../../src/contract/chat-record.ts';
import {
  IDEMPOTENCY_LEASE_MS as LEASE,
  type KeptAnswer,
} from '../../src/contract/ports/idempotency-store.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';

const kinds = { embedded: embeddedKind, postgres: postgresKind };
const NOON = '2026-03-01T12:00:00.000Z';

function later(ms: number): string {
  return new Date(Date.parse(NOON) + ms).toISOString();
}

const HOUR = 3_600_000;

const key: ApiKeyRecord = {
  id: 'K1',
  tenant_id: 'acme',
  name: '화면 서버',
  hash: 'a'.repeat(64),
  rights: ['read', 'chat'],
  created_at: NOON,
  terms: {},
  spent: { tokens: 0, cost: 0 },
  revoked_at: null,
};

const session: ChatSession = {
  id: 'S1',
  tenant_id: 'acme',
  user_id: null,
  created_at: NOON,
  metadata: { feature: 'search_qa' },
};

function message(id: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    session_id: 'S1',
    role: 'user',
    content: { text: '출장비 한도는?' },
    created_at: NOON,
    citations: [],
    model: null,
    verdict_ids: [],
    ...more,
  };
}

function verdict(id: string, more: Partial<VerdictRecord> = {}): VerdictRecord {
  return {
    id,
    tenant_id: 'acme',
    part: 'verify',
    created_at: NOON,
    subject: { id: 'A', kind: 'answer' },
    input_hash: '0',
    evidence_hash: '0',
    checkers: { GR55: '1' },
    outcome: 'PASSED',
    exit: 0,
    score: 1,
    counts: { items: 1, checked: 1, unchecked: 0, failed: 0 },
    cost: { ms: 1, queries: 0, tokens: null },
    unchecked: [],
    messages: [],
    report: { z: 1, a: 2 },
    ...more,
  };
}

describe.each(['embedded', 'postgres'] as const)('on %s', (name) => {
  let kind: DatabaseKind | null;
  let database: Database;
  let stores: Stores;

  beforeAll(async () => {
    kind = await kinds[name]();
  });
  beforeEach(async (context) => {
    if (kind === null) return context.skip('no Postgres server could be started');
    database = await kind.open();
    stores = await storesOn(database);
  });
  afterAll(() => kind?.stop());

  describe('settings', () => {
    test('ST3 what is written is read, key by key; null is a value', async () => {
      await stores.settings.write('acme', { verification_enabled: true, budget_ms: null }, NOON);
      await stores.settings.write('acme', { sampling_ratio: 0.5 }, NOON);
      expect(await stores.settings.read('acme')).toEqual({
        verification_enabled: true,
        budget_ms: null,
        sampling_ratio: 0.5,
      });
    });

    test('ST3 a key is taken back, others stay', async () => {
      await stores.settings.write('acme', { verification_enabled: true, shadow_mode: true }, NOON);
      expect(await stores.settings.write('acme', {}, NOON, ['shadow_mode'])).toEqual({
        verification_enabled: true,
      });
    });

    test('ST3 every write moves the revision of its tenant alone', async () => {
      const before = await stores.settings.revision(['acme', 'default']);
      await stores.settings.write('other', { shadow_mode: true }, NOON);
      const isStill = (await stores.settings.revision(['acme', 'default'])) === before;
      // one count for all where this process runs the database
      expect(isStill).toBe(name === 'postgres');
      await stores.settings.write('default', {}, NOON, ['shadow_mode']);
      expect(await stores.settings.revision(['acme', 'default'])).not.toBe(before);
    });

    test('ST3 rows that this version does not know, or would refuse, are left aside', async () => {
      await stores.settings.write('acme', { shadow_mode: true }, NOON);
      await database.pool.query(
        `insert into settings (tenant_id, key, value, updated_at)
         values ('acme', 'of_the_future', '1', now()), ('acme', 'judge_votes', '"many"', now())`,
      );
      expect(await stores.settings.read('acme')).toEqual({ shadow_mode: true });
    });
  });

  describe('notes', () => {
    const write = (tenant: string, id: string, title: string, content: string, at = NOON) =>
      stores.notes(tenant).write({ note_id: id, title, content, tags: ['사내'] }, at);

    test('ST4 a note is written, read, replaced and removed', async () => {
      const notes = stores.notes('acme');
      expect(await write('acme', 'n1', '출장비', '한도는 12만 원이다.')).toEqual({
        note_id: 'n1',
        title: '출장비',
        content: '한도는 12만 원이다.',
        tags: ['사내'],
        created_at: NOON,
        updated_at: NOON,
      });
      await write('acme', 'n1', '출장비', '한도는 15만 원이다.', later(HOUR));
      expect(await notes.read('n1')).toMatchObject({
        content: '한도는 15만 원이다.',
        created_at: NOON,
        updated_at: later(HOUR),
      });
      const draft = { note_id: 'n1', title: '출장비', content: '한도는 20만 원이다.' };
      expect(await notes.replace(draft, later(2 * HOUR), NOON)).toBeNull();
      expect(await notes.read('n1')).toMatchObject({ content: '한도는 15만 원이다.' });
      expect(await notes.replace(draft, later(2 * HOUR), later(HOUR))).toMatchObject({
        content: '한도는 20만 원이다.',
        created_at: NOON,
        updated_at: later(2 * HOUR),
      });
      expect(await notes.replace({ ...draft, note_id: 'n9' }, NOON, NOON)).toBeNull();
      expect(await stores.notes('other').replace(draft, NOON, later(2 * HOUR))).toBeNull();
      expect(await notes.count()).toBe(1);
      expect([await notes.remove('n1'), await notes.remove('n1')]).toEqual([true, false]);
      expect(await notes.read('n1')).toBeNull();
    });

    test('ST4 notes are listed newest first, page by page', async () => {
      for (const [at, id] of ['a', 'b', 'c', 'd', 'e'].entries())
        await write('acme', id, id, id, later(at % 2));
      const notes = stores.notes('acme');
      const first = await notes.list({ limit: 2 });
      const second = await notes.list({ limit: 2, after: first.at(-1)?.note_id });
      const third = await notes.list({ limit: 2, after: second.at(-1)?.note_id });
      expect([...first, ...second, ...third].map(({ note_id }) => note_id)).toEqual([
        'd',
        'b',
        'e',
        'c',
        'a',
      ]);
      expect(await notes.list({ limit: 2, after: 'a' })).toEqual([]);
      await expect(notes.list({ limit: 2, after: 'gone' })).rejects.toMatchObject({ code: 'usage' });
    });

    test('ST5 a search sees what was written, changed and removed before it, by whichever server', async () => {
      const other = await storesOn(database);
      const ids = async (of: Stores, query: string) =>
        (await of.notes('acme').search(query, 5)).map(({ note }) => note.note_id);
      expect(await ids(stores, '출장비')).toEqual([]);
      await write('acme', 'n1', '출장비', '숙박은 12만 원이다.');
      await write('acme', 'n2', '휴가', '연차는 15일이다.');
      expect([await ids(stores, '출장비'), await ids(other, '출장비')]).toEqual([['n1'], ['n1']]);
      await other
        .notes('acme')
        .write({ note_id: 'n2', title: '출장비 정산', content: '열흘 안에 한다.' }, NOON);
      expect((await ids(stores, '출장비')).toSorted()).toEqual(['n1', 'n2']);
      expect(await ids(stores, '연차')).toEqual([]);
      await other.notes('acme').remove('n1');
      expect(await ids(stores, '출장비')).toEqual(['n2']);
    });

    test('ST5 more notes than a page are all found', async () => {
      await database.pool.query(
        `insert into notes (tenant_id, note_id, title, content, created_at, updated_at, revision)
         select 'acme', 'n' || i, 'note ' || i, 'word' || i, now(), now(), i from generate_series(1, 450) i`,
      );
      await database.pool.query("insert into revisions values ('acme', 'notes', 450)");
      for (const at of [1, 200, 201, 400, 450])
        expect((await stores.notes('acme').search(`word${at}`, 3))[0]?.note.note_id).toBe(`n${at}`);
    });

    test('ST5 searches at once, with writes between them, each see the writes before them', async () => {
      const rounds = Array.from({ length: 20 }, async (_, at) => {
        await write('acme', `n${at}`, `제목${at}`, `zebra${at}`);
        return (await stores.notes('acme').search(`zebra${at}`, 1))[0]?.note.note_id;
      });
      expect(await Promise.all(rounds)).toEqual(Array.from({ length: 20 }, (_, at) => `n${at}`));
    });
  });

  describe('chats', () => {
    test('ST6 session and messages are kept together, each once', async () => {
      const chats = stores.chats('acme');
      const messages = [
        message('M1'),
        message('M2', {
          role: 'assistant',
          content: { text: '12만 원입니다. [노트 1]', quality: { passed: true } },
          citations: [{ note_id: 'n1' }],
          model: 'extractive',
          verdict_ids: ['V1', 'V2'],
        }),
      ];
      await chats.keep(session, messages);
      await chats.keep(session, [...messages, message('M3')]);
      expect(await chats.find('S1')).toEqual(session);
      expect(await chats.messages('S1', { limit: 10 })).toEqual([...messages, message('M3')]);
      expect(await chats.latest('S1', 2)).toEqual([...messages.slice(1), message('M3')].slice(-2));
      expect(await chats.latest('S2', 2)).toEqual([]);
      expect(await chats.find('S2')).toBeNull();
      expect(await chats.messages('S2', { limit: 10 })).toEqual([]);
    });

    test('ST6 chats are listed newest first, messages in their order, both page by page', async () => {
      const chats = stores.chats('acme');
      for (const [at, id] of ['S1', 'S2', 'S3'].entries()) {
        const of = { ...session, id, created_at: later(at * HOUR) };
        const own = [1, 2, 3].map((n) => message(`${id}-${n}`, { session_id: id }));
        await chats.keep(of, own.slice(0, 2));
        await chats.keep({ ...of, created_at: later(9 * HOUR) }, own.slice(2));
      }
      const [newest, ...others] = await chats.list({ limit: 2 });
      const title = '출장비 한도는?';
      expect(newest).toEqual({ ...session, id: 'S3', created_at: later(2 * HOUR), title, message_count: 3 });
      expect(others.map(({ id }) => id)).toEqual(['S2']);
      expect((await chats.list({ limit: 2, after: 'S2' })).map(({ id }) => id)).toEqual(['S1']);
      expect(await chats.list({ limit: 2, after: 'S1' })).toEqual([]);
      expect(await stores.chats('other').list({ limit: 9 })).toEqual([]);
      const ids = async (page: object): Promise<string[]> =>
        (await chats.messages('S2', { limit: 2, ...page })).map(({ id }) => id);
      expect([await ids({}), await ids({ after: 'S2-2' }), await ids({ after: 'S2-3' })]).toEqual([
        ['S2-1', 'S2-2'],
        ['S2-3'],
        [],
      ]);
      await expect(chats.list({ limit: 2, after: 'S9' })).rejects.toThrow('is not the place of a page');
      await expect(chats.messages('S2', { limit: 2, after: 'S1-1' })).rejects.toThrow('is not the place');
    });

    test('ST6 one message that cannot be kept keeps none', async () => {
      const wrong = message('M2', { session_id: 'another' });
      await expect(stores.chats('acme').keep(session, [message('M1'), wrong])).rejects.toThrow('foreign key');
      expect(await stores.chats('acme').find('S1')).toBeNull();
    });

    test('ST2 what Postgres cannot hold comes back as it was, as all else does', async () => {
      const text = 'a\0b \ud800 \\u0000 \\\\ud800 "\t\n 안녕 😀';
      await stores.chats('acme').keep(session, [message('M1', { content: { text } })]);
      const [kept] = await stores.chats('acme').messages('S1', { limit: 1 });
      expect(kept?.content.text).toBe(text);
      expect(
        (await stores.notes('acme').write({ note_id: 'n', title: text, content: text }, NOON)).content,
      ).toBe(kept?.content.text);
    });
  });

  describe('keys', () => {
    test('ST7 a key is found by its hash until it is revoked, and is counted', async () => {
      await stores.keys.add(key);
      expect(await stores.keys.find(key.hash)).toEqual(key);
      expect(await stores.keys.find('b')).toBeNull();
      expect(await stores.keys.count()).toBe(1);
      const rate = { interval_ms: 3_600_000, burst: 5 };
      const turns = await Promise.all(Array.from({ length: 12 }, () => stores.keys.takeTurn('K1', rate)));
      expect(turns.filter(({ taken }) => taken)).toHaveLength(5);
      expect(Math.max(...turns.map(({ full_in_ms }) => full_in_ms))).toBeLessThanOrEqual(5 * 3_600_000);
      const within = { tokens: 35, cost: 0.5 };
      const spends = Array.from({ length: 9 }, () =>
        stores.keys.spend('K1', { tokens: 10, cost: 0.1 }, within),
      );
      expect((await Promise.all(spends)).filter(({ added }) => added)).toHaveLength(3);
      expect(await stores.keys.spend('K1', { tokens: 1, cost: 0.3 }, within)).toEqual({
        added: false,
        spent: { tokens: 30, cost: 0.3 },
      });
      const spent = { tokens: 0, cost: 0 };
      expect(await stores.keys.spend('K1', { tokens: -30, cost: -0.3 }, null)).toEqual({
        added: true,
        spent,
      });
      expect(await stores.keys.revoke('other', 'K1', later(1))).toBe(false);
      expect(await stores.keys.revoke('acme', 'K1', later(1))).toBe(true);
      expect(await stores.keys.revoke('acme', 'K1', later(2))).toBe(false);
      expect(await stores.keys.list('acme')).toEqual([{ ...key, revoked_at: later(1) }]);
      expect(await stores.keys.count()).toBe(0);
    });

    test('ST7 the same key is never added twice', async () => {
      await stores.keys.add(key);
      await expect(stores.keys.add({ ...key, id: 'K2' })).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('idempotency', () => {
    const answer: KeptAnswer = {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"a":"안녕"}',
    };
    const own = (token = 't1', tenant = 'acme') => ({ tenant, key: 'k', token });
    const claim = (at = NOON, hash = 'h1', tenant = 'acme', token = 't1') =>
      stores.idempotency.claim(own(token, tenant), hash, at);

    test('ST8 of many claims at once exactly one is new', async () => {
      const claims = await Promise.all(Array.from({ length: 12 }, () => claim()));
      expect(claims.filter(({ state }) => state === 'new')).toHaveLength(1);
      expect(claims.filter(({ state }) => state === 'running')).toHaveLength(11);
    });

    test('ST8 a finished claim gives its answer again, to the same request only', async () => {
      expect(await claim()).toEqual({ state: 'new' });
      await stores.idempotency.finish(own(), answer);
      expect(await claim()).toEqual({ state: 'done', answer });
      expect(await claim(NOON, 'h2')).toEqual({ state: 'other' });
      expect(await claim(NOON, 'h1', 'other')).toEqual({ state: 'new' });
    });

    test('ST8 a claim that is given back is free again; an answered one is not', async () => {
      await claim();
      await stores.idempotency.release(own());
      expect(await claim(NOON, 'h2')).toEqual({ state: 'new' });
      await stores.idempotency.finish(own(), answer);
      await stores.idempotency.release(own());
      expect(await claim(NOON, 'h2')).toEqual({ state: 'done', answer });
    });

    test('ST8 an unfinished claim is free when its lease is over, for one', async () => {
      await claim();
      expect(await claim(later(LEASE - 1))).toEqual({ state: 'running' });
      const claims = await Promise.all([claim(later(LEASE)), claim(later(LEASE))]);
      expect(claims.map(({ state }) => state).toSorted()).toEqual(['new', 'running']);
    });

    test('ST8 a claim that is renewed holds on, whatever it takes', async () => {
      await claim();
      expect(await stores.idempotency.renew(own(), later(LEASE - 1))).toBe(true);
      expect(await claim(later(2 * LEASE - 2))).toEqual({ state: 'running' });
      expect(await claim(later(2 * LEASE - 1))).toEqual({ state: 'new' });
    });

    test('ST8 who lost a claim changes nothing of the next one', async () => {
      await claim();
      expect(await claim(later(LEASE), 'h1', 'acme', 't2')).toEqual({ state: 'new' });
      expect(await stores.idempotency.renew(own('t1'), later(LEASE))).toBe(false);
      expect(await stores.idempotency.finish(own('t1'), answer)).toBe(false);
      await stores.idempotency.release(own('t1'));
      expect(await claim(later(LEASE))).toEqual({ state: 'running' });
      expect(await stores.idempotency.finish(own('t2'), answer)).toBe(true);
      expect(await claim(later(LEASE))).toEqual({ state: 'done', answer });
    });

    test('ST8 an answer lives 24 hours', async () => {
      await claim();
      await stores.idempotency.finish(own(), answer);
      expect(await claim(later(24 * HOUR - 1))).toEqual({ state: 'done', answer });
      expect(await claim(later(24 * HOUR), 'h2')).toEqual({ state: 'new' });
    });

    test('ST8 dead keys are removed', async () => {
      await claim();
      const other = await storesOn(database);
      await other.idempotency.claim({ tenant: 'other', key: 'x', token: 't' }, 'h', later(25 * HOUR));
      const { rows } = await database.pool.query('select tenant_id from idempotency_keys');
      expect(rows).toEqual([{ tenant_id: 'other' }]);
    });
  });

  describe('verdicts', () => {
    test('ST9 pages newest first, each verdict once, also of one moment and while new ones come', async () => {
      const archive = stores.verdicts('acme');
      const records = Array.from({ length: 7 }, (_, at) => verdict(`V${at}`, { created_at: later(at >> 1) }));
      await archive.add(records);
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await archive.page({ limit: 2, after });
        seen.push(...page.records.map(({ id }) => id));
        after = page.next ?? undefined;
        await archive.add([verdict(`W${seen.length}`, { created_at: later(HOUR) })]);
      } while (after !== undefined);
      expect(seen).toEqual(['V6', 'V5', 'V4', 'V3', 'V2', 'V1', 'V0']);
    });

    test('ST9 by part, by exact id, byte for byte', async () => {
      const archive = stores.verdicts('acme');
      await archive.add([verdict('V1'), verdict('V12', { part: 'grade' })]);
      expect((await archive.page({ limit: 5, part: 'grade' })).records.map(({ id }) => id)).toEqual(['V12']);
      expect(JSON.stringify((await archive.find('V1'))?.report)).toBe('{"z":1,"a":2}');
      expect([await archive.find('V'), await stores.verdicts('other').find('V1')]).toEqual([null, null]);
    });

    test('ST9 heads are the same without reports, and say how the claims of an answer begin', async () => {
      const archive = stores.verdicts('acme');
      const claims = ['One is one.', 'Two "is"\0 two.', 'Three.', 'Four.'].map((text) => ({ text }));
      const report = { result: { claim_validations: claims } };
      await archive.add([
        verdict('V1', { part: 'verify', report }),
        verdict('V2', { part: 'grade' }),
        verdict('V3', { part: 'verify', report: { result: {} } }),
      ]);
      const { heads, next } = await archive.heads({ limit: 2 });
      expect(heads.map(({ id, title }) => [id, title])).toEqual([
        ['V3', ''],
        ['V2', ''],
      ]);
      const rest = await archive.heads({ limit: 2, after: next ?? '', part: 'verify' });
      const { part, created_at, subject, outcome, exit, score, counts } = verdict('V1', { part: 'verify' });
      const title = 'One is one. Two "is"\0 two. Three.';
      expect(rest).toEqual({
        heads: [{ id: 'V1', part, created_at, subject, outcome, exit, score, counts, title }],
        next: null,
      });
    });

    test('ST15 inputs come back as they went in; erased ones leave a tombstone', async () => {
      const inputs = stores.inputs('acme');
      const odd = { text: 'a\u0000b \ud800', z: 1, a: [null, 1.5] };
      await inputs.keep([{ verdict_id: 'V1', input: odd }], NOON);
      await inputs.keep([{ verdict_id: 'V1', input: 'another' }], NOON);
      await inputs.keep([{ verdict_id: 'V2', input: {} }], later(HOUR));
      await stores.inputs('other').keep([{ verdict_id: 'V1', input: {} }], NOON);
      expect(JSON.stringify(await inputs.find('V1'))).toBe(JSON.stringify({ input: odd, erased: null }));
      expect([await inputs.find('V3'), await inputs.erase('V3', NOON)]).toEqual([null, false]);
      expect([await inputs.erase('V1', NOON), await inputs.erase('V1', later(HOUR))]).toEqual([true, true]);
      expect(await inputs.find('V1')).toEqual({ input: null, erased: { at: NOON, by: 'request' } });
      expect(await stores.eraseInputs(later(HOUR), later(2 * HOUR))).toBe(1);
      const erased = { at: later(2 * HOUR), by: 'retention' };
      expect(await stores.inputs('other').find('V1')).toEqual({ input: null, erased });
      expect((await inputs.find('V2'))?.erased).toBeNull();
      const { rows } = await database.pool.query("select 1 from verdict_inputs where input like '%text%'");
      expect(rows).toEqual([]);
    });

    test.each(['', 'x', '2026-99-99T12:00:00Z_V1', "2026-03-01T12:00:00Z_'"])(
      'ST9 %j is no place of a page',
      async (after) => {
        const asked = stores.verdicts('acme').page({ limit: 1, after });
        await expect(asked).rejects.toMatchObject({ code: 'usage', where: after });
      },
    );
  });

  test('ST1 tenants do not see, replace or remove what another one keeps', async () => {
    const [one, two] = ['one', 'two'];
    await stores.notes(one).write({ note_id: 'n', title: '제목', content: '하나' }, NOON);
    await stores.notes(two).write({ note_id: 'n', title: '제목', content: '둘' }, NOON);
    await stores.chats(one).keep({ ...session, tenant_id: one }, [message('M1')]);
    await stores.settings.write(one, { shadow_mode: true }, NOON);
    await stores.notes(two).remove('n');
    expect((await stores.notes(one).search('제목', 5)).map(({ note }) => note.content)).toEqual(['하나']);
    expect(await stores.notes(two).search('제목', 5)).toEqual([]);
    expect(await stores.notes(two).list({ limit: 5 })).toEqual([]);
    expect(await stores.chats(two).find('S1')).toBeNull();
    expect(await stores.settings.read(two)).toEqual({});
    expect(await stores.keys.list(two)).toEqual([]);
  });

  test('ST10 is ready while the database answers', async () => {
    await expect(stores.ready()).resolves.toBeUndefined();
  });
});
