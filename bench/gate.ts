import type { Measure, Sizes } from './measure.ts';
import { median } from './quantile.ts';
import { type BenchServer, notesText, pieced, startBenchServer } from './server/bench-server.ts';
import { type Extent, load } from './server/load.ts';
import { ask, streamTimes } from './server/stream-times.ts';
import { startUpstream } from './server/upstream.ts';

const MEGA = 1e6;
const OFF = { quality_gate_enabled: false, verification_enabled: false };
const ON = { quality_gate_enabled: true, quality_gate_auto_retry: false, verification_enabled: true };
const TIMES = 9;
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

async function first(server: BenchServer, face: (typeof FACES)[number], rounds: number): Promise<Measure> {
  const { off, on } = await byTurns(server, rounds, async () => {
    await firstMs(server, face);
    const times: number[] = [];
    for (let at = 0; at < TIMES; at += 1) times.push(await firstMs(server, face));
    return times;
  });
  const what =
    face === 'chat'
      ? 'chat: time to the answer, which waits for its judge'
      : 'stream: time to the first token';
  return row(
    what,
    `${(on / off).toFixed(2)} × (${on.toFixed(1)} ms, ${off.toFixed(1)} ms off; medians of ${rounds * TIMES})`,
  );
}

async function throughput(
  server: BenchServer,
  face: (typeof FACES)[number],
  extent: Extent,
  rounds: number,
): Promise<Measure[]> {
  const memory: Record<Way, number[]> = { off: [], on: [] };
  let bad = 0;
  const { off, on } = await byTurns(server, rounds, async (way) => {
    const { requests, non2xx, errors } = await load(`${server.url}/api/${face}`, extent);
    memory[way].push(server.rss());
    bad += non2xx + errors;
    return [requests.average];
  });
  const mb = (way: Way): number => Math.round(Math.max(...memory[way]) / MEGA);
  const failed = bad === 0 ? '' : `; ${bad} not answered well`;
  return [
    row(
      `${face}: requests a second, 20 at once`,
      `${(on / off).toFixed(2)} × (${on.toFixed(1)}, ${off.toFixed(1)} off; medians of ${rounds} turns${failed})`,
    ),
    row(
      `${face}: most memory of the process behind these requests`,
      `${(mb('on') / mb('off')).toFixed(2)} × (${mb('on')} MB, ${mb('off')} MB off)`,
    ),
  ];
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
  const isFull = runs > 1;
  const rounds = isFull ? 3 : 1;
  const extent: Extent = isFull ? ['-d', '10'] : ['-a', '20'];
  const upstream = await startUpstream(pieced(notesText(60)));
  const { url, kind } = upstream;
  const server = await startBenchServer(
    `models:\n  default: up/m\n  judge: up/m\n  providers:\n    up: { kind: ${kind}, base_url: '${url}', api_key_env: UPSTREAM_KEY }\nserver:\n  port: 0\n`,
  );
  try {
    await requireJudged(server);
    const measures: Measure[] = [];
    for (const face of FACES) {
      measures.push(await first(server, face, rounds));
      measures.push(...(await throughput(server, face, extent, rounds)));
    }
    return measures;
  } finally {
    await server.stop();
    await upstream.close();
  }
}
