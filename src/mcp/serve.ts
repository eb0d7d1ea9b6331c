import { setTimeout as pause } from 'node:timers/promises';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { findVerdict } from '../app/kept-verdicts.ts';
import { openRouter } from '../app/models/open-router.ts';
import type { Home, Outside } from '../app/outside.ts';
import { LARGEST_ANSWER } from '../app/parse-answer.ts';
import { textThreads } from '../app/verify-thread/text-threads.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { makeServer, type ServerStart } from './make-server.ts';
import type { McpContext } from './mcp-context.ts';

const WIND_UP_MS = 5000;
/** One client asks: a long answer and short ones beside it. */
const BOUNDS = { threads: 2, queue: 1000, timeoutMs: 120_000 };

/** What the face is started with. */
export interface McpStart extends ServerStart {
  /** Resolves when the process was told to end. */
  readonly ended: Promise<void>;
}

/** What others print would stand between the messages of the protocol. */
function keepOutputClean(): void {
  for (const level of ['log', 'info', 'debug'] as const) console[level] = console.error;
}

/** Resolves when nobody is at the other end any more. */
function clientGone(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, () => resolve());
    for (const event of ['close', 'error']) process.stdout.once(event, () => resolve());
  });
}

/** A verdict is kept where the work lies: at home, else in the folders that may be checked. */
async function findKept(
  id: string,
  home: Home,
  folders: readonly string[],
  outside: Outside,
): Promise<VerdictRecord> {
  let missing: unknown;
  for (const folder of [home.folder, ...folders]) {
    try {
      return await findVerdict({ ...home, folder }, outside, id);
    } catch (error) {
      if (!(error instanceof AssayError && error.code === 'not_found')) throw error;
      missing ??= error;
    }
  }
  throw missing;
}

/** What the caller of a process of its own has beside what it was started with. */
function ownContext({ outside, folders }: StartedWith) {
  return {
    allowHint: 'start the server in that folder, or name it: assay mcp --allow FOLDER',
    router: (home: Home) => () => openRouter(home, outside),
    levels: [],
    rights: null,
    keep: async (_: VerdictRecord, notKept: AssayError | null) => notKept,
    findVerdict: (id: string, home: Home) => findKept(id, home, folders, outside),
  };
}

/** What the command line says. */
type StartedWith = Pick<McpContext, 'outside' | 'home' | 'folders' | 'language' | 'wording'>;

/** Serves the tools over standard input and output until the client goes away or the process is told to end. */
export async function serveMcp(context: StartedWith, start: McpStart): Promise<void> {
  keepOutputClean();
  const running = new Set<Promise<unknown>>();
  const texts = textThreads(context.outside, BOUNDS);
  const server = makeServer({ ...ownContext(context), ...context, texts }, start, running);
  const gone = clientGone();
  await server.connect(
    new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: 2 * LARGEST_ANSWER }),
  );
  await Promise.race([gone, start.ended]);
  await server.close();
  await Promise.race([Promise.allSettled(running), pause(WIND_UP_MS, undefined, { ref: false })]);
  await texts.close();
}
