import { MemorySaver } from '@langchain/langgraph';
import type { AIMessage } from '../../src/contract/ai-message.ts';
import type { FinishReason } from '../../src/contract/ai-response.ts';
import type { ChatMessage, ChatSession } from '../../src/contract/chat-record.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Note } from '../../src/contract/note.ts';
import type { SomeSettings } from '../../src/contract/setting.ts';
import type { InputToKeep } from '../../src/contract/ports/verdict-inputs.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import type { ModelRouter, RouterCall, RouterStreamPart } from '../../src/app/models/model-router.ts';
import type { Stores } from '../../src/app/stores.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openLater } from '../../src/app/workbench/later.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { AbortSignalLike } from '../../src/contract/ports/knowledge-graph.ts';
import { testOutside } from './test-outside.ts';
import { memoryFeedback, memoryLearning } from './memory-feedback.ts';
import { memoryJobs } from './memory-jobs.ts';

/** What a scripted model does at one call: the pieces of its answer, an error in their middle, or waiting. */
export type ScriptedCall = (
  call: RouterCall,
  abort: AbortSignalLike | undefined,
) => AsyncIterable<RouterStreamPart>;

export const WRITER = { model: 'writer-1', provider: 'scripted' } as const;
const QUOTES = { model: 'extractive', provider: 'extractive' } as const;
export const JUDGE = { model: 'judge-1', provider: 'scripted' } as const;

/** An answer in pieces that ends for this reason. */
export function endsBy(finish_reason: FinishReason, ...pieces: readonly string[]): ScriptedCall {
  return async function* () {
    for (const text of pieces) yield { kind: 'chunk', text };
    const usage = { prompt_tokens: 10, completion_tokens: pieces.length, total_tokens: 10 + pieces.length };
    yield { kind: 'end', finish_reason, usage };
  };
}

/** An answer in pieces. */
export function says(...pieces: readonly string[]): ScriptedCall {
  return endsBy('stop', ...pieces);
}

/** The pieces, then this error. */
export function failsWith(error: unknown, ...pieces: readonly string[]): ScriptedCall {
  return async function* () {
    for (const text of pieces) yield { kind: 'chunk', text };
    throw error;
  };
}

/** The pieces, then nothing until the caller leaves. */
export function waitsAfter(...pieces: readonly string[]): ScriptedCall {
  return async function* (_call, abort) {
    for (const text of pieces) yield { kind: 'chunk', text };
    await new Promise<never>((_, reject) => {
      const leave = (): void => reject(new AssayError('cancelled', 'was cancelled'));
      if (abort?.aborted === true) leave();
      abort?.addEventListener('abort', leave);
    });
  };
}

export interface TestRouter extends ModelRouter {
  /** Messages of each call, by model, in order. */
  readonly asked: { readonly model: string; readonly messages: readonly AIMessage[] }[];
}

/** Two models: `writer-1` (the default) and `judge-1`, each with a script of calls; behind its end it fails. */
export function testRouter(writer: readonly ScriptedCall[], judge: readonly ScriptedCall[] = []): TestRouter {
  const asked: TestRouter['asked'] = [];
  const scripts: Record<string, ScriptedCall[]> = { [WRITER.model]: [...writer], [JUDGE.model]: [...judge] };
  const there = judge.length === 0 ? [WRITER] : [WRITER, JUDGE];
  const resolve: ModelRouter['resolve'] = (name) => {
    if (name === null || name === undefined) return WRITER;
    const found = [QUOTES, ...there].find(
      ({ model, provider }) => name === model || name === `${provider}/${model}`,
    );
    if (found === undefined) throw new AssayError('not_found', 'no such model is configured');
    return found;
  };
  async function* stream(call: RouterCall, abort?: AbortSignalLike): AsyncGenerator<RouterStreamPart> {
    const found = resolve(call.model);
    asked.push({ model: found.model, messages: call.messages });
    const script = scripts[found.model]?.shift();
    if (script === undefined) throw new AssayError('unavailable', 'the script has ended');
    yield { kind: 'start', ...found };
    yield* script(call, abort);
  }
  return {
    asked,
    models: () => [QUOTES, ...there],
    resolve,
    admit: async () => undefined,
    speaksOpenAI: () => false,
    stream,
    async chat(call, abort) {
      let content = '';
      let found = resolve(call.model);
      for await (const part of stream(call, abort)) {
        if (part.kind === 'chunk') content += part.text;
        if (part.kind === 'start') found = { model: part.model, provider: part.provider };
        if (part.kind === 'end') return { content, ...found, ...part };
      }
      throw new AssayError('unavailable', 'the answer broke off');
    },
  };
}

export interface MemoryStores extends Stores {
  readonly sessions: Map<string, { session: ChatSession; messages: readonly ChatMessage[] }>;
  readonly records: VerdictRecord[];
  /** What the records were given on. */
  readonly given_on: InputToKeep[];
}

const AT = '2026-02-02T09:00:00.000Z';

/** A note for tests; `score` = how well it fits every question, absent: it is never found. */
export interface TestNote {
  readonly note_id: string;
  readonly title: string;
  readonly content: string;
  readonly score?: number;
}

/** Stores in memory. `onCall` hears of each call before it is done, and may throw. */
export function memoryStores(
  given: { readonly notes?: readonly TestNote[]; readonly settings?: SomeSettings } = {},
  onCall: (what: string) => void = () => undefined,
): MemoryStores {
  const sessions: MemoryStores['sessions'] = new Map();
  const records: VerdictRecord[] = [];
  const given_on: InputToKeep[] = [];
  const notes = (given.notes ?? []).map(({ score, ...note }) => ({
    score,
    note: { ...note, tags: [], created_at: AT, updated_at: AT } satisfies Note,
  }));
  const unused = (): never => {
    throw new Error('not part of this test');
  };
  const jobs = memoryJobs();
  const feedback = memoryFeedback('default', jobs, { find: async () => null } as never);
  const learning = memoryLearning(unused);
  const doing = async <T>(what: string, work: () => T): Promise<T> => {
    onCall(what);
    return work();
  };
  return {
    sessions,
    records,
    given_on,
    settings: {
      revision: () => doing('settings.revision', () => '1'),
      read: () => doing('settings.read', () => given.settings ?? {}),
      unreadable: unused,
      write: unused,
    },
    keys: { find: unused, list: unused, add: unused, revoke: unused } as never,
    index: unused,
    knowledge: unused,
    feedback: () => feedback,
    learning: () => learning,
    live: unused,
    metrics: unused,
    workers: { beat: unused, leave: unused, alive: unused },
    tenantsDue: unused,
    idempotency: { claim: unused, renew: unused, finish: unused, release: unused },
    notes: () => ({
      list: unused,
      read: (id) => doing('notes.read', () => notes.find(({ note }) => note.note_id === id)?.note ?? null),
      search: (_, limit) =>
        doing('notes.search', () =>
          notes.flatMap(({ note, score }) => (score === undefined ? [] : [{ note, score }])).slice(0, limit),
        ),
      count: unused,
      isUntouched: unused,
      write: unused,
      replace: unused,
      remove: unused,
    }),
    chats: () => ({
      keep: (session, messages) =>
        doing('chats.keep', () => {
          const before = sessions.get(session.id)?.messages ?? [];
          const others = before.filter(({ id }) => messages.every((one) => one.id !== id));
          sessions.set(session.id, { session, messages: [...others, ...messages] });
        }),
      find: (id) => doing('chats.find', () => sessions.get(id)?.session ?? null),
      list: unused,
      messages: unused,
      latest: (id, limit) => doing('chats.latest', () => sessions.get(id)?.messages.slice(-limit) ?? []),
    }),
    verdicts: () =>
      ({
        add: (added: readonly VerdictRecord[]) => doing('verdicts.add', () => void records.push(...added)),
        known: unused,
        newest: unused,
        startingWith: unused,
      }) as never,
    inputs: () => ({
      keep: (inputs) => doing('inputs.keep', () => void given_on.push(...inputs)),
      find: unused,
      erase: unused,
    }),
    eraseInputs: unused,
    jobs,
    alone: true,
    checkpoints: async () => new MemorySaver(),
    ready: () => doing('ready', () => undefined),
  };
}

export interface TestBench extends Workbench {
  readonly stores: MemoryStores;
  readonly router: TestRouter;
  readonly warnings: string[];
}

/** A workbench without disk, network or clock. */
export function testBench(router: TestRouter, stores: MemoryStores, configuration: object = {}): TestBench {
  const warnings: string[] = [];
  const events = { onWarning: (why: string) => void warnings.push(why) };
  const outside = testOutside(() => Promise.reject(new Error('no graph')), { workingFolder: '/nowhere' });
  const home = { folder: '/nowhere', configuration: Configuration.parse(configuration) };
  return {
    home,
    outside,
    stores,
    router,
    telemetry: null,
    events,
    texts: textHere(outside),
    later: openLater(events),
    warnings,
  };
}

export const CALLER = { tenant: 'default', user_id: null, token: null, lang: 'ko' } as const;

/** A signal that nobody gives. */
export function noAbort(): AbortSignal {
  return new AbortController().signal;
}
