import { availableParallelism } from 'node:os';
import type { Answer } from '../../contract/answer.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { ServerSettings } from '../../contract/server-settings.ts';
import type { Critiqued, ToCritique } from '../../core/correct/critique-answer.ts';
import type { GateAssessment, GateRequest, Judge } from '../../core/quality-gate/gate-request.ts';
import type { AnswerToGrow } from '../grow-answer.ts';
import type { Home, Outside } from '../outside.ts';
import { type JudgedAnswer, keepJudged, type VerifiedAnswer } from '../verify-answer.ts';
import { growApart } from './grow-apart.ts';
import type { Order } from './order.ts';
import { homePorts, judgePort } from './serve-ports.ts';
import type { TextWork, ToVerify, Verification } from './text-work.ts';
import { type PoolBounds, type ThreadPool, threadPool } from './thread-pool.ts';

const NEVER: AbortSignalLike = new AbortController().signal;

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}

function placeOf(home: Home, outside: Outside): Pick<Order, 'home' | 'ports'> {
  return { home: { home, hasGraph: outside.hasGraph(home) }, ports: homePorts(outside, home) };
}

async function verifyIn(
  pool: ThreadPool,
  outside: Outside,
  { answer, options }: ToVerify,
  home: Home,
  abort: AbortSignalLike,
): Promise<VerifiedAnswer> {
  const input: ToVerify = { answer, options };
  const of = { work: 'verify', input, size: sizeOf(answer.content), on: null, abort } as const;
  const judged = (await pool.run({ ...of, ...placeOf(home, outside) })) as JudgedAnswer;
  return keepJudged(judged, home, outside, options.keep);
}

function growIn(pool: ThreadPool, outside: Outside, answer: AnswerToGrow, home: Home): Verification {
  const session = crypto.randomUUID();
  const place = placeOf(home, outside);
  const on = { on: null, onThread: () => undefined };
  return growApart(answer, {
    session,
    async part(input, thread, onThread) {
      const size = input.piece.length + (input.begin === null ? 0 : sizeOf(input.begin));
      const ports = input.isEnd ? place.ports : null;
      const order = { work: 'grow', input, size, home: place.home, ports, on: thread, onThread } as const;
      return (await pool.run(order)) as VerifiedAnswer | null;
    },
    whole(text) {
      const { evidences } = answer.content;
      const whole: Answer = { ...answer, content: { text, evidences } };
      return verifyIn(
        pool,
        outside,
        { answer: whole, options: { allowEmpty: false, keep: false } },
        home,
        NEVER,
      );
    },
    forget(thread) {
      const order = { ...on, work: 'drop', input: { session }, size: 0, home: null, ports: null } as const;
      void pool.run({ ...order, on: thread }).catch(() => undefined);
    },
  });
}

async function assessIn(
  pool: ThreadPool,
  request: GateRequest,
  judge: Judge | null,
  abort?: AbortSignalLike,
): Promise<GateAssessment> {
  const ports = judge === null ? null : judgePort(judge);
  const named = judge === null ? null : { model: judge.model, provider: judge.provider };
  const input = { request, judge: named };
  const of = { work: 'assess', input, size: sizeOf(request), home: null, ports, on: null, abort } as const;
  return (await pool.run(of)) as GateAssessment;
}

async function critiqueIn(
  pool: ThreadPool,
  outside: Outside,
  of: ToCritique,
  home: Home,
  abort: AbortSignalLike,
): Promise<Critiqued> {
  const order = {
    work: 'critique',
    input: of,
    size: sizeOf([of.tries, of.evidence]),
    on: null,
    abort,
  } as const;
  return (await pool.run({ ...order, ...placeOf(home, outside) })) as Critiqued;
}

export interface TextThreads extends TextWork {
  /** Starts threads, so that the first texts do not wait for them. */
  warm(): void;
}

/** The bounds that the settings of a server set. */
export function boundsOf({ verify_queue, verify_timeout_ms }: ServerSettings): PoolBounds {
  const threads = Math.max(2, availableParallelism());
  return { threads, queue: verify_queue, timeoutMs: verify_timeout_ms };
}

/** HT23: texts are worked on in threads, so that none holds up the server. */
export function textThreads(outside: Outside, bounds: PoolBounds): TextThreads {
  return threadsOf(textPool(bounds), outside);
}

/** Threads of a process, whoever gives them their orders. */
export function textPool(bounds: PoolBounds): ThreadPool {
  const script = import.meta.url.endsWith('.ts') ? './text-worker.ts' : './text-worker.js';
  return threadPool(bounds, new URL(script, import.meta.url));
}

export function threadsOf(pool: ThreadPool, outside: Outside): TextThreads {
  return {
    verify: (toVerify, home, abort) => verifyIn(pool, outside, toVerify, home, abort),
    grow: (answer, home) => growIn(pool, outside, answer, home),
    assess: (request, judge, abort) => assessIn(pool, request, judge, abort),
    critique: (of, home, abort) => critiqueIn(pool, outside, of, home, abort),
    withClaims: (claimModel) => threadsOf(pool, { ...outside, claimModel }),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}
