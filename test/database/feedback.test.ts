import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { storesOn } from '../../src/app/compose.ts';
import type { Stores } from '../../src/app/stores.ts';
import type { ChatMessage } from '../../src/contract/chat-record.ts';
import type { Feedback } from '../../src/contract/feedback-signal.ts';
import type { FixSuggestion, LearnedRepair, RepairRecord } from '../../src/contract/knowledge-gap.ts';
import type { LiveEvent } from '../../src/contract/live-event.ts';
import type { Message } from '../../src/contract/message.ts';
import type { SignalToKeep } from '../../src/contract/ports/feedback-store.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';

const kinds = { embedded: embeddedKind, postgres: postgresKind };
const NOON = '2026-03-01T12:00:00.000Z';
const HOUR = 3_600_000;

function later(ms: number): string {
  return new Date(Date.parse(NOON) + ms).toISOString();
}

function signal(id: string, timestamp = NOON, reason = 'thumbs_down'): Message {
  return {
    id,
    version: '1.0',
    type: 'feedback.signal',
    timestamp,
    trace_id: 'T',
    correlation_id: 'C',
    cause: null,
    tenant: 'acme',
    actor: { agent: 'assay', role: 'critic' },
    payload: { source: 'person', session_id: null, reason, context: {}, comment: '틀렸어요' },
    citations: [],
  };
}

const once = { caller: 'K1', key: 'thumbs_down|M2', since: NOON, at: NOON };
const improve = { type: 'answer.improve' as const, payload: { message_id: 'M2', feedback_id: 'F1' } };

function thumb(id: string, more: Partial<Feedback & { caller: string }> = {}): Feedback & { caller: string } {
  return {
    id,
    caller: 'K1',
    chat_id: 'S1',
    message_id: 'M2',
    kind: 'thumbs_down',
    reason: '출처가 없다',
    created_at: NOON,
    ...more,
  };
}

function message(id: string, role: ChatMessage['role'], content: ChatMessage['content']): ChatMessage {
  return {
    id,
    session_id: 'S1',
    role,
    content,
    created_at: NOON,
    citations: [],
    model: null,
    verdict_ids: [],
  };
}

const notice = message('N1', 'system', { text: '다시 찾아봅니다', improves: 'M2', notice: 'improving' });

function suggestion(id: string, more: Partial<FixSuggestion> = {}): FixSuggestion {
  return {
    id,
    action: 'schema.link.suggest',
    target: 'UserRepo',
    details: { code_symbol: 'UserRepo', schema_ref: 'users', reason: 'asked together' },
    status: 'pending',
    version: 1,
    base_hash: null,
    reason: null,
    gap_id: null,
    decided_by: null,
    effect: null,
    created_at: NOON,
    updated_at: NOON,
    ...more,
  };
}

const repair: RepairRecord = {
  id: 'R1',
  question: 'where?',
  action: 'index.file',
  cause: 'stale_index',
  job_id: null,
  suggestion_id: null,
  signature: 'abstained',
  before: 0,
  after: null,
  outcome: null,
  rolled_back: false,
  created_at: NOON,
};

function learned(solution: string, successCount: number, failureCount: number): LearnedRepair {
  return {
    errorType: 'stale_index',
    errorSignature: 'abstained',
    rootCause: 'stale_index',
    solution,
    prevention: ['index on change'],
    successCount,
    failureCount,
  };
}

describe.each(['embedded', 'postgres'] as const)('on %s', (name) => {
  let kind: DatabaseKind | null;
  let database: Database;
  let stores: Stores;
  let before: ReadonlySet<string>;

  beforeAll(async () => {
    kind = await kinds[name]();
  });
  beforeEach(async (context) => {
    if (kind === null) return context.skip('no Postgres server could be started');
    database = await kind.open();
    stores = await storesOn(database);
    before = new Set((await stores.jobs.list('acme', { limit: 200 })).map(({ id }) => id));
  });
  afterAll(() => kind?.stop());

  /** Jobs outlive a test. */
  async function newJobs(): Promise<number> {
    const jobs = await stores.jobs.list('acme', { limit: 200 });
    return jobs.filter(({ id }) => !before.has(id)).length;
  }

  async function keepChat(): Promise<void> {
    const session = { id: 'S1', tenant_id: 'acme', user_id: null, created_at: NOON, metadata: {} };
    const chat = [message('M1', 'user', { text: '?' }), message('M2', 'assistant', { text: '!' })];
    await stores.chats('acme').keep(session, chat);
  }

  test('FB1 a signal is kept once by its id, with its jobs or without any of it', async () => {
    const feedback = stores.feedback('acme');
    const ids = await feedback.record(signal('A'), [improve]);
    expect(await stores.jobs.read('acme', ids?.[0] ?? '')).toMatchObject({ type: 'answer.improve' });
    expect(await feedback.record(signal('A'), [improve])).toBeNull();
    const wrong = { type: 'answer.improve' as const, payload: {} };
    await expect(feedback.record(signal('B'), [wrong])).rejects.toMatchObject({ code: 'malformed' });
    expect(await feedback.signals({ limit: 9 })).toEqual([signal('A')]);
    expect(await newJobs()).toBe(1);
  });

  test('FB1 signals are listed newest first, by reason, a page at a time, of one tenant', async () => {
    const feedback = stores.feedback('acme');
    for (const [at, id] of ['A', 'B', 'C'].entries())
      await feedback.record(signal(id, later(at), id === 'B' ? 'coverage_drop' : 'thumbs_down'), []);
    const ids = async (page: object): Promise<string[]> =>
      (await feedback.signals({ limit: 9, ...page })).map(({ id }) => id);
    expect(await ids({})).toEqual(['C', 'B', 'A']);
    expect(await ids({ limit: 1, after: 'C' })).toEqual(['B']);
    expect(await ids({ reason: 'coverage_drop' })).toEqual(['B']);
    expect(await ids({ since: later(1) })).toEqual(['C', 'B']);
    expect(await stores.feedback('other').signals({ limit: 9 })).toEqual([]);
  });

  test('FB5 of many at once by one caller about one thing one is kept; another caller counts too', async () => {
    const feedback = stores.feedback('acme');
    const kept = await Promise.all(
      Array.from({ length: 12 }, (_, at) => feedback.record(signal(`A${at}`), [improve], once)),
    );
    expect(kept.filter((ids) => ids !== null)).toHaveLength(1);
    expect(await feedback.record(signal('B'), [], { ...once, caller: 'K2' })).toEqual([]);
    expect(
      await feedback.record(signal('C', later(HOUR)), [], { ...once, since: later(1), at: later(HOUR) }),
    ).toEqual([]);
    expect(await feedback.countSince(NOON, { caller: 'K1' })).toBe(2);
    expect(await feedback.countSince(NOON, {})).toBe(3);
    expect(await feedback.countSince(later(1), {})).toBe(1);
  });

  test('FB2 thumb, signal, job and notice stand together; the next thumb replaces the first', async () => {
    await keepChat();
    const feedback = stores.feedback('acme');
    const kept: SignalToKeep = { message: signal('A'), jobs: [improve], once, notice };
    expect(await feedback.give(thumb('F1'), kept)).toHaveLength(1);
    expect((await stores.chats('acme').messages('S1', { limit: 99 })).at(-1)).toEqual(notice);
    expect(await feedback.give(thumb('F2', { kind: 'thumbs_up', reason: null }), null)).toBeNull();
    expect(await feedback.give(thumb('F3'), { ...kept, message: signal('B') })).toBeNull();
    await feedback.give(thumb('F4', { caller: 'K2', created_at: later(1) }), null);
    expect((await feedback.feedbackOf('M2')).map(({ id, kind: given }) => [id, given])).toEqual([
      ['F4', 'thumbs_down'],
      ['F3', 'thumbs_down'],
    ]);
    expect(await newJobs()).toBe(1);
    const own = async (caller: string, ids: readonly string[]): Promise<string[]> =>
      (await feedback.givenBy(caller, ids)).map(({ id }) => id);
    expect(await own('K2', ['M1', 'M2', 'a\u0000b'])).toEqual(['F4']);
    expect([await own('K3', ['M2']), await own('K2', [])]).toEqual([[], []]);
  });

  test('FB16 thumbs are listed newest first, by kind, a page at a time, of one tenant', async () => {
    const feedback = stores.feedback('acme');
    for (const [at, id] of ['F1', 'F2', 'F3'].entries())
      await feedback.give(
        thumb(id, { message_id: id, created_at: later(at), kind: at === 1 ? 'thumbs_up' : 'thumbs_down' }),
        null,
      );
    const ids = async (page: object): Promise<string[]> =>
      (await feedback.given({ limit: 9, ...page })).map(({ id }) => id);
    expect(await ids({})).toEqual(['F3', 'F2', 'F1']);
    expect(await ids({ limit: 1, after: 'F3' })).toEqual(['F2']);
    expect(await ids({ kind: 'thumbs_down' })).toEqual(['F3', 'F1']);
    expect(await stores.feedback('other').given({ limit: 9 })).toEqual([]);
  });

  test('FB2 a notice that cannot be kept keeps no thumb, signal or job', async () => {
    const kept: SignalToKeep = { message: signal('A'), jobs: [improve], once, notice };
    await expect(stores.feedback('acme').give(thumb('F1'), kept)).rejects.toThrow('foreign key');
    expect(await stores.feedback('acme').feedbackOf('M2')).toEqual([]);
    expect(await stores.feedback('acme').signals({ limit: 9 })).toEqual([]);
    expect(await newJobs()).toBe(0);
  });

  describe('events', () => {
    /** Events come when all that began before them has ended, elsewhere on the server too. */
    async function eventsFrom(cursor: string, count: number): Promise<LiveEvent[]> {
      const seen: LiveEvent[] = [];
      for (let tries = 0; tries < 100 && seen.length < count; tries += 1) {
        const next = await stores.live('acme').after(seen.at(-1)?.cursor ?? cursor, 2);
        seen.push(...next);
        if (next.length === 0) await pause(20);
      }
      return seen;
    }

    test('FB3 messages, thumbs and jobs are told once, in their order', async () => {
      await stores.jobs.enqueue('acme', [{ type: 'index.file', payload: { path: 'before' } }]);
      const cursor = await stores.live('acme').now();
      await keepChat();
      await stores
        .feedback('acme')
        .give(thumb('F1'), { message: signal('A'), jobs: [improve], once, notice });
      await stores.jobs.enqueue('other', [{ type: 'index.file', payload: { path: 'not ours' } }]);
      const events = await eventsFrom(cursor, 5);
      expect(events.map(({ type, data }) => [type, 'improves' in data ? data.improves : null])).toEqual([
        ['message.created', null],
        ['message.created', null],
        ['message.created', 'M2'],
        ['feedback.created', null],
        ['job.created', null],
      ]);
      expect(events[2]?.data).toMatchObject({
        id: 'N1',
        session_id: 'S1',
        notice: 'improving',
        created_at: NOON,
      });
      expect(events[4]?.data).toMatchObject({ type: 'answer.improve' });
      expect(await stores.live('acme').after(events[4]?.cursor ?? '', 9)).toEqual([]);
      expect(await stores.live('acme').after(events[3]?.cursor ?? '', 9)).toEqual(events.slice(4));
    });

    test('FB3 jobs that were queued together are told one by one, in their order', async () => {
      const cursor = await stores.live('acme').now();
      const file = (path: string) => ({ type: 'index.file', payload: { path } }) as const;
      const within = await stores.jobs.within();
      const client = await database.pool.connect();
      await client.query('begin');
      const ids = [
        ...(await within(client, 'acme', [file('a'), file('b')])),
        ...(await within(client, 'acme', [file('c')])),
      ];
      await client.query('commit');
      client.release();
      await eventsFrom(cursor, 3);
      const told: string[] = [];
      for (let at = cursor; told.length < 4; ) {
        const [next] = await stores.live('acme').after(at, 1);
        if (next === undefined) break;
        told.push(next.data.id);
        at = next.cursor;
      }
      expect(told).toEqual(ids);
    });

    test('FB3 a job that is tried again is no new one', async () => {
      const cursor = await stores.live('acme').now();
      const [id = ''] = await stores.jobs.enqueue('acme', [{ type: 'index.file', payload: { path: 'a' } }]);
      await eventsFrom(cursor, 1);
      await database.pool.query(
        "insert into job_past_events (tenant_id, job_id, kind) values ('acme', $1, 'queued')",
        [id],
      );
      expect(await eventsFrom(cursor, 2)).toHaveLength(1);
    });

    test('FB3 what commits later than it began is not missed', async (context) => {
      if (name === 'embedded') return context.skip('its transactions take turns');
      await keepChat();
      const cursor = await stores.live('acme').now();
      const slow = await database.pool.connect();
      await slow.query('begin');
      await slow.query(
        "insert into chat_messages (tenant_id, id, session_id, role, content, created_at) values ('acme', 'slow', 'S1', 'user', '{}', now())",
      );
      await stores.feedback('acme').give(thumb('F1'), null);
      expect((await stores.live('acme').after(cursor, 9)).map(({ data }) => data.id)).not.toContain('F1');
      await slow.query('commit');
      slow.release();
      const ids = (await eventsFrom(cursor, 2)).map(({ data }) => data.id);
      expect(ids.slice(-2)).toEqual(['slow', 'F1']);
    });

    test('FB3 a cursor that is none is refused', async () => {
      await expect(stores.live('acme').after("1'; --", 1)).rejects.toMatchObject({ code: 'usage' });
    });
  });

  describe('learning', () => {
    const gap = { topic: 'Users', file: 'src/a.ts', symbol: null, reason: 'insufficient_evidence' as const };
    const ask = (question: string, caller: string, at = NOON, more: Partial<typeof gap> = {}) =>
      stores.learning('acme').countGap({ ...gap, ...more, question, caller, at });

    test('FB10 questions of one place are one gap; a caller counts once for each', async () => {
      const first = await ask('who?', 'K1');
      await ask('who?', 'K1', later(1));
      await ask('who?', 'K2', later(2));
      const last = await ask('when?', 'K2', later(3), { topic: 'another topic' });
      expect(last).toEqual({
        ...gap,
        id: first.id,
        count: 3,
        callers: 2,
        questions: ['who?', 'when?'],
        status: 'open',
        closed_by: null,
        created_at: NOON,
        last_at: later(3),
      });
      expect((await ask('who?', 'K1', NOON, { file: 'src/b.ts' })).id).not.toBe(first.id);
    });

    test('FB10 many at once open one gap', async () => {
      const gaps = await Promise.all(Array.from({ length: 12 }, (_, at) => ask('who?', `K${at}`)));
      expect(new Set(gaps.map(({ id }) => id)).size).toBe(1);
      expect((await stores.learning('acme').gap(gaps[0]?.id ?? ''))?.callers).toBe(12);
    });

    test('FB10 a closed gap stays closed; what most callers fell into comes first', async () => {
      const learning = stores.learning('acme');
      const closed = await ask('who?', 'K1');
      expect([
        await learning.closeGap(closed.id, later(1)),
        await learning.closeGap(closed.id, NOON),
      ]).toEqual([true, false]);
      const again = await ask('who?', 'K1', later(2));
      const many = await ask('what?', 'K1', NOON, { file: 'src/b.ts' });
      await ask('what?', 'K2', NOON, { file: 'src/b.ts' });
      const open = await learning.gaps({ status: 'open', limit: 9 });
      expect(open.map(({ id }) => id)).toEqual([many.id, again.id]);
      const page = await learning.gaps({ status: 'open', limit: 1, after: many.id });
      expect(page.map(({ id }) => id)).toEqual([again.id]);
      expect(await learning.gaps({ status: 'closed', limit: 9 })).toMatchObject([{ id: closed.id }]);
      expect(await stores.learning('other').gaps({ limit: 9 })).toEqual([]);
    });

    test('FB10 a gap is closed by the ask that answers the last of its questions; what a person blamed is not', async () => {
      const learning = stores.learning('acme');
      const gap = await ask('who?', 'K1');
      await ask('when?', 'K2', later(1));
      const blamed = await ask('who?', 'K1', NOON, { reason: 'thumbs_down' as 'insufficient_evidence' });
      await learning.answered('who?', 'A1', later(2));
      expect(await learning.gap(gap.id)).toMatchObject({ status: 'open', closed_by: null });
      await ask('who?', 'K1', later(3));
      await learning.answered('when?', 'A2', later(4));
      expect(await learning.gap(gap.id)).toMatchObject({ status: 'open' });
      await stores.learning('other').answered('who?', 'A3', later(5));
      await learning.answered('who?', 'A4', later(5));
      expect(await learning.gap(gap.id)).toMatchObject({
        status: 'closed',
        closed_by: 'A4',
        last_at: later(5),
      });
      expect(await learning.gap(blamed.id)).toMatchObject({ status: 'open', closed_by: null });
    });

    test('FB11 suggestions are versions; of two changes of one version one is refused', async () => {
      const learning = stores.learning('acme');
      expect(await learning.suggest(suggestion('A'))).toEqual(suggestion('A'));
      expect((await learning.suggest(suggestion('B'))).id).toBe('A');
      const next = suggestion('A', {
        version: 2,
        status: 'applied',
        decided_by: 'kim',
        updated_at: later(1),
      });
      const both = await Promise.allSettled([learning.revise(next), learning.revise(next)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(learning.revise({ ...next, version: 4 })).rejects.toMatchObject({ code: 'conflict' });
      expect(await learning.suggestion('A')).toEqual(next);
      expect(await learning.versions('A')).toEqual([suggestion('A'), next]);
      expect((await learning.suggest(suggestion('B'))).id).toBe('B');
      const ids = async (page: object): Promise<string[]> =>
        (await learning.suggestions({ limit: 9, ...page })).map(({ id }) => id);
      expect(await ids({})).toEqual(['B', 'A']);
      expect(await ids({ status: 'pending' })).toEqual(['B']);
      expect(await ids({ after: 'B' })).toEqual(['A']);
      expect(await stores.learning('other').suggestion('A')).toBeNull();
    });

    test('FB20 a decision and what it does stand together, or neither does', async () => {
      const learning = stores.learning('acme');
      await learning.suggest(suggestion('A'));
      const applied = suggestion('A', { version: 2, status: 'applied', updated_at: later(1) });
      const job = { type: 'index.file' as const, payload: { path: 'a' } };
      const wrong = { ...job, payload: {} };
      await expect(
        learning.revise(applied, { kind: 'enqueue', job: wrong, checks: [] }),
      ).rejects.toMatchObject({
        code: 'malformed',
      });
      expect((await learning.suggestion('A'))?.version).toBe(1);
      await expect(
        learning.revise({ ...applied, version: 3 }, { kind: 'choose_model', model: 'm', checks: [] }),
      ).rejects.toMatchObject({ code: 'conflict' });
      expect(await stores.settings.read('acme')).toEqual({});
      expect(await newJobs()).toBe(0);
      const { effect } = await learning.revise(applied, { kind: 'enqueue', job, checks: [] });
      expect(effect).toEqual({
        kind: 'job',
        job_id: expect.stringMatching(/./),
      });
      expect((await learning.suggestion('A'))?.effect).toEqual(effect);
      expect(await newJobs()).toBe(1);
    });

    test('FB23 a setting goes back to what it was, and stays where it was changed since', async () => {
      const learning = stores.learning('acme');
      const { settings } = stores;
      await settings.write('acme', { default_model: 'old' }, NOON);
      await learning.suggest(suggestion('A'));
      const next = (version: number): FixSuggestion =>
        suggestion('A', { version, updated_at: later(version) });
      const chosen = await learning.revise(next(2), { kind: 'choose_model', model: 'new', checks: [] });
      expect(chosen.effect).toEqual({ kind: 'default_model', model: 'new', before: 'old' });
      const back = { kind: 'unchoose_model' as const, model: 'new', before: 'old' };
      await settings.write('acme', { default_model: 'third' }, NOON);
      await expect(learning.revise(next(3), back)).rejects.toMatchObject({ code: 'conflict' });
      await settings.write('acme', { default_model: 'new' }, NOON);
      await learning.revise(next(3), back);
      expect(await settings.read('acme')).toEqual({ default_model: 'old' });
    });

    test('FB22 what was rejected is not suggested again while what it is about stays', async () => {
      const learning = stores.learning('acme');
      await learning.suggest(suggestion('A', { base_hash: 'h1' }));
      await learning.revise(
        suggestion('A', { version: 2, status: 'rejected', base_hash: 'h1', reason: 'no' }),
      );
      expect(await learning.suggest(suggestion('B', { base_hash: 'h1' }))).toMatchObject({
        id: 'A',
        status: 'rejected',
      });
      expect(await learning.suggest(suggestion('C', { base_hash: 'h2' }))).toMatchObject({ id: 'C' });
    });

    test('FB21 a tie that was approved is read where both ends are, once, and goes with its suggestion', async () => {
      const index = stores.index('acme');
      const learning = stores.learning('acme');
      const relation = {
        src_id: `cbo_${'a'.repeat(40)}`,
        dst_id: `cbo_${'b'.repeat(40)}`,
        rel: 'uses_schema' as const,
        metadata: { weight: 1, evidence: 'src/a.ts:1', hop: 1, suggestion: 'A' },
      };
      const object = (id: string): string =>
        `insert into cbo_objects values ('acme', '${id}', 'class', 'X', 'x', 'p', '', '', '[]', '[]', '{}')`;
      for (const [id, details] of [
        ['A', { n: 1 }],
        ['B', { n: 2 }],
      ] as const) {
        await learning.suggest(suggestion(id, { details }));
        await learning.revise(suggestion(id, { details, version: 2, status: 'applied' }), {
          kind: 'tie',
          relation,
          checks: id === 'A' ? [{ type: 'repair.check', payload: { job_id: 'J' } }] : [],
        });
      }
      expect(await newJobs()).toBe(1);
      const read = (): Promise<readonly object[]> => index.relations([relation.src_id], 9);
      expect(await read()).toEqual([]);
      await database.pool.query(object(relation.src_id));
      await database.pool.query(object(relation.dst_id));
      expect(await read()).toEqual([relation]);
      await index.remove(['p']);
      expect(await read()).toEqual([]);
      await database.pool.query(object(relation.src_id));
      await database.pool.query(object(relation.dst_id));
      expect(await index.relations([relation.dst_id], 9)).toEqual([relation]);
      expect(await stores.index('other').relations([relation.src_id], 9)).toEqual([]);
      await learning.revise(suggestion('A', { version: 3, status: 'undone' }), { kind: 'untie' });
      expect(await read()).toEqual([relation]);
      await learning.revise(suggestion('B', { version: 3, status: 'undone' }), { kind: 'untie' });
      expect(await read()).toEqual([]);
    });

    test('FB12 counts of a repair add up, and what helped most surely comes first', async () => {
      const learning = stores.learning('acme');
      await learning.learn(learned('index.module', 1, 0));
      await learning.learn(learned('index.file', 2, 0));
      await learning.learn(learned('index.file', 2, 1));
      await learning.learn(learned('model.switch', 0, 1));
      expect(await learning.learned('abstained')).toEqual([
        learned('index.file', 4, 1),
        learned('index.module', 1, 0),
        learned('model.switch', 0, 1),
      ]);
      expect(await learning.learned('another')).toEqual([]);
    });

    test('FB12 a record is replaced by what became of it', async () => {
      const learning = stores.learning('acme');
      await learning.keepRepair(repair);
      const helped = { ...repair, after: 1, outcome: 'helped' as const };
      expect([await learning.keepRepair(helped), await learning.keepRepair(helped)]).toEqual([true, false]);
      await learning.keepRepair({
        ...repair,
        id: 'R2',
        job_id: 'J1',
        created_at: '2026-02-01T12:00:00.000Z',
      });
      expect(await learning.repairsOf({ job_id: 'J1' })).toMatchObject([
        { id: 'R2', job_id: 'J1', outcome: null },
      ]);
      expect(await stores.learning('other').repairsOf({ job_id: 'J1' })).toEqual([]);
      expect(await learning.repairs(NOON, 9)).toEqual([{ ...repair, after: 1, outcome: 'helped' }]);
      expect(await learning.repairs(later(1), 9)).toEqual([]);
      await learning.keepRepair({ ...repair, id: 'R3', suggestion_id: 'S1' });
      expect(await learning.repairsOf({ suggestion_id: 'S1' })).toMatchObject([{ id: 'R3', job_id: null }]);
    });

    test('FB13 a question is kept once as a case', async () => {
      const learning = stores.learning('acme');
      const one = {
        id: 'C1',
        question: '누가?',
        reason: 'insufficient_evidence' as const,
        expected_paths: ['src/a.ts'],
        gap_id: null,
        created_at: NOON,
      };
      expect([await learning.keepCase(one), await learning.keepCase({ ...one, id: 'C2' })]).toEqual([
        true,
        false,
      ]);
      expect(await learning.cases()).toEqual([one]);
      expect([await learning.removeCase('C1'), await learning.removeCase('C1')]).toEqual([true, false]);
    });
  });
});
