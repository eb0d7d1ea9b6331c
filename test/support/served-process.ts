import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment, QUICK_START } from './child-environment.ts';
import { MAIN_FILE } from './main-file.ts';

/** `assay serve` as a process of its own. */
export interface ServedProcess {
  readonly child: ChildProcess;
  readonly url: string;
  stdout(): string;
  stderr(): string;
  /** Sends the signal; how the process ended. */
  end(
    signal: NodeJS.Signals,
  ): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Starts it in a folder and waits until it says its address. Rejects with what it printed where it ends before. */
export async function serveIn(
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServedProcess> {
  const child = spawn(process.execPath, [...QUICK_START, MAIN_FILE, 'serve', '--port', '0', ...args], {
    cwd: folder,
    env: childEnvironment(env),
  });
  let stdout = '';
  let stderr = '';
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const found = /https?:\/\/\S+/.exec(stdout)?.[0];
      if (found !== undefined && stdout.endsWith('\n')) resolve(found);
    });
    void exited.then(() => reject(new Error(stderr)));
  });
  return {
    child,
    url,
    stdout: () => stdout,
    stderr: () => stderr,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await exited;
      return { code, signal: by };
    },
  };
}
