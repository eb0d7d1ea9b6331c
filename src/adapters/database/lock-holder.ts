import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** The way into a database that another process of the same user holds for as long as it runs. */
export interface Door {
  /** Where it listens. */
  readonly socketFolder: string;
  /** Of its Assay. */
  readonly version: string;
}

/** Who holds a folder. `start` tells a process from a later one with the same pid; empty where the system does not say. */
export interface LockHolder {
  readonly pid: number;
  readonly start: string;
  readonly host: string;
  readonly token: string;
  /** Absent where nobody else is let in. */
  readonly door?: Door;
}

/** A file that cannot be read as a holder counts as held by someone unknown: never as free. */
export function readHolder(file: string): LockHolder {
  try {
    const { pid, start, host, token, door } = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockHolder>;
    if (pid !== undefined && Number.isInteger(pid))
      return { pid, start: start ?? '', host: host ?? '', token: token ?? '', ...doorIn(door) };
  } catch {
    // falls through: gone again, or not ours to judge
  }
  return { pid: 0, start: '', host: '', token: '' };
}

function doorIn(door: Partial<Door> | undefined): Pick<LockHolder, 'door'> {
  const { socketFolder, version } = door ?? {};
  if (typeof socketFolder !== 'string' || typeof version !== 'string') return {};
  return { door: { socketFolder, version } };
}

/** This process, under a token of its own for each lock. */
export function thisHolder(): LockHolder {
  return { pid: process.pid, start: processStart(process.pid), host: hostname(), token: crypto.randomUUID() };
}

/** True where the holder is certainly the process that wrote this, on this host. */
export function isHere(holder: LockHolder): boolean {
  return holder.host === hostname() && mayBeAlive(holder);
}

/** False only where it is certain that the holder is gone: same host, and no such process or a later one. */
export function mayBeAlive(holder: LockHolder): boolean {
  if (holder.host !== hostname()) return true;
  if (!processExists(holder.pid)) return false;
  const start = processStart(holder.pid);
  return start === '' || holder.start === '' || start === holder.start;
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Boot and clock tick of the start, on Linux; a zombie has ended. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return '';
  }
}
