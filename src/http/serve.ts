import type { Server } from 'node:http';
import { eraseOldInputs } from '../app/erase-old-inputs.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import type { ServerSettings } from '../contract/server-settings.ts';
import { hostName, isLoopback } from './access/hosts.ts';
import { serverApp } from './app.ts';
import { listen } from './listen.ts';
import type { Say } from './problem-of.ts';
import { requestLog } from './request-log.ts';
import { ROUTES } from './routes.ts';
import { type Served, servedOf } from './served.ts';

/** How a server is started. */
export interface ServeOptions {
  readonly settings: ServerSettings;
  readonly say: Say;
  /** Language of messages where a request asks for none. */
  readonly language: Language;
  /** Takes lines of the log. */
  readonly write: (line: string) => void;
  /** One line a request. */
  readonly log: boolean;
  readonly debug: boolean;
  /** Of Assay. */
  readonly version: string;
  /** The tools for agents; null where they are not served. */
  readonly mcp: Served['mcp'];
}

export interface RunningServer {
  readonly url: string;
  /** Takes nothing new, lets what runs go on for `shutdown_ms`, ends it, and is closed. What was opened for it stays open. */
  close(): Promise<void>;
}

/** What a stream's last event needs to reach its client. */
const FLUSH_MS = 500;
const HOUR_MS = 60 * 60 * 1000;

async function refuseWithoutKey({ stores }: Served, { host }: ServerSettings): Promise<void> {
  if (isLoopback(hostName(host)) || (await stores.keys.count()) > 0) return;
  throw new AssayError('usage', 'off loopback the server needs an API key, and there is none', {
    where: `server.host ${host}`,
    hint: 'make one with `assay keys create NAME --rights read,verify,check,chat,notes`, or listen on 127.0.0.1',
  });
}

function pause(ms: number): { readonly over: Promise<void>; readonly forget: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { over, forget: () => clearTimeout(timer) };
}

async function within(ms: number, done: Promise<void>): Promise<void> {
  const { over, forget } = pause(ms);
  await Promise.race([done, over]);
  forget();
}

async function closeServer(server: Server, shutdownMs: number, stopping: AbortController): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  await within(shutdownMs, closed);
  stopping.abort();
  await within(FLUSH_MS, closed);
  server.closeAllConnections();
  await closed;
}

function urlOf(host: string, port: number): string {
  const name = hostName(host);
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Serves. Rejects with `AssayError`: usage (off loopback without an API key), unavailable (the address is taken).
 */
export async function serve(bench: Workbench, options: ServeOptions): Promise<RunningServer> {
  const { settings, say, language, write, log, debug } = options;
  const served = await servedOf(bench, options);
  await refuseWithoutKey(served, settings);
  const stopping = new AbortController();
  let closing: Promise<void> | undefined;
  const { clock } = served;
  const app = serverApp(ROUTES, served, {
    settings,
    say,
    language,
    log: requestLog({
      write,
      now: () => clock.now(),
      elapsed: () => clock.elapsed(),
      telemetry: served.telemetry,
      requests: log,
      debug,
    }),
    draining: () => closing !== undefined,
    stopping: stopping.signal,
  });
  const { server, port } = await listen(app, settings, (sentence) => say(sentence, language));
  void eraseOldInputs(bench);
  const erasing = setInterval(() => void eraseOldInputs(bench), HOUR_MS);
  return {
    url: urlOf(settings.host, port),
    close() {
      clearInterval(erasing);
      return (closing ??= closeServer(server, settings.shutdown_ms, stopping));
    },
  };
}
