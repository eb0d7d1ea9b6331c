import { createHash } from 'node:crypto';
import { MemorySaver } from '@langchain/langgraph';
import { critiqueAnswer } from '../../src/core/correct/critique-answer.ts';
import type { AskPorts, RepairHands } from '../../src/app/ask/ask-ports.ts';
import { openRouter } from '../../src/app/models/open-router.ts';
import type { CodeObject, CodeRelation } from '../../src/contract/code-object.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Feedback } from '../../src/contract/feedback-signal.ts';
import type { IndexedFile, VectorDocument } from '../../src/contract/indexed-file.ts';
import type { NewJob } from '../../src/contract/job.ts';
import type {
  FixSuggestion,
  KnowledgeGap,
  LearnedRepair,
  RepairRecord,
} from '../../src/contract/knowledge-gap.ts';
import type { Message } from '../../src/contract/message.ts';
import type { Retrieval } from '../../src/contract/retrieved.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import type { ChatMessage } from '../../src/contract/chat-record.ts';
import { newTextIndex } from '../../src/core/retrieval/text-index.ts';
import { memoryFiles } from '../configuration/memory-files.ts';
import { statements } from './read-statements.ts';
import { testOutside } from './test-outside.ts';

/** A symbol of the world: `/** doc *\/ export function name(...)`. */
const SYMBOL = /(?:\/\*\* ([^\n]*?) \*\/\n)?export function (\w+)(\([^\n]*?) \{([^]*?)\n\}/gu;
const IMPORT = /from '([^']+)'/gu;
const RELEVANT = 0.3;

export interface World {
  readonly ports: AskPorts;
  /** What lies on disk; change it as you like. */
  readonly disk: Map<string, string>;
  readonly indexed: Map<string, IndexedFile>;
  readonly relations: CodeRelation[];
  /** Everything that was kept, queued and learned. */
  readonly kept: {
    readonly chats: ChatMessage[];
    readonly verdicts: VerdictRecord[];
    readonly messages: Message[];
    readonly jobs: NewJob[];
    readonly gaps: KnowledgeGap[];
    readonly answered: string[];
    readonly suggestions: FixSuggestion[];
    readonly repairs: RepairRecord[];
    readonly learned: LearnedRepair[];
    readonly feedback: Feedback[];
    readonly warnings: string[];
  };
  index(...paths: readonly string[]): void;
}

export interface WorldOptions {
  /** Replies of the provider `scripted`; without them nothing but `extractive` is there. */
  readonly script?: object;
  readonly configuration?: object;
  /** Called before each call of a port, with its name; throws to make it fail. */
  readonly before?: (call: string) => void;
}

function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function idOf(text: string): string {
  return `cbo_${createHash('sha1').update(text).digest('hex')}`;
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

const LANGUAGE = 'typescript' as const;

function moduleOf(path: string, text: string): CodeObject {
  return {
    id: idOf(`module ${path}`),
    kind: 'module',
    name: path.replace(/\.\w+$/u, ''),
    file_path: path,
    signature: '',
    doc: '',
    exports: [],
    imports: [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier),
    metadata: {
      language: LANGUAGE,
      start_line: 1,
      end_line: text.split('\n').length,
      params_json: null,
      returns_json: null,
      fields_json: null,
      reachable: null,
    },
  };
}

function objectsIn(path: string, text: string): CodeObject[] {
  if (path.endsWith('.sql')) {
    const found = [...text.matchAll(/create table (\w+)([^;]*);/gu)];
    return found.map(({ 0: whole, 1: name = '', index }) => ({
      ...moduleOf(path, ''),
      id: idOf(`schema.table ${name} ${path}`),
      kind: 'schema.table',
      name,
      signature: whole,
      metadata: {
        ...moduleOf(path, '').metadata,
        start_line: lineAt(text, index),
        end_line: lineAt(text, index + whole.length),
      },
    }));
  }
  if (!path.endsWith('.ts')) return [];
  const symbols = [...text.matchAll(SYMBOL)].map((match): CodeObject => {
    const [whole, doc = '', name = '', signature = ''] = match;
    const own = whole.indexOf('export function');
    return {
      ...moduleOf(path, ''),
      id: idOf(`function ${name} ${path}`),
      kind: 'function',
      name,
      signature: `function ${name}${signature}`,
      doc,
      metadata: {
        ...moduleOf(path, '').metadata,
        start_line: lineAt(text, match.index + own),
        end_line: lineAt(text, match.index + whole.length),
      },
    };
  });
  return [moduleOf(path, text), ...symbols];
}

function documentsIn(path: string, text: string, objects: readonly CodeObject[]): VectorDocument[] {
  const plain = { path, metadata: {}, chunk: 0 };
  if (objects.length === 0)
    return text.split(/^(?=# )/mu).flatMap((section, chunk): VectorDocument[] => {
      const [title = '', ...rest] = section.split('\n');
      const start = lineAt(text, text.indexOf(section)) + 1;
      const content = rest.join('\n').trim();
      if (content === '') return [];
      const end_line = start + rest.length - 1;
      const id = `${path}#${chunk}`;
      return [
        {
          ...plain,
          id,
          kind: 'section',
          chunk,
          cbo_id: null,
          title: title.slice(2),
          content,
          start_line: start,
          end_line,
        },
      ];
    });
  return objects
    .filter(({ kind }) => kind !== 'module')
    .map((object) => ({
      ...plain,
      id: `doc_${object.id}`,
      kind: object.kind.startsWith('schema.') ? 'schema' : 'code',
      cbo_id: object.id,
      title: object.name,
      content: `${object.doc}\n${object.signature}`,
      start_line: object.metadata.start_line,
      end_line: object.metadata.end_line,
    }));
}

/** Files, an index of them, a model and stores, all in memory: what an ask needs, without disk and database. */
export async function askWorld(
  files: Readonly<Record<string, string>>,
  options: WorldOptions = {},
): Promise<World> {
  const { script, before = () => undefined } = options;
  const disk = new Map(Object.entries(files));
  const indexed = new Map<string, IndexedFile>();
  const objects = new Map<string, CodeObject>();
  const documents = new Map<string, VectorDocument>();
  const relations: CodeRelation[] = [];
  const words = newTextIndex({ title: 3, content: 1 });
  const kept: World['kept'] = {
    chats: [],
    verdicts: [],
    messages: [],
    jobs: [],
    gaps: [],
    answered: [],
    suggestions: [],
    repairs: [],
    learned: [],
    feedback: [],
    warnings: [],
  };
  let ticks = 0;
  let ids = 0;
  const clock = { elapsed: () => (ticks += 1), now: () => '2026-02-02T09:00:00.000Z' };
  const idPort = { next: () => `01ASK${String((ids += 1)).padStart(21, '0')}` };
  const call = async <T>(name: string, work: () => T): Promise<T> => {
    before(name);
    return work();
  };
  const drop = (path: string): void => {
    for (const [id, one] of documents)
      if (one.path === path && one.kind !== 'local_file') {
        documents.delete(id);
        words.remove(id);
      }
    for (const [id, one] of objects) if (one.file_path === path) objects.delete(id);
  };
  const putDocument = (one: VectorDocument): void => {
    documents.set(one.id, one);
    words.put({ id: one.id, fields: { title: one.title, content: one.content } });
  };
  const index = (...paths: readonly string[]): void => {
    for (const path of paths) {
      const text = disk.get(path);
      drop(path);
      indexed.delete(path);
      if (text === undefined) continue;
      const own = objectsIn(path, text);
      for (const one of own) objects.set(one.id, one);
      for (const one of documentsIn(path, text, own)) putDocument(one);
      indexed.set(path, {
        path,
        language: LANGUAGE,
        content_hash: sha(text),
        size: text.length,
        modified: text.length,
        status: 'indexed',
        reason: null,
        detail: '',
        objects: own.length,
        documents: 1,
        indexed_at: clock.now(),
      });
    }
  };
  const hands: RepairHands = {
    indexFile: (path) => call('hands.indexFile', () => index(path)),
    indexModule: (path) =>
      call('hands.indexModule', () => {
        index(path);
        const own = [...objects.values()].find((one) => one.kind === 'module' && one.file_path === path);
        for (const one of own?.imports ?? []) {
          const target = `${path.split('/').slice(0, -1).join('/')}/${one.replace('./', '')}`;
          if (disk.has(target)) index(target);
        }
      }),
    inject: (one) =>
      call('hands.inject', () =>
        putDocument({
          id: one.id,
          kind: 'local_file',
          path: one.path,
          chunk: 0,
          cbo_id: null,
          title: one.path,
          content: one.content,
          start_line: one.start_line,
          end_line: one.end_line,
          metadata: {},
        }),
      ),
    withdraw: (id) =>
      call('hands.withdraw', () => {
        documents.delete(id);
        words.remove(id);
      }),
  };
  const retrieve = (question: string, limit: number): Retrieval => {
    const found = words.search(question, limit);
    const hits = found.flatMap(({ id, score }, at) => {
      const document = documents.get(id);
      return document === undefined
        ? []
        : [
            {
              document,
              source: document.kind === 'local_file' ? ('local_file' as const) : ('contains' as const),
              score: 1 / (60 + at),
              ranks: { full_text: at + 1 },
              relevance: { full_text: score },
            },
          ];
    });
    return {
      hits,
      above_threshold: found.filter(({ score }) => score >= RELEVANT).length,
      cbo_hits: hits.filter(({ document }) => document.cbo_id !== null).length,
      ways: [{ way: 'full_text', hits: hits.length, ms: 1, unchecked: null }],
      by_source: { contains: hits.length },
    };
  };
  const all = (): CodeObject[] => [...objects.values()];
  const saver = new MemorySaver();
  const outside = testOutside(() => Promise.reject(new Error('no graph')), {
    files: async () => memoryFiles(JSON.stringify(script)),
    clock: async () => clock,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const given = options.configuration ?? {};
  const configuration = Configuration.parse({
    ...(script === undefined
      ? {}
      : { models: { script: 'script.yaml', default: 'scripted/scripted', retries: 0 } }),
    ...given,
  });
  const router = await openRouter({ configuration, folder: '/w' }, outside);
  const ports: AskPorts = {
    configuration,
    retrieve: (question, limit) => call('retrieve', () => retrieve(question, limit)),
    index: {
      file: (path) => call('index.file', () => indexed.get(path) ?? null),
      files: () => call('index.files', () => [...indexed.values()]),
      objects: (some) => call('index.objects', () => all().filter(({ id }) => some.includes(id))),
      objectsOf: (path) => call('index.objectsOf', () => all().filter(({ file_path }) => file_path === path)),
      objectsNamed: (names) =>
        call('index.objectsNamed', () => all().filter(({ name }) => names.includes(name.toLowerCase()))),
      relations: (some) =>
        call('index.relations', () =>
          relations.filter(({ src_id, dst_id }) => some.includes(src_id) || some.includes(dst_id)),
        ),
      counts: () =>
        call('index.counts', () => ({
          files: indexed.size,
          objects: objects.size,
          relations: relations.length,
          documents: documents.size,
          embedded: 0,
        })),
    },
    files: {
      root: '/w',
      list: () =>
        call('files.list', () =>
          [...disk].map(([path, text]) => ({ path, size: text.length, modified: text.length })),
        ),
      changedSince: async () => null,
      head: async () => null,
      read: (path) =>
        call('files.read', () => {
          const text = disk.get(path);
          return text === undefined
            ? ({ kind: 'trouble', reason: 'gone', detail: path } as const)
            : ({ kind: 'text', text, hash: sha(text), size: text.length, modified: text.length } as const);
        }),
    },
    newFiles: () => call('newFiles', () => [...disk.keys()].filter((path) => !indexed.has(path)).toSorted()),
    isWanted: () => true,
    router: {
      ...router,
      chat: async (asked, abort) => {
        before('model');
        return router.chat(asked, abort);
      },
    },
    verify: { clock, ids: idPort },
    critique: (of) =>
      critiqueAnswer(of, configuration, { graph: null, sources: null, statements, clock, ids: idPort }),
    hands,
    jobs: {
      enqueue: (_tenant, jobs) =>
        call('jobs.enqueue', () => {
          kept.jobs.push(...jobs);
          return jobs.map((_, at) => `job-${kept.jobs.length - jobs.length + at + 1}`);
        }),
      read: (_tenant, _id) => call('jobs.read', () => null),
    },
    feedback: {
      record: (message) =>
        call('feedback.record', () => {
          if (!kept.messages.some(({ id }) => id === message.id)) kept.messages.push(message);
          return [];
        }),
    },
    learning: {
      countGap: ({ question, caller: _, at, ...gap }) =>
        call('learning.countGap', () => {
          const one: KnowledgeGap = {
            ...gap,
            id: `gap-${kept.gaps.length + 1}`,
            count: 1,
            callers: 1,
            questions: [question],
            status: 'open',
            closed_by: null,
            created_at: at,
            last_at: at,
          };
          kept.gaps.push(one);
          return one;
        }),
      answered: (question) => call('learning.answered', () => void kept.answered.push(question)),
      suggest: (one) =>
        call('learning.suggest', () => {
          kept.suggestions.push(one);
          return one;
        }),
      keepRepair: (one) =>
        call('learning.keepRepair', () => {
          kept.repairs.push(one);
          return true;
        }),
      learned: (signature) =>
        call('learning.learned', () =>
          kept.learned.filter(({ errorSignature }) => errorSignature === signature),
        ),
      learn: (one) => call('learning.learn', () => void kept.learned.push(one)),
    },
    chats: {
      keep: (_, messages) => call('chats.keep', () => void kept.chats.push(...messages)),
      find: (id) => {
        const created_at = '2026-01-01T00:00:00.000Z';
        const session = { id, tenant_id: 'default', user_id: null, created_at, metadata: {} };
        return call('chats.find', () => (kept.chats.some((one) => one.session_id === id) ? session : null));
      },
      latest: (id) => call('chats.latest', () => kept.chats.filter((one) => one.session_id === id)),
    },
    verdicts: {
      add: (records) => call('verdicts.add', () => void kept.verdicts.push(...records)),
      find: (id) => call('verdicts.find', () => kept.verdicts.find((one) => one.id === id) ?? null),
    },
    checkpoints: async () => saver,
    standIns: new Map(),
    warn: (why) => void kept.warnings.push(why),
  };
  return { ports, disk, indexed, relations, kept, index };
}
