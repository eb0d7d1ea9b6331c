import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Machine } from './page.ts';

/** Processes that wanted a core in the last minute. */
export function load(): number {
  return loadavg()[0] ?? Number.NaN;
}

/** This machine after a run, with the load that it had before. */
export function machine(before: number, date: string | undefined): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model ?? 'unknown processor',
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    load: [before, load()],
    date,
  };
}
