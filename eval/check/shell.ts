import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** How a command ended, with everything printed. `code` is null where it was killed. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  /** Standard output alone. */
  readonly stdout: string;
}

export interface RunPlace {
  readonly cwd: string;
  /** Folders before those of PATH. */
  readonly path?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeout_ms: number;
}

/** Nothing of a surrounding test run may reach the command, or a runner inside believes that it is a worker. */
function environment({ path = [], environment: more = {} }: RunPlace): NodeJS.ProcessEnv {
  const { HOME, PATH = '', TMPDIR } = process.env;
  return {
    HOME,
    ...(TMPDIR === undefined ? {} : { TMPDIR }),
    PATH: [...path, dirname(process.execPath), PATH].join(delimiter),
    LANG: 'C.UTF-8',
    NO_COLOR: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    ...more,
  };
}

/** Runs a command with its arguments, without a shell; kills it, with all that it started, after the time. */
export function run(command: string, words: readonly string[], place: RunPlace): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: place.cwd,
      env: environment(place),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const timer = setTimeout(
      () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
      place.timeout_ms,
    );
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output, stdout });
    });
  });
}
