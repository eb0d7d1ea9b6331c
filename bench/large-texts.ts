import { Configuration } from '../src/contract/configuration.ts';
import type { Answer } from '../src/contract/answer.ts';
import { verify } from '../src/core/verify.ts';
import { LARGE, largeAnswer, type Side } from '../test/bounds/large-texts.ts';
import { ordinaryAnswer } from '../test/bounds/ordinary.ts';
import type { Measure, Sizes } from './measure.ts';
import { statements } from '../test/support/read-statements.ts';

const CONFIGURATION = Configuration.parse({});
const PORTS = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};
const SIDES: readonly Side[] = ['answer', 'evidence', 'both'];
const MEGABYTE = 1_000_000;

/** Seconds of processor time of one verification. */
async function secondsOf(answer: Answer): Promise<string> {
  const start = process.threadCpuUsage();
  await verify(answer, CONFIGURATION, PORTS);
  const { user, system } = process.threadCpuUsage(start);
  return ((user + system) / 1e6).toFixed(1);
}

async function largeRow(name: string, text: string): Promise<Measure> {
  const found = [];
  for (const side of SIDES) found.push(`${side} ${await secondsOf(largeAnswer(text, side))} s`);
  return { what: `${name} in answer, evidence and both`, target: '', found: found.join(', '), met: null };
}

/** What a verification of texts takes that are larger than any that people write. */
export async function measureLargeTexts(sizes: Sizes): Promise<Measure[]> {
  const share = Math.min(1, sizes.answers / 400);
  const rows = [];
  for (const [name, text] of Object.entries(LARGE)) rows.push(await largeRow(name, text(share)));
  const found = [];
  for (const tongue of ['en', 'ko'] as const)
    found.push(`${tongue} ${await secondsOf(ordinaryAnswer('text', tongue, MEGABYTE * share, 5))} s`);
  const what = 'five claims against a megabyte of ordinary sentences';
  return [...rows, { what, target: '', found: found.join(', '), met: null }];
}
