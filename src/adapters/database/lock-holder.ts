import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a folder. `start` tells a process from a later one with the same pid; empty where the system does not say. */
export interface LockHolder {
  readonly pid: number;
  readonly start: string;
  readonly host: string;
  readonly token: string;
}

/** This process, under a token of its own for each lock. */
export function thisHolder(): LockHolder {
  return { pid: process.pid, start: processStart(process.pid), host: hostname(), token: crypto.randomUUID() };
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
