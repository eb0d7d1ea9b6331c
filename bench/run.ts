import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FULL, QUICK } from './measure.ts';
import { measureAll } from './measures.ts';
import { type Machine, page } from './page.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, date: { type: 'string' } },
});

function machine(before: number): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model ?? 'unknown processor',
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    load: [before, loadavg()[0] ?? Number.NaN],
    date: values.date,
  };
}

// Prints the page; a full run also writes it. A missed target is shown, and is no failure of the bench.
const before = loadavg()[0] ?? Number.NaN;
const measures = await measureAll(values.quick ? QUICK : FULL);
const text = page(measures, machine(before));
process.stdout.write(text);
if (!values.quick) writeFileSync(fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url)), text);
