import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { LocatedTree } from './repository.ts';

/** Installed packages, compiled files and what Assay itself keeps are nobody's work, also where the repository forgot to ignore them. */
const NEVER_WORK = ['node_modules', '.venv', '__pycache__/', '.pytest_cache/', '.assay/'];

function userExcludes(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The user's own list of ignored files, absolute; it need not be there. */
export function userExcludesFile(settings: LocatedTree['settings']): string {
  const configured = settings.get('core.excludesfile')?.replace(/^~(?=\/)/, homedir());
  const home = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config');
  return configured ?? join(home, 'git', 'ignore');
}

/** Writes the user's own list of ignored files, and what is never work, into a file for `core.excludesFile`. */
export function writeExcludes({ settings }: LocatedTree, path: string): void {
  writeFileSync(path, `${NEVER_WORK.join('\n')}\n${userExcludes(userExcludesFile(settings))}`);
}
