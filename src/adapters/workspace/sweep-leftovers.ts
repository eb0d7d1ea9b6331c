import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_FILE, PREFIX, privateHomes } from './private-folder.ts';
import { isSame, mayBeAlive, type ProcessMark } from './process-mark.ts';
import { removeFolder } from './remove-folder.ts';

/** Names the process group of a command that runs in a private folder. */
export const COMMAND_FILE = 'command.json';
/** A folder without an owner is one that is being made just now, or whose maker was killed in between. */
const UNOWNED_MS = 3_600_000;

function markIn(file: string): ProcessMark | undefined {
  try {
    const { pid, start, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<ProcessMark>;
    if (pid === undefined || !Number.isInteger(pid)) return undefined;
    return { pid, start: start ?? '', host: host ?? '' };
  } catch {
    return undefined;
  }
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
  const command = markIn(join(folder, COMMAND_FILE));
  if (command === undefined || !isSame(command)) return;
  try {
    process.kill(-command.pid, 'SIGKILL');
  } catch {
    // ended meanwhile
  }
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
