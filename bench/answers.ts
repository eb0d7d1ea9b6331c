import type { KnowledgeGraphReader } from '../src/contract/ports/knowledge-graph.ts';
import { verify } from '../src/core/verify.ts';
import type { VerifyPorts } from '../src/core/verify/route.ts';
import { seeded } from '../scripts/worlds/random.ts';
import type { Measure, Sizes } from './measure.ts';
import { quantile, spread, timesOf } from './quantile.ts';
import { makeAnswer } from './world-answer.ts';
import { configuration } from './world-configuration.ts';
import type { World } from './world.ts';
import { statements } from '../test/support/read-statements.ts';

const P50_MS = 10;
const P95_MS = 30;
const CLAIMS = 10;

interface Counted {
  claims: number;
  queries: number;
  verified: number;
}

function portsOf(graph: KnowledgeGraphReader): VerifyPorts {
  let next = 0;
  const clock = { elapsed: () => performance.now(), now: () => '2026-02-02T00:00:00Z' };
  return { graph, sources: null, statements, clock, ids: { next: () => String(next++) } };
}

/** One answer of ten claims against the loaded world, Korean and English in turn, after a warm-up. */
export async function measureAnswers(
  world: World,
  facts: number,
  graph: KnowledgeGraphReader,
  sizes: Sizes,
): Promise<Measure> {
  const ports = portsOf(graph);
  const random = seeded(7);
  const answers = Array.from({ length: sizes.answers * 2 }, (_, at) =>
    makeAnswer(random, world, at % 2 === 0 ? 'ko' : 'en'),
  );
  const sum: Counted = { claims: 0, queries: 0, verified: 0 };
  async function check(at: number): Promise<void> {
    const answer = answers[at];
    if (answer === undefined) return;
    const { result, metadata } = await verify(answer, configuration, ports);
    sum.claims += result.counts.claims;
    sum.queries += metadata.kg_queries_executed;
    sum.verified += result.claim_validations.filter(({ status }) => status === 'VERIFIED').length;
  }
  await timesOf(sizes.answers, (at) => check(at + sizes.answers));
  const times = await timesOf(sizes.answers, check);
  const each = (value: number): string => (value / (2 * sizes.answers)).toFixed(1);
  return {
    what: `one answer of ${CLAIMS} claims against ${facts.toLocaleString('en')} facts, embedded, once started`,
    target: `p50 ≤ ${P50_MS} ms, p95 ≤ ${P95_MS} ms`,
    found: `${spread(times)}; ${each(sum.queries)} queries an answer, ${each(sum.verified)} of ${each(sum.claims)} claims VERIFIED`,
    met: quantile(times, 0.5) <= P50_MS && quantile(times, 0.95) <= P95_MS,
  };
}
