import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { claimTable, type World } from './worlds/plan.ts';
import { harbour } from './worlds/harbour/world.ts';
import { hr } from './worlds/hr/world.ts';

const root = join(import.meta.dirname, '..');

/** Where each world's data and claims are kept. */
const places: readonly { world: World; data: string; claims: string }[] = [
  { world: hr, data: 'examples/hr', claims: 'cases/worlds/hr/claims.json' },
  { world: harbour, data: 'cases/worlds/harbour', claims: 'cases/worlds/harbour/claims.json' },
];

function outputs(): Map<string, string> {
  const files = new Map<string, string>();
  for (const { world, data, claims } of places) {
    for (const [path, text] of Object.entries(world.files)) files.set(join(data, path), text);
    files.set(claims, tableText(claimTable(world)));
  }
  return files;
}

/** One claim a line, so that a change shows as one. */
function tableText(table: ReturnType<typeof claimTable>): string {
  const { claims, ...head } = table;
  const lines = claims.map(({ id, ...rest }) => `    ${JSON.stringify({ id, ...rest })}`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "claims": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function kept(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const check = process.argv.includes('--check');
const stale = [...outputs()].filter(([path, text]) => kept(path) !== text);
if (check && stale.length > 0) {
  console.error(
    `Not what the seed gives: ${stale.map(([path]) => path).join(', ')}. Run: node scripts/make-world.ts`,
  );
  process.exitCode = 1;
} else {
  for (const [path, text] of stale) write(path, text);
  console.log(stale.length === 0 ? 'Both worlds are what their seeds give.' : `Wrote ${stale.length} files.`);
}
