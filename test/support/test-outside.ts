import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { Home, Outside } from '../../src/app/outside.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Message } from '../../src/contract/message.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { Answer } from '../../src/contract/answer.ts';
import { memoryGraph } from './memory-graph.ts';
import { statements } from './read-statements.ts';

export const hrFolder = new URL('../../examples/hr', import.meta.url).pathname;

export function hrAnswer(file: string): Answer {
  return Answer.parse(JSON.parse(readFileSync(join(hrFolder, file), 'utf8')));
}

/** The HR example with settings over those of its file. */
export function hrHome(settings: Record<string, unknown> = {}): Home {
  const written = parseYaml(readFileSync(join(hrFolder, 'assay.config.yaml'), 'utf8')) as object;
  return { folder: hrFolder, configuration: Configuration.parse({ ...written, ...settings }) };
}

let loaded: Promise<KnowledgeGraphReader> | undefined;

/** The graph of the HR example in memory, read once. */
export function hrGraph(): Promise<KnowledgeGraphReader> {
  const { configuration, folder } = hrHome();
  return (loaded ??= memoryGraph(configuration, folder));
}

export interface TestOutside extends Outside {
  readonly kept: VerdictRecord[];
  readonly sent: Message[];
  readonly pauses: number[];
}

/** An outside without disk, database or clock: fixed time, counted ids, what is kept and sent is recorded. */
export function testOutside(
  graph: () => Promise<KnowledgeGraphReader>,
  changes: Partial<Outside> = {},
): TestOutside {
  const kept: VerdictRecord[] = [];
  const sent: Message[] = [];
  const pauses: number[] = [];
  let count = 0;
  const unused = (): never => {
    throw new Error('not part of this test');
  };
  return {
    kept,
    sent,
    pauses,
    workingFolder: hrFolder,
    environment: {},
    clock: async () => ({ elapsed: () => 0, now: () => '2026-02-02T09:00:00.000Z' }),
    ids: async () => ({ next: () => `01TEST${String((count += 1)).padStart(20, '0')}` }),
    files: unused,
    telemetry: async () => null,
    hasDatabase: () => false,
    hasGraph: ({ configuration }) => configuration.graph !== undefined,
    openGraph: async () => ({ reader: await graph(), loads: [], names: async () => [] }),
    stores: unused,
    sources: async () => ({ ask: async () => [] }),
    namedFiles: unused,
    groundingModel: unused,
    transcriptFile: unused,
    providers: async () => [],
    embedder: async () => null,
    ledger: async () => ({
      keep: async (record) => {
        kept.push(record);
        return 'memory';
      },
      read: async () => ({ records: kept, unread: [] }),
    }),
    archive: async () => null,
    outbox: async () => ({
      send: async (message) => {
        sent.push(message);
        return 'memory';
      },
    }),
    workTrees: unused,
    sandbox: unused,
    runCache: unused,
    codeIndex: unused,
    addresses: unused,
    webhooks: unused,
    rows: unused,
    fileTimes: unused,
    statements: async () => statements,
    turnStore: unused,
    begunTurns: unused,
    glance: unused,
    untouched: unused,
    noteFiles: unused,
    inputs: unused,
    sourceFiles: unused,
    workLedger: async () => null,
    userWork: async () => ({ keep: async () => undefined, bringInto: async () => undefined }),
    sleep: async (ms) => {
      pauses.push(ms);
    },
    close: async () => undefined,
    ...changes,
  };
}

/** A graph whose `n`th call (from 1) and, where `onwards`, every later one does `instead`. */
export function failingAt(
  graph: KnowledgeGraphReader,
  n: number,
  onwards: boolean,
  instead: () => Promise<never>,
): { readonly graph: KnowledgeGraphReader; calls: () => number } {
  let calls = 0;
  const step = <T>(work: () => Promise<T>): Promise<T> => {
    calls += 1;
    return calls === n || (onwards && calls > n) ? instead() : work();
  };
  return {
    calls: () => calls,
    graph: {
      findEntities: (names) => step(() => graph.findEntities(names)),
      findSimilar: (names, limit) => step(() => graph.findSimilar(names, limit)),
      facts: (requests) => step(() => graph.facts(requests)),
      relations: (entities) => step(() => graph.relations(entities)),
    },
  };
}
