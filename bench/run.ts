import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureGate } from './gate.ts';
import { measureGateway } from './gateway.ts';
import { FULL, QUICK } from './measure.ts';
import { measureAll } from './measures.ts';
import { type Machine, page, type SectionName, withSection } from './page.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, date: { type: 'string' }, only: { type: 'string' } },
});
const file = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));
const sizes = values.quick ? QUICK : FULL;
const SECTIONS = { gate: measureGate, gateway: measureGateway };
const names = (Object.keys(SECTIONS) as SectionName[]).filter(
  (name) => values.only === undefined || values.only === name,
);
if (names.length === 0) {
  process.stderr.write(`--only ${values.only}: expected ${Object.keys(SECTIONS).join(' or ')}\n`);
  process.exit(2);
}

function load(): number {
  return loadavg()[0] ?? Number.NaN;
}

function machine(before: number): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model ?? 'unknown processor',
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    load: [before, load()],
    date: values.date,
  };
}

async function whole(): Promise<string> {
  const before = load();
  const measures = await measureAll(sizes);
  return page(measures, machine(before));
}

// Prints the page; a full run also writes it. A missed target is shown, and is no failure of the bench.
let text = values.only === undefined ? await whole() : readFileSync(file, 'utf8');
for (const name of names) {
  const before = load();
  text = withSection(text, name, await SECTIONS[name](sizes), machine(before));
}
process.stdout.write(text);
if (!values.quick) writeFileSync(file, text);
