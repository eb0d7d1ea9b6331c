import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a command said, and what its process took. */
export interface InstalledRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** User and system time together. */
  readonly cpuMs: number;
  /** The most memory that it held. */
  readonly peakMb: number;
}

const AT_EXIT = fileURLToPath(new URL('at-exit.cjs', import.meta.url));

/** The command of the package that is installed in `folder`. */
export function launcherIn(folder: string): string {
  return join(folder, 'node_modules', 'assay', 'bin', 'assay.mjs');
}

/** Runs `assay` as it is installed in `folder`, there. */
export function runInstalled(folder: string, args: readonly string[]): InstalledRun {
  const figures = join(folder, 'figures.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', AT_EXIT, launcherIn(folder), ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ASSAY_FIGURES: figures } },
  );
  const took = JSON.parse(readFileSync(figures, 'utf8')) as Pick<InstalledRun, 'cpuMs' | 'peakMb'>;
  return { status, stdout, stderr, ...took };
}

/** The run that took least of several, for what else the machine does counts for nothing; the first fills caches. */
export function leastOf(times: number, run: () => InstalledRun): InstalledRun {
  run();
  const runs = Array.from({ length: times }, run);
  return runs.reduce((least, one) => (one.cpuMs < least.cpuMs ? one : least));
}
