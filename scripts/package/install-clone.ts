import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figures.ts';
import { type InstalledPackage, installedIn, npm } from './install-package.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TICKS_A_SECOND = 100;

/** Seconds of processor that ended processes of this one have taken, and theirs. Linux alone says so. */
function secondsOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

function install(folder: string): InstalledPackage & { readonly seconds: number } {
  const before = secondsOfChildren();
  npm(folder, 'install', '--no-audit', '--no-fund');
  return { ...installedIn(folder), seconds: secondsOfChildren() - before };
}

/** What a newcomer waits for: `npm install` of a clone of what is committed, its build included. */
export function cloneFigures(folder: string): Figure[] {
  const clone = join(folder, 'clone');
  spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], { stdio: 'inherit' });
  const { megabytes, seconds } = install(clone);
  return [
    { what: 'a clone: its packages on the disk', unit: 'MB', found: megabytes, aim: 700 },
    { what: 'a clone: `npm install`, processor', unit: 's', found: seconds, aim: 45 },
  ];
}
