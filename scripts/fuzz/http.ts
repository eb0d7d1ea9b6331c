import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { bodyFor, isKnown } from './bodies.ts';
import { drawn } from './drawn.ts';
import type { OpenTarget } from './target.ts';
import { text, word } from './texts.ts';

const launcher = fileURLToPath(new URL('../../bin/assay.mjs', import.meta.url));

/** Addresses that begin work outside of the request, or end the server's own. */
const LEFT_OUT = ['/api/index', '/api/check'];

interface Operation {
  readonly method: string;
  readonly path: string;
  /** Names of its parameters in the query. */
  readonly query: readonly string[];
}

const LANGUAGES = ['ko', 'en', 'xx', '*;q=2', 'ko-KR,en;q=0.5'];
const TYPES = ['text/plain', 'application/json; charset=utf-16', 'application/xml'];

/** What a client may send as a header: a byte a character, none of them a control character. */
function asHeader(given: string): string {
  return given.replace(/[^\x20-\x7e]/gu, '').trim() || 'key';
}

/** How much more often an address is asked whose body is read. */
const OFTEN = 6;

interface FuzzRequest {
  readonly operation: Operation;
  readonly ids: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

function requestOf(operations: readonly Operation[]): fc.Arbitrary<FuzzRequest> {
  const often = operations.flatMap((one) => Array<Operation>(isKnown(one.path) ? OFTEN : 1).fill(one));
  return fc.constantFrom(...often).chain((operation) => requestAt(operation));
}

function requestAt(operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    operation: fc.constant(operation),
    ids: fc.array(word, { minLength: 3, maxLength: 3 }),
    query: fc.dictionary(fc.constantFrom('x', ...operation.query, ...operation.query), word, {
      maxKeys: operation.query.length === 0 ? 0 : 2,
    }),
    body: fc.oneof(
      { weight: 19, arbitrary: bodyFor(operation.path).map((one) => JSON.stringify(one) ?? '') },
      { weight: 1, arbitrary: text },
    ),
    headers: fc.oneof(
      { weight: 5, arbitrary: fc.constant({}) },
      { weight: 5, arbitrary: fc.constantFrom(...LANGUAGES).map((one) => ({ 'Accept-Language': one })) },
      { weight: 1, arbitrary: word.map((one) => ({ 'Idempotency-Key': asHeader(one) })) },
      { weight: 1, arbitrary: fc.constantFrom('"1"', 'x', '*').map((one) => ({ 'If-Match': one })) },
      { weight: 1, arbitrary: fc.constantFrom(...TYPES).map((one) => ({ 'Content-Type': one })) },
    ),
  });
}

/** What a socket can carry: UTF-8 has no lone surrogates. */
function wellFormed(given: string): string {
  return Buffer.from(given, 'utf8').toString('utf8');
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.on('exit', () => reject(new Error(`the server ended: ${printed}`)));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (said: string) => {
        printed += said;
        const url = /(http:\/\/127\.0\.0\.1:\d+)/u.exec(printed)?.[1];
        if (url !== undefined) resolve(url);
      });
  });
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

async function operationsOf(url: string): Promise<Operation[]> {
  const described = (await (await fetch(`${url}/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  const all = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  );
  return all.filter(({ path }) => !LEFT_OUT.includes(path) && path !== '/api/events');
}

/** `assay serve` as a process with a database of its own, asked over a socket at every address that it describes. */
export async function openHttp(): Promise<OpenTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-fuzz-'));
  const { PATH = '' } = process.env;
  const configuration = join(folder, 'assay.config.yaml');
  writeFileSync(configuration, 'server:\n  rate_limit_per_minute: 1000000\n');
  const child = spawn(process.execPath, [launcher, 'serve', '--port', '0', '--config', configuration], {
    cwd: folder,
    env: { PATH, HOME: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await listening(child);
  const requests = requestOf(await operationsOf(url));
  return {
    pid: child.pid,
    async run(seed) {
      const { operation, ids, query, body: given, headers } = drawn(requests, seed);
      let at = 0;
      const path = operation.path.replaceAll(/\{\w+\}/gu, () => {
        const id = ids[at] ?? 'x';
        at += 1;
        return encodeURIComponent(wellFormed(id)) || 'x';
      });
      const search = new URLSearchParams(query);
      const hasBody = operation.method !== 'GET';
      const answer = await fetch(`${url}${path}?${search.toString()}`, {
        method: operation.method,
        headers: { ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...headers },
        ...(hasBody ? { body: wellFormed(given) } : {}),
      });
      await answer.text();
      if (answer.status === 500) throw new Error(`500 at ${operation.method} ${path}`);
      return answer.ok ? 'answered' : 'refused';
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
