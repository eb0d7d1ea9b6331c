// What a new user of the package gets: packs it, installs it into an empty folder, and measures; then a clone's install. Linux alone says memory.
// With --write the figures go into docs/benchmarks.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load, machine } from '../bench/machine.ts';
import { withSection } from '../bench/page.ts';
import { type Figure, figuresOf } from './package/figures.ts';
import { cloneFigures } from './package/install-clone.ts';

const PAGE = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));
const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, date: { type: 'string' } },
});

function foundOf({ unit, found, aim }: Figure): string {
  const shown = Number.isInteger(found) ? String(found) : found.toFixed(unit === 's' ? 2 : 0);
  const ofUnit = unit === '' ? '' : ` ${unit}`;
  return `${shown}${ofUnit} (aim ≤ ${aim}${ofUnit}${found <= aim ? '' : ', MISSED'})`;
}

const folder = mkdtempSync(join(tmpdir(), 'assay-package-'));
try {
  const before = load();
  const figures = [...(await figuresOf(folder)), ...cloneFigures(folder)];
  const measures = figures.map((figure) => {
    const [target, met] = [`≤ ${figure.aim}`, figure.found <= figure.aim];
    return { what: figure.what, target, found: foundOf(figure), met };
  });
  for (const { what, found } of measures) process.stdout.write(`${what}: ${found}\n`);
  if (values.write) {
    const text = withSection(readFileSync(PAGE, 'utf8'), 'package', measures, machine(before, values.date));
    writeFileSync(PAGE, text);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
