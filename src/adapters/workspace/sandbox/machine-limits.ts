import { readdirSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

/** What a command may take of the machine. */
export interface MachineLimits {
  /** Processes at a time. */
  readonly processes: number;
  /** Bytes that it leaves to others. */
  readonly reserve: number;
}

/** Of a container its own, where it has a limit. */
function memory(): number {
  const own = process.constrainedMemory();
  return own > 0 && own < totalmem() ? own : totalmem();
}

const SHARE_OF_OTHERS = 0.05;
/** A shell that starts itself anew reaches this in less than a second. */
const MOST_PROCESSES = 1000;

export function machineLimits(): MachineLimits {
  return { processes: MOST_PROCESSES, reserve: memory() * SHARE_OF_OTHERS };
}

/** Lines of the shell before a command: no process of it can hold all memory, and the kernel ends it before others. */
export function limitLines({ reserve }: MachineLimits): string {
  const kilobytes = Math.floor((memory() - reserve) / 1024);
  return `ulimit -d ${kilobytes} 2>/dev/null; { echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null`;
}

interface Seen {
  readonly pid: number;
  readonly parent: number;
  readonly session: number;
}

const [PARENT, SESSION] = [1, 3];

function seen(pid: string): Seen[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[PARENT]), session: Number(fields[SESSION]) }];
  } catch {
    return [];
  }
}

function everyPid(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** How many of these processes came of one: its children and theirs, and what shares its session. */
function countProcesses(pids: readonly string[], leader: number): number {
  const all = pids.flatMap(seen);
  const children = new Map<number, number[]>();
  for (const { pid, parent } of all) {
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [pid]);
    else siblings.push(pid);
  }
  const found = new Set(all.filter(({ session }) => session === leader).map(({ pid }) => pid)).add(leader);
  for (const pid of found) for (const child of children.get(pid) ?? []) found.add(child);
  return found.size;
}

/** What a command took too much of. */
export function exceeded(
  leader: number,
  { processes, reserve }: MachineLimits,
): 'process_limit' | 'memory_limit' | undefined {
  if (process.availableMemory() < reserve) return 'memory_limit';
  // A command has no more processes than the machine: they are rarely looked at one by one.
  const pids = everyPid();
  return pids.length > processes && countProcesses(pids, leader) > processes ? 'process_limit' : undefined;
}
