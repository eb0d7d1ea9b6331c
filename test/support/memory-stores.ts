import { roundedCost } from '../../src/contract/rounded-cost.ts';
import { MemorySaver } from '@langchain/langgraph';
import type { Stores } from '../../src/app/stores.ts';
import type { ApiKeyRecord } from '../../src/contract/api-key.ts';
import type { CodeRelation } from '../../src/contract/code-object.ts';
import type { ChatMessage, ChatSession } from '../../src/contract/chat-record.ts';
import type { Note } from '../../src/contract/note.ts';
import type { SomeSettings } from '../../src/contract/setting.ts';
import type { KeptAnswer } from '../../src/contract/ports/idempotency-store.ts';
import type { KeptInput, VerdictInputs } from '../../src/contract/ports/verdict-inputs.ts';
import { memoryFeedback, memoryLearning } from './memory-feedback.ts';
import { memoryJobs } from './memory-jobs.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { VerdictHead, type VerdictRecord } from '../../src/contract/verdict-record.ts';
import { noKnowledge } from './memory-knowledge.ts';
import { noMetrics } from './memory-metrics.ts';
import { memorySourceIndex } from './memory-source-index.ts';

interface Held {
  readonly hash: string;
  readonly token: string;
  readonly answer: KeptAnswer | null;
}

function keyStore(): Stores['keys'] {
  const records = new Map<string, ApiKeyRecord>();
  const full_at = new Map<string, number>();
  return {
    find: async (hash) => [...records.values()].find((record) => record.hash === hash) ?? null,
    add: async (record) => void records.set(record.id, record),
    list: async (tenant) => [...records.values()].filter(({ tenant_id }) => tenant_id === tenant),
    async revoke(tenant, id, at) {
      const record = records.get(id);
      if (record === undefined || record.tenant_id !== tenant || record.revoked_at !== null) return false;
      records.set(id, { ...record, revoked_at: at });
      return true;
    },
    async takeTurn(id, { interval_ms, burst }) {
      const now = performance.now();
      const full = Math.max(full_at.get(id) ?? 0, now) + interval_ms;
      const taken = full <= now + burst * interval_ms;
      if (taken) full_at.set(id, full);
      return { taken, full_in_ms: (full_at.get(id) ?? now) - now };
    },
    async spend(id, amount, within) {
      const record = records.get(id);
      const before = record?.spent ?? { tokens: 0, cost: 0 };
      const spent = { tokens: before.tokens + amount.tokens, cost: roundedCost(before.cost + amount.cost) };
      const { tokens = Number.POSITIVE_INFINITY, cost = Number.POSITIVE_INFINITY } = within ?? {};
      if (record === undefined || spent.tokens > tokens || spent.cost > cost)
        return { added: false, spent: before };
      records.set(id, { ...record, spent });
      return { added: true, spent };
    },
    count: async () => [...records.values()].filter(({ revoked_at }) => revoked_at === null).length,
  };
}

function idempotencyStore(): Stores['idempotency'] {
  const held = new Map<string, Held>();
  const at = (tenant: string, key: string): string => JSON.stringify([tenant, key]);
  return {
    async claim({ tenant, key, token }, hash) {
      const found = held.get(at(tenant, key));
      if (found === undefined) {
        held.set(at(tenant, key), { hash, token, answer: null });
        return { state: 'new' };
      }
      if (found.hash !== hash) return { state: 'other' };
      return found.answer === null ? { state: 'running' } : { state: 'done', answer: found.answer };
    },
    renew: async ({ tenant, key, token }) => held.get(at(tenant, key))?.token === token,
    async finish({ tenant, key, token }, answer) {
      const found = held.get(at(tenant, key));
      if (found === undefined || found.token !== token) return false;
      held.set(at(tenant, key), { ...found, answer });
      return true;
    },
    release: async ({ tenant, key, token }) => {
      if (held.get(at(tenant, key))?.token === token) held.delete(at(tenant, key));
    },
  };
}

function settingStore(): Stores['settings'] {
  const stored = new Map<string, SomeSettings>();
  let writes = 0;
  return {
    revision: async () => String(writes),
    read: async (tenant) => stored.get(tenant) ?? {},
    unreadable: async () => [],
    async write(tenant, change, _at, unset = []) {
      writes += 1;
      const all = Object.entries({ ...stored.get(tenant), ...change });
      const next = Object.fromEntries(all.filter(([key]) => !unset.includes(key))) as SomeSettings;
      stored.set(tenant, next);
      return next;
    },
  };
}

function noteStore(): ReturnType<Stores['notes']> {
  const notes = new Map<string, Note>();
  const newest = (): Note[] => [...notes.values()].toReversed();
  const write: ReturnType<Stores['notes']>['write'] = async (draft, at) => {
    const { note_id, title, content, tags = [] } = draft;
    const created_at = notes.get(note_id)?.created_at ?? at;
    const note = { note_id, title, content, tags, created_at, updated_at: at };
    notes.delete(note_id);
    notes.set(note_id, note);
    return note;
  };
  return {
    write,
    replace: async (draft, at, seen) =>
      notes.get(draft.note_id)?.updated_at === seen ? write(draft, at) : null,
    async list({ limit, after }) {
      const all = newest();
      const from = after === undefined ? 0 : all.findIndex(({ note_id }) => note_id === after) + 1;
      return all.slice(from, from + limit);
    },
    read: async (id) => notes.get(id) ?? null,
    async search(query, limit) {
      const words = query.split(/\s+/u);
      const scored = newest().map((note) => ({
        note,
        score: words.filter((word) => `${note.title} ${note.content}`.includes(word)).length,
      }));
      return scored.filter(({ score }) => score > 0).slice(0, limit);
    },
    count: async () => notes.size,
    isUntouched: async () => notes.size === 0,
    remove: async (id) => notes.delete(id),
  };
}

function titleOf({ report }: VerdictRecord): string {
  const claims = ValidationReport.safeParse(report).data?.result.claim_validations ?? [];
  return claims
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ');
}

function archive(tenant: string, queue: Pick<Stores['jobs'], 'enqueue'>): ReturnType<Stores['verdicts']> {
  const records = new Map<string, VerdictRecord>();
  const newest = (): VerdictRecord[] => [...records.values()].toReversed();
  const page: ReturnType<Stores['verdicts']>['page'] = async ({ limit, after, part }) => {
    const all = newest().filter((record) => part === undefined || record.part === part);
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const page = all.slice(from, from + limit);
    const isLast = from + limit >= all.length;
    return { records: page, next: isLast ? null : (page.at(-1)?.id ?? null) };
  };
  return {
    known: async (ids) =>
      new Map(ids.flatMap((id) => (records.has(id) ? [[id, records.get(id)?.created_at ?? '']] : []))),
    add: async (added, jobs = []) => {
      if (jobs.length > 0) await queue.enqueue(tenant, jobs);
      for (const record of added) records.set(record.id, record);
    },
    newest: async (limit) => newest().slice(0, limit),
    startingWith: async (prefix, limit) =>
      newest()
        .filter(({ id }) => id.startsWith(prefix))
        .slice(0, limit),
    find: async (id) => records.get(id) ?? null,
    among: async (ids) => newest().filter(({ id }) => ids.includes(id)),
    page,
    async heads(request) {
      const { records: found, next } = await page(request);
      return { heads: found.map((record) => VerdictHead.parse({ ...record, title: titleOf(record) })), next };
    },
  };
}

type Inputs = Map<string, { readonly kept_at: string; readonly kept: KeptInput }>;

function inputStore(tenant: string, inputs: Inputs): VerdictInputs {
  const at = (id: string): string => JSON.stringify([tenant, id]);
  return {
    async keep(added, kept_at) {
      for (const { verdict_id, input } of added)
        inputs.set(at(verdict_id), { kept_at, kept: { input: structuredClone(input), erased: null } });
    },
    find: async (id) => inputs.get(at(id))?.kept ?? null,
    async erase(id, erased_at) {
      const found = inputs.get(at(id));
      if (found === undefined) return false;
      const erased = found.kept.erased ?? { at: erased_at, by: 'request' };
      inputs.set(at(id), { ...found, kept: { input: null, erased } });
      return true;
    },
  };
}

function chatStore(): ReturnType<Stores['chats']> {
  const kept = new Map<string, { session: ChatSession; messages: readonly ChatMessage[] }>();
  const after = <Item extends { id: string }>(
    all: readonly Item[],
    of: { limit: number; after?: string | undefined },
  ): Item[] => {
    const from = of.after === undefined ? 0 : all.findIndex(({ id }) => id === of.after) + 1;
    return all.slice(from, from + of.limit);
  };
  return {
    async keep(session, messages) {
      const before = kept.get(session.id) ?? { session, messages: [] };
      kept.set(session.id, { session: before.session, messages: [...before.messages, ...messages] });
    },
    find: async (id) => kept.get(id)?.session ?? null,
    list: async (page) =>
      after(
        [...kept.values()].toReversed().map(({ session, messages }) => ({
          ...session,
          title: messages[0]?.content.text ?? '',
          message_count: messages.length,
        })),
        page,
      ),
    messages: async (id, page) => after(kept.get(id)?.messages ?? [], page),
    latest: async (id, limit) => kept.get(id)?.messages.slice(-limit) ?? [],
  };
}

function perTenant<Store>(make: (tenant: string) => Store): (tenant: string) => Store {
  const made = new Map<string, Store>();
  return (tenant) => {
    const store = made.get(tenant) ?? make(tenant);
    made.set(tenant, store);
    return store;
  };
}

/** What a decision on a suggestion does to the other stores. */
function suggestionActs(
  tenant: string,
  { settings, jobs }: Pick<Stores, 'settings' | 'jobs'>,
  approved: Map<string, CodeRelation>,
): Parameters<typeof memoryLearning>[0] {
  return async (act, { id, updated_at }) => {
    switch (act.kind) {
      case 'tie':
        approved.set(id, act.relation);
        await jobs.enqueue(tenant, act.checks);
        return { kind: 'relation', relation: act.relation };
      case 'untie':
        approved.delete(id);
        return null;
      case 'enqueue':
        return { kind: 'job', job_id: (await jobs.enqueue(tenant, [act.job, ...act.checks]))[0] ?? '' };
      case 'choose_model': {
        const { default_model: before } = await settings.read(tenant);
        await settings.write(tenant, { default_model: act.model }, updated_at);
        await jobs.enqueue(tenant, act.checks);
        return { kind: 'default_model', model: act.model, before };
      }
      case 'unchoose_model': {
        const change = act.before === undefined ? {} : { default_model: act.before };
        await settings.write(tenant, change, updated_at, act.before === undefined ? ['default_model'] : []);
        return null;
      }
    }
  };
}

/** What a server keeps, in memory: for tests of what stands before a database. */
export function memoryStores(): Stores {
  const inputs: Inputs = new Map();
  const jobs = memoryJobs();
  const chats = perTenant(chatStore);
  const settings = settingStore();
  const approved = perTenant(() => new Map<string, CodeRelation>());
  return {
    settings,
    keys: keyStore(),
    idempotency: idempotencyStore(),
    notes: perTenant(noteStore),
    chats,
    feedback: perTenant((tenant) => memoryFeedback(tenant, jobs, chats(tenant))),
    learning: perTenant((tenant) =>
      memoryLearning(suggestionActs(tenant, { settings, jobs }, approved(tenant))),
    ),
    knowledge: noKnowledge,
    metrics: noMetrics,
    workers: { beat: async () => undefined, leave: async () => undefined, alive: async () => 0 },
    tenantsDue: async () => [],
    live: () => ({ now: async () => '0.0.0', after: async () => [] }),
    index: perTenant((tenant) => memorySourceIndex(approved(tenant))),
    verdicts: perTenant((tenant) => archive(tenant, jobs)),
    inputs: (tenant) => inputStore(tenant, inputs),
    async eraseInputs(before, at) {
      const old = [...inputs].filter(([, { kept_at, kept }]) => kept_at < before && kept.erased === null);
      for (const [key, { kept_at }] of old)
        inputs.set(key, { kept_at, kept: { input: null, erased: { at, by: 'retention' } } });
      return old.length;
    },
    jobs,
    alone: true,
    checkpoints: async () => new MemorySaver(),
    ready: async () => undefined,
  };
}
