import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureGate } from './gate.ts';
import { measureGateway } from './gateway.ts';
import { load, machine } from './machine.ts';
import { FULL, QUICK } from './measure.ts';
import { measureAll } from './measures.ts';
import { page, withSection, withTable } from './page.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, date: { type: 'string' }, only: { type: 'string' } },
});
const file = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));
const sizes = values.quick ? QUICK : FULL;
const SECTIONS = { gate: measureGate, gateway: measureGateway };
const names = (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).filter(
  (name) => values.only === undefined || values.only === name,
);
if (names.length === 0) {
  process.stderr.write(`--only ${values.only}: expected ${Object.keys(SECTIONS).join(' or ')}\n`);
  process.exit(2);
}

async function whole(): Promise<string> {
  const before = load();
  const measures = await measureAll(sizes);
  return page(measures, machine(before, values.date));
}

// Prints the page; a full run also writes it. A missed target is shown, and is no failure of the bench.
const kept = readFileSync(file, 'utf8');
let text = values.only === undefined ? withTable(kept, await whole()) : kept;
for (const name of names) {
  const before = load();
  text = withSection(text, name, await SECTIONS[name](sizes), machine(before, values.date));
}
process.stdout.write(text);
if (!values.quick) writeFileSync(file, text);
