import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { launcherIn } from './run-installed.ts';

const SETTLED_MS = 5000;

/** Megabytes that the process has in memory now. */
function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
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
    await wait(SETTLED_MS);
    if (server.pid === undefined || server.exitCode !== null) throw new Error('the server ended');
    return residentMb(server.pid);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
