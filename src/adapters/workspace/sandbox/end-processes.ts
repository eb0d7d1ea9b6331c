import { readdirSync, readFileSync } from 'node:fs';

/** Stands in the environment of a command and of everything that it starts. */
export const RUN_VARIABLE = 'ASSAY_RUN';
const MOST_PASSES = 10;

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // ended already
  }
}

/** Ends a process group by the number of its leader. */
export function endGroup(leader: number): void {
  kill(-leader);
}

function carries(pid: string, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark);
  } catch {
    return false;
  }
}

function marked(run: string): number[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.filter((pid) => carries(pid, `${RUN_VARIABLE}=${run}`)).map(Number);
  } catch {
    return [];
  }
}

/** A process that is just becoming another program shows no environment; so long it is waited for. */
const LAST_LOOK_MS = 5;

function waitForLastLook(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_LOOK_MS);
}

/** Ends what left the group of its run (a daemon), found by its environment where the system shows it. */
export function endStrays(run: string): void {
  let isLast = false;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const pids = marked(run);
    if (pids.length === 0 && isLast) return;
    isLast = pids.length === 0;
    if (isLast) waitForLastLook();
    for (const pid of pids) kill(pid);
  }
}
