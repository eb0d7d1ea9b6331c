import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { launcherIn } from './run-installed.ts';

const PAUSE_MS = 5000;
const MOST_PAUSES = 24;
/** What two looks may differ by in a process that has nothing to do. */
const STILL = 0.01;

/** Megabytes that the process has in memory now. */
function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Once it stays as it is: what the start compiled is given back later. */
async function settledMb(pid: number): Promise<number> {
  let seen = 0;
  for (let pause = 0; pause < MOST_PAUSES; pause += 1) {
    await wait(PAUSE_MS);
    const now = residentMb(pid);
    if (Math.abs(now - seen) < STILL * now) return now;
    seen = now;
  }
  return seen;
}

async function nextLine(stream: NodeJS.ReadableStream): Promise<void> {
  await new Promise((resolve) => stream.once('data', resolve));
}

/** Memory of a server of the package installed in `folder` that has started and has nothing to do. */
export async function idleServer(folder: string): Promise<number> {
  const server = spawn(process.execPath, [launcherIn(folder), 'serve', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await Promise.race([nextLine(server.stdout), ended]);
    if (server.pid === undefined || server.exitCode !== null) throw new Error('the server ended');
    return await settledMb(server.pid);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
