import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, QUICK_START } from './child-environment.ts';
import { hrFolder } from './test-outside.ts';
import { MAIN_FILE } from './main-file.ts';

export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Standard input stays open behind it. */
  readonly open?: boolean;
  /** A line of the shell that goes before, such as a limit. */
  readonly before?: string;
  /** Called once with the running process. */
  readonly onStart?: (child: ChildProcess) => void;
}

function behind(before: string | undefined, command: readonly string[]): readonly string[] {
  return before === undefined ? command : ['sh', '-c', `${before}; exec "$0" "$@"`, ...command];
}

/** Runs the command line as a process of its own. */
export function runAssay(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const [program = '', ...rest] = behind(options.before, [
      process.execPath,
      ...QUICK_START,
      MAIN_FILE,
      ...args,
    ]);
    const child = spawn(program, rest, {
      cwd: options.cwd,
      env: childEnvironment(options.env),
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
    child.stdin.on('error', () => undefined);
    child.stdin.write(options.input ?? '');
    if (options.open !== true) child.stdin.end();
    options.onStart?.(child);
  });
}

/** A copy of the HR example in a temporary folder. */
export function copyOfHr(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'assay-hr-'));
  cpSync(hrFolder, path, { recursive: true, filter: (file) => !file.includes('.assay') });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
