import type { Measure, Sizes } from './measure.ts';
import { median } from './quantile.ts';
import { type BenchServer, notesText, pieced, startBenchServer } from './server/bench-server.ts';
import { ask, streamTimes } from './server/stream-times.ts';
import { startUpstream } from './server/upstream.ts';

const MEGA = 1e6;
const OFF = { quality_gate_enabled: false, verification_enabled: false };
const ON = { quality_gate_enabled: true, quality_gate_auto_retry: false, verification_enabled: true };

/** How often, and how many at once. */
interface Extent {
  readonly rounds: number;
  readonly times: number;
  readonly atOnce: number;
}

const WHOLE: Extent = { rounds: 3, times: 9, atOnce: 20 };
const ONCE: Extent = { rounds: 1, times: 1, atOnce: 2 };
const FACES = ['chat', 'stream'] as const;
const WAYS = { off: OFF, on: ON } as const;

type Way = keyof typeof WAYS;
type Figures = Record<Way, number>;

/** Off and on by turns, so that both see the same machine: the median of each. */
async function byTurns(
  server: BenchServer,
  rounds: number,
  one: (way: Way) => Promise<number[]>,
): Promise<Figures> {
  const all: Record<Way, number[]> = { off: [], on: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const way of ['off', 'on'] as const) {
      await server.set(WAYS[way]);
      all[way].push(...(await one(way)));
    }
  return { off: median(all.off), on: median(all.on) };
}

function row(what: string, found: string): Measure {
  return { what, target: '', found, met: null };
}

/** Of a stream until its first chunk, of a chat until its answer. */
async function firstMs({ url }: BenchServer, face: (typeof FACES)[number]): Promise<number> {
  if (face === 'stream') return (await streamTimes(url, 'rooms')).firstChunk;
  const start = performance.now();
  const answer = await ask(`${url}/api/chat`, 'rooms');
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a chat was answered ${answer.status}`);
  return performance.now() - start;
}

async function first(
  server: BenchServer,
  face: (typeof FACES)[number],
  { rounds, times: each }: Extent,
): Promise<Measure> {
  const { off, on } = await byTurns(server, rounds, async () => {
    await firstMs(server, face);
    const times: number[] = [];
    for (let at = 0; at < each; at += 1) times.push(await firstMs(server, face));
    return times;
  });
  const what =
    face === 'chat'
      ? 'chat: time to the answer, which waits for its judge'
      : 'stream: time to the first token';
  return row(
    what,
    `${(on / off).toFixed(2)} × (${on.toFixed(1)} ms, ${off.toFixed(1)} ms off; medians of ${rounds * each})`,
  );
}

/** So many at once, each read to its end: requests a second. */
async function wave({ url }: BenchServer, face: (typeof FACES)[number], atOnce: number): Promise<number> {
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const answer = await ask(`${url}/api/${face}`, 'rooms');
      await answer.arrayBuffer();
      return answer.ok;
    }),
  );
  if (answers.includes(false)) throw new Error(`${face}: not all of ${atOnce} were answered`);
  return (1000 * atOnce) / (performance.now() - start);
}

async function throughput(
  server: BenchServer,
  face: (typeof FACES)[number],
  { rounds, atOnce }: Extent,
): Promise<Measure> {
  const { off, on } = await byTurns(server, rounds, async () => [await wave(server, face, atOnce)]);
  return row(
    `${face}: requests a second, ${atOnce} at once`,
    `${(on / off).toFixed(2)} × (${on.toFixed(1)}, ${off.toFixed(1)} off; medians of ${rounds} turns)`,
  );
}

/** Once each, off first: what a process holds it does not give back. */
async function memory(server: BenchServer, { atOnce }: Extent): Promise<Measure> {
  const held: Figures = { off: 0, on: 0 };
  for (const way of ['off', 'on'] as const) {
    await server.set(WAYS[way]);
    for (const face of FACES) await wave(server, face, atOnce);
    held[way] = server.rss();
  }
  const mb = (way: Way): string => `${Math.round(held[way] / MEGA)} MB`;
  return row(
    `memory of the process behind ${atOnce} chats and ${atOnce} streams`,
    `${(held.on / held.off).toFixed(2)} × (${mb('on')}, ${mb('off')} off)`,
  );
}

/** What is measured is an answer that was graded and verified: not a judge that failed. */
async function requireJudged(server: BenchServer): Promise<void> {
  await server.set(ON);
  const body: unknown = await (await ask(`${server.url}/api/chat`, 'rooms')).json();
  const { quality = null, verification = null } = body as Record<string, unknown>;
  if (quality === null || verification === null) throw new Error(`not judged: ${JSON.stringify(body)}`);
}

/** BN6: what the gate with its judge and the verification cost in chat and stream, as shares of everything off in the same run. */
export async function measureGate({ runs }: Sizes): Promise<Measure[]> {
  const extent = runs > 1 ? WHOLE : ONCE;
  const upstream = await startUpstream(pieced(notesText(60)));
  const models = ['default: up/up-1', 'judge: up/up-1'];
  const server = await startBenchServer({ upstream: upstream.url, models, again: runs > 1 });
  try {
    const measures = [await memory(server, extent)];
    await requireJudged(server);
    for (const face of FACES) {
      measures.push(await first(server, face, extent));
      measures.push(await throughput(server, face, extent));
    }
    return measures;
  } finally {
    await server.stop();
    await upstream.close();
  }
}
