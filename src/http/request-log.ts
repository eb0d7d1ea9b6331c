import type { ServerContext } from './server-context.ts';

/** Tells of requests on standard error. Never a body, a query, a key or a token. */
export interface RequestLog {
  /** Writes a line when the request is over. */
  watch(c: ServerContext): void;
  unforeseen(requestId: string, error: unknown): void;
}

/** Where the log goes, and what time it is. */
export interface LogPorts {
  readonly write: (line: string) => void;
  readonly now: () => string;
  readonly elapsed: () => number;
  /** False: only what nobody foresaw is told. */
  readonly requests: boolean;
  /** True: with the stack of what nobody foresaw. */
  readonly debug: boolean;
}

function messageOf(error: unknown, debug: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return debug ? (error.stack ?? error.message) : `${error.name}: ${error.message}`;
}

/** One JSON line a request. */
export function requestLog({ write, now, elapsed, requests, debug }: LogPorts): RequestLog {
  const line = (what: object): void => write(`${JSON.stringify(what)}\n`);
  return {
    watch(c) {
      if (!requests) return;
      const started = elapsed();
      const { outgoing } = c.env;
      outgoing.once('close', () =>
        line({
          time: now(),
          request_id: c.var.requestId,
          method: c.req.method,
          path: c.req.path,
          status: outgoing.statusCode,
          ms: Math.round(elapsed() - started),
          ...(outgoing.writableFinished ? {} : { cut_off: true }),
          ...(c.var.problem === undefined ? {} : { problem: c.var.problem }),
          key: c.var.key ?? null,
        }),
      );
    },
    unforeseen(request_id, error) {
      line({ time: now(), request_id, unforeseen: messageOf(error, debug) });
    },
  };
}
