import { Configuration } from '../src/contract/configuration.ts';
import { verify } from '../src/core/verify.ts';
import { repeated, UNITS } from '../test/bounds/repeated-units.ts';
import type { Measure, Sizes } from './measure.ts';
import { statements } from '../test/support/read-statements.ts';

const KILOBYTES = [4, 8, 16];
const SHOWN_UNITS = 5;
const SAID = 'The fee is 40 euros. 수수료는 40유로입니다.';
const CONFIGURATION = Configuration.parse({});
const PORTS = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};

type Place = 'answer' | 'evidence';

/** Milliseconds of processor time of one verification. */
async function millisecondsOf(place: Place, long: string): Promise<number> {
  const text = place === 'answer' ? `${SAID} ${long}` : SAID;
  const data = place === 'evidence' ? `${SAID} ${long}` : SAID;
  const evidences = [{ evidence_id: 'E1', type: 'document' as const, data }];
  const start = process.threadCpuUsage();
  await verify({ response_id: 'unit', content: { text, evidences } }, CONFIGURATION, PORTS);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

async function rowOf(place: Place, units: typeof UNITS, kilobytes: readonly number[]): Promise<Measure> {
  const rows = [];
  for (const { name, unit } of units) {
    const times = [];
    for (const kb of kilobytes) times.push(await millisecondsOf(place, repeated(unit, kb * 1000)));
    rows.push({ name, times });
  }
  const slowest = rows.sort((a, b) => (b.times.at(-1) ?? 0) - (a.times.at(-1) ?? 0)).slice(0, SHOWN_UNITS);
  return {
    what: `repeated units in the ${place}: milliseconds at ${kilobytes.join(', ')} kB, the ${SHOWN_UNITS} slowest of ${units.length}`,
    target: '',
    found: slowest.map(({ name, times }) => `${name} ${times.map(Math.round).join(', ')}`).join('; '),
    met: null,
  };
}

/** What a verification of a hostile text takes, unit by unit, at three lengths. */
export async function measureRepeatedUnits(sizes: Sizes): Promise<Measure[]> {
  const kilobytes = KILOBYTES.map((kb) => kb * Math.min(1, sizes.answers / 400));
  const units = sizes.runs > 1 ? UNITS : UNITS.slice(0, SHOWN_UNITS);
  return [await rowOf('answer', units, kilobytes), await rowOf('evidence', units, kilobytes)];
}
