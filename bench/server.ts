import { execFile } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measure, Sizes } from './measure.ts';
import { median } from './quantile.ts';
import { measureScreen } from './screen.ts';
import { type BenchServer, startBenchServer } from './server/bench-server.ts';
import { besideHostile, MEGABYTE } from './server/hostile.ts';
import { ask, streamTimes } from './server/stream-times.ts';

const autocannon = fileURLToPath(new URL('../node_modules/.bin/autocannon', import.meta.url));
const OFF = { quality_gate_enabled: false, verification_enabled: false };
const ON = { quality_gate_enabled: true, quality_gate_auto_retry: false, verification_enabled: true };
const MEGA = 1e6;

function row(what: string, target: string, found: string, met: boolean): Measure {
  return { what, target, found, met };
}

function starts({ ready, firstReady }: BenchServer): Measure[] {
  const ms = (time: number): string => `${Math.round(time)} ms`;
  return [
    row(
      '`assay serve` on an empty folder, until it listens',
      '≤ 6,000 ms',
      ms(firstReady),
      firstReady <= 6000,
    ),
    row('`assay serve` later, until it listens', '≤ 2,000 ms', ms(ready), ready <= 2000),
  ];
}

/** Blocks with everything off and on by turns, so that both see the same machine. */
async function firstToken(server: BenchServer, rounds: number): Promise<Measure> {
  const times = { off: [] as number[], on: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, settings] of [
      ['off', OFF],
      ['on', ON],
    ] as const) {
      await server.set(settings);
      await streamTimes(server.url, 'rooms');
      for (let at = 0; at < 5; at += 1) times[name].push((await streamTimes(server.url, 'rooms')).firstChunk);
    }
  const [off, on] = [median(times.off), median(times.on)];
  return row(
    'time to the first token that gate and verification add',
    '≤ 2 ms',
    `${(on - off).toFixed(2)} ms (${off.toFixed(1)} ms without, ${on.toFixed(1)} ms with; medians of ${times.on.length})`,
    on - off <= 2,
  );
}

async function afterLastToken(server: BenchServer, runs: number): Promise<Measure> {
  await server.set({ ...OFF, verification_enabled: true });
  // a thread is slower until it has done its work some times; a server that answers is measured
  for (let run = 0; run < runs; run += 1) await streamTimes(server.url, 'long');
  const waits: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { done, verification } = await streamTimes(server.url, 'long');
    waits.push(verification === null ? Number.POSITIVE_INFINITY : verification - done);
  }
  const wait = median(waits);
  return row(
    'verdict after the last token of an answer of 1,000 tokens',
    '≤ 20 ms',
    `${wait.toFixed(1)} ms (median of ${runs}, slowest ${Math.max(...waits).toFixed(1)})`,
    wait <= 20,
  );
}

interface Load {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

/** How long the load generator goes on, as it is told. */
type Extent = readonly ['-d' | '-a', string];
const TEN_SECONDS: Extent = ['-d', '10'];
const FEW_REQUESTS: Extent = ['-a', '20'];

/** The load generator runs in a process of its own, on the same cores. */
async function load(url: string, extent: Extent): Promise<Load> {
  const body = JSON.stringify({ feature: 'search_qa', content: 'rooms', lang: 'en' });
  const words = ['-c', '20', ...extent, '-m', 'POST', '-H', 'content-type=application/json'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autocannon, ...words, '-b', body, '--json', '--no-progress', `${url}/api/chat`],
    { maxBuffer: 64 * MEGA },
  );
  return JSON.parse(stdout) as Load;
}

async function throughput(server: BenchServer, extent: Extent): Promise<Measure> {
  await server.set(OFF);
  const without = await load(server.url, extent);
  await server.set({ ...OFF, verification_enabled: true });
  const { requests, latency, non2xx, errors } = await load(server.url, extent);
  const bad = non2xx + errors === 0 ? '' : `; ${non2xx} not answered well, ${errors} errors`;
  return row(
    'chat requests a second, scripted model, verification on, load generator beside it',
    '≥ 100 a second',
    `${Math.round(requests.average)} a second (p50 ${latency.p50} ms, p99 ${latency.p99} ms); ${Math.round(without.requests.average)} with everything off${bad}`,
    requests.average >= 100 && non2xx + errors === 0,
  );
}

async function manyStreams(server: BenchServer, streams: number, rounds: number): Promise<Measure> {
  const held: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: streams }, () => streamTimes(server.url, 'long')));
    held.push(server.rss());
  }
  const [settled, last] = [held[Math.floor(rounds / 2)] ?? Number.NaN, held.at(-1) ?? Number.NaN];
  const growth = last / settled;
  return row(
    `${streams} streams of 1,000 tokens at once, verification on: memory of the process after round ${rounds} over round ${Math.floor(rounds / 2) + 1}`,
    '≤ 1.1 (flat)',
    `${growth.toFixed(2)} (${held.map((bytes) => Math.round(bytes / MEGA)).join(', ')} MB)`,
    growth <= 1.1,
  );
}

/** A client that reads one byte a second. */
function slowClient(url: string): Socket {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ feature: 'search_qa', content: 'long', lang: 'en' });
  const socket = connect(Number(port), hostname, () =>
    socket.write(
      `POST /api/stream HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    ),
  );
  socket.pause();
  socket.on('error', () => undefined);
  const timer = setInterval(() => socket.read(1), 1000);
  socket.on('close', () => clearInterval(timer));
  return socket;
}

async function chatMs(url: string, count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await (await ask(`${url}/api/chat`, 'rooms')).arrayBuffer();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function slowReaders(server: BenchServer, readers: number, count: number): Promise<Measure> {
  await server.set(OFF);
  const alone = await chatMs(server.url, count);
  const sockets = Array.from({ length: readers }, () => slowClient(server.url));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const beside = await chatMs(server.url, count);
  for (const socket of sockets) socket.destroy();
  return row(
    `a chat beside ${readers} clients that read a byte a second, over one alone`,
    '≤ 1.5',
    `${(beside / alone).toFixed(2)} (${beside.toFixed(1)} ms, alone ${alone.toFixed(1)} ms; medians of ${count})`,
    beside / alone <= 1.5,
  );
}

async function shortBesideHostile(server: BenchServer, count: number, claims: number): Promise<Measure> {
  const { alone, beside, stillRunning } = await besideHostile(server.url, count, claims);
  const ended = stillRunning ? '' : '; the hostile ones ended before';
  return row(
    'a short verification beside three of a megabyte, over one alone',
    '≤ 5',
    `${(beside / alone).toFixed(1)} (${beside.toFixed(1)} ms, alone ${alone.toFixed(1)} ms; medians of ${count}${ended})`,
    beside / alone <= 5 && stillRunning,
  );
}

/** The started server with real clients: first token, last token, load, many streams, slow readers, and its screen. */
export async function measureServer(sizes: Sizes): Promise<Measure[]> {
  const { runs } = sizes;
  const isFull = runs > 1;
  const server = await startBenchServer({ again: true });
  try {
    return [
      ...starts(server),
      await firstToken(server, isFull ? 12 : 1),
      await afterLastToken(server, runs),
      await throughput(server, isFull ? TEN_SECONDS : FEW_REQUESTS),
      await manyStreams(server, isFull ? 200 : 3, isFull ? 6 : 2),
      await slowReaders(server, isFull ? 20 : 1, isFull ? 100 : 2),
      await shortBesideHostile(server, isFull ? 100 : 2, isFull ? MEGABYTE : MEGABYTE / 400),
      ...(await measureScreen(server, sizes)),
    ];
  } finally {
    await server.stop();
  }
}
