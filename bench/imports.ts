import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measure, Sizes } from './measure.ts';
import { median, timesOf } from './quantile.ts';

const PACKAGES = ['zod', 'commander', 'yaml', 'csv-parse', 'kysely', 'pg', 'jsep', 're2js'] as const;

async function start(script: string, runs: number): Promise<number> {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const times = await timesOf(runs, () => {
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd });
  });
  return median(times);
}

/** What a bare start costs, and each dependency on top of it. */
export async function measureImports(sizes: Sizes): Promise<Measure> {
  const bare = await start('', sizes.runs);
  const costs: string[] = [`node alone ${Math.round(bare)} ms`];
  for (const name of PACKAGES) {
    const ms = (await start(`import '${name}'`, sizes.runs)) - bare;
    costs.push(`${name} +${Math.max(0, Math.round(ms))}`);
  }
  return {
    what: 'start of a process, and what an import adds',
    target: '',
    found: costs.join(', '),
    met: null,
  };
}
