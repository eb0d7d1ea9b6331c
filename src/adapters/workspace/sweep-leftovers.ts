import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_FILE, PREFIX, privateHomes } from './private-folder.ts';
import { isSame, mayBeAlive, type ProcessMark } from './process-mark.ts';
import { removeFolder } from './remove-folder.ts';
import { endGroup, endStrays } from './sandbox/end-processes.ts';

/** Names the process group, and the run, of a command in a private folder. */
export const COMMAND_FILE = 'command.json';
/** A folder without an owner is one that is being made just now, or whose maker was killed in between. */
const UNOWNED_MS = 3_600_000;

function readJson(file: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

function markIn(file: string): ProcessMark | undefined {
  const { pid, start, host } = readJson(file);
  if (!Number.isInteger(pid)) return undefined;
  return { pid: Number(pid), start: String(start), host: String(host) };
}

function isLeftover(folder: string): boolean {
  try {
    const { uid, mtimeMs } = statSync(folder);
    if (process.getuid !== undefined && uid !== process.getuid()) return false;
    const owner = markIn(join(folder, OWNER_FILE));
    return owner === undefined ? Date.now() - mtimeMs > UNOWNED_MS : !mayBeAlive(owner);
  } catch {
    return false;
  }
}

function endCommand(folder: string): void {
  const file = join(folder, COMMAND_FILE);
  const command = markIn(file);
  if (command === undefined) return;
  if (isSame(command)) endGroup(command.pid);
  endStrays(String(readJson(file)['run']));
}

function privateFoldersIn(home: string): string[] {
  try {
    const names = readdirSync(home).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => join(home, name));
  } catch {
    return [];
  }
}

/** Ends and deletes what earlier processes of this user left when they were killed. Never rejects. */
export async function sweepLeftovers(): Promise<void> {
  for (const folder of privateHomes().flatMap(privateFoldersIn).filter(isLeftover)) {
    endCommand(folder);
    await removeFolder(folder);
  }
}
