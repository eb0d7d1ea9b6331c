import type { Telemetry } from '../contract/ports/telemetry.ts';
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
  /** Null where nobody watches. */
  readonly telemetry: Telemetry | null;
  /** False: only what nobody foresaw is told. */
  readonly requests: boolean;
  /** True: with the stack of what nobody foresaw. */
  readonly debug: boolean;
}

function messageOf(error: unknown, debug: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return debug ? (error.stack ?? error.message) : `${error.name}: ${error.message}`;
}

/** What is told of a request that is over. */
function toldOf({ env: { outgoing }, req, var: own }: ServerContext, ms: number): Record<string, unknown> {
  return {
    request_id: own.requestId,
    method: req.method,
    path: req.path,
    status: outgoing.statusCode,
    ms: Math.round(ms),
    ...(outgoing.writableFinished ? {} : { cut_off: true }),
    ...(own.problem === undefined ? {} : { problem: own.problem }),
    key: own.key ?? null,
  };
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Addresses that are none, and methods that are unknown, are counted as one. */
function measure({ env, req, var: { route } }: ServerContext, ms: number, telemetry: Telemetry): void {
  telemetry.measure('http.server.request.duration', ms / 1000, {
    'http.request.method': METHODS.includes(req.method) ? req.method : '_OTHER',
    'http.route': route ?? '',
    'http.response.status_code': env.outgoing.statusCode,
  });
}

/** One JSON line a request; where the log is that of the telemetry, with the id of its trace. */
export function requestLog(ports: LogPorts): RequestLog {
  const { write, now, elapsed, requests, debug, telemetry } = ports;
  const line = (what: object): void => write(`${JSON.stringify(what)}\n`);
  return {
    watch(c) {
      if (!requests && telemetry === null) return;
      const started = elapsed();
      c.env.outgoing.once('close', () => {
        const ms = elapsed() - started;
        if (telemetry !== null) measure(c, ms, telemetry);
        if (telemetry?.logs === true)
          telemetry.log('request', { ...toldOf(c, ms), trace_id: c.var.traceId ?? null });
        else if (requests) line({ time: now(), ...toldOf(c, ms) });
      });
    },
    unforeseen(request_id, error) {
      line({ time: now(), request_id, unforeseen: messageOf(error, debug) });
    },
  };
}
