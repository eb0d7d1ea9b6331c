import { spawnSync } from 'node:child_process';
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keyBeside, templateKey } from '../../scripts/template-key.mjs';
import { QUICK_START } from './child-environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const database = join('adapters', 'database');
const here = join(root, 'src', database, 'template.tar.gz');
const built = join(root, 'dist', database, 'template.tar.gz');

function make(file: string): void {
  const writer = pathToFileURL(join(dirname(here), 'write-template.ts')).href;
  const script = `import { writeTemplate } from '${writer}'; await writeTemplate(process.argv[1]);`;
  const words = [...QUICK_START, '--input-type=module', '-e', script, file];
  const { status } = spawnSync(process.execPath, words, {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the database that the tests begin from could not be made');
}

/** Before the first test: each database that a test makes begins from this one, of the tables as they are now. */
export default function setup(): void {
  const key = templateKey(root);
  if (keyBeside(here) === key) return;
  for (const old of [here, `${here}.key`]) rmSync(old, { force: true });
  const next = `${here}.${process.pid}`;
  if (keyBeside(built) === key) copyFileSync(built, next);
  else make(next);
  renameSync(next, here);
  writeFileSync(`${here}.key`, key);
}
