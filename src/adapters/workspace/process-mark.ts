import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, told from a later one with the same number by its start; that is empty where the system does not say. */
export interface ProcessMark {
  readonly pid: number;
  readonly start: string;
  readonly host: string;
}

export function markOf(pid: number): ProcessMark {
  return { pid, start: startOf(pid), host: hostname() };
}

/** False only where it is certain that the process is gone: same host, and no such process or a later one. */
export function mayBeAlive(mark: ProcessMark): boolean {
  if (mark.host !== hostname()) return true;
  if (!exists(mark.pid)) return false;
  const start = startOf(mark.pid);
  return start === '' || mark.start === '' || start === mark.start;
}

/** True only where it is certain that it is that very process. */
export function isSame(mark: ProcessMark): boolean {
  return mark.host === hostname() && mark.start !== '' && startOf(mark.pid) === mark.start;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Boot and clock tick of the start, on Linux; a zombie has ended. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return '';
  }
}
