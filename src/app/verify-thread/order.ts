import type { Worker } from 'node:worker_threads';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Home } from '../outside.ts';
import type { Served } from './serve-ports.ts';
import type { WorkName } from './thread-messages.ts';

/** Characters from which on work takes so long that it counts as long before it begins. */
export const LARGE = 20_000;

/** A piece of work for a thread. */
export interface Order {
  readonly work: WorkName;
  readonly input: unknown;
  /** Characters of all that is read. */
  readonly size: number;
  readonly home: { readonly home: Home; readonly hasGraph: boolean } | null;
  readonly ports: Served | null;
  /** The one thread that can do it; null: any. */
  readonly on: Thread | null;
  readonly abort?: AbortSignalLike | undefined;
  /** Told which thread does it. */
  readonly onThread?: (thread: Thread) => void;
}

/** An order that waits, or that a thread works on. */
export interface Run {
  readonly id: number;
  readonly order: Order;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Questions that the server has not answered yet: meanwhile the thread is free for others. */
  asking: number;
  /** Milliseconds of computing before `since`. */
  spent: number;
  since: number;
  /** Nobody waits for it any more. */
  isLeft: boolean;
  /** A thread that did it ended for the sake of another. */
  isAgain: boolean;
  /** Ends the channel of its questions. */
  release: () => void;
}

/** A thread and the orders that it has. It computes for one; those whose questions are open cost it nothing. */
export interface Thread {
  readonly worker: Worker;
  readonly runs: Map<number, Run>;
  readonly homes: Map<unknown, number>;
  /** False while it loads what it works with. */
  isReady: boolean;
  isGone: boolean;
}

export function newRun(id: number, order: Order, settled: Pick<Run, 'resolve' | 'reject'>): Run {
  const state = { asking: 0, spent: 0, since: performance.now(), isLeft: false, isAgain: false };
  return { id, order, ...settled, ...state, release: () => undefined };
}

/** Milliseconds that a thread computed for it. */
export function spentMs({ asking, spent, since }: Run): number {
  return asking > 0 ? spent : spent + performance.now() - since;
}

export function asks(run: Run): void {
  run.spent = spentMs(run);
  run.asking += 1;
}

export function isAnswered(run: Run): void {
  run.asking -= 1;
  if (run.asking === 0) run.since = performance.now();
}

/** How much of the queue an order takes up. */
export function weightOf({ size }: Order): number {
  return Math.max(1, Math.ceil(size / LARGE));
}
