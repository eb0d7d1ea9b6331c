// What a new user of the package gets: packs it, installs it into an empty folder, and measures. Linux alone says memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figuresOf } from './package/figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-package-'));
try {
  for (const { what, unit, found, aim } of await figuresOf(folder)) {
    const shown = Number.isInteger(found) ? String(found) : found.toFixed(unit === 's' ? 2 : 0);
    process.stdout.write(`${what}: ${shown} ${unit} (aim ≤ ${aim}${found <= aim ? '' : ', MISSED'})\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
