import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { AssayError } from '../../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import { cancelled, nodeSignal } from './abort.ts';

const MOST_OUTPUT = 2 ** 30;

/** Where git is started, and in what environment. */
export interface GitPlace {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface GitOptions {
  readonly input?: string;
  /** Exit codes that are answers, beside 0. */
  readonly alsoFine?: readonly number[];
  readonly abort?: AbortSignalLike | undefined;
}

export interface GitAnswer {
  readonly code: number;
  readonly output: string;
  /** What it says beside, on standard error. */
  readonly told: string;
}

const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /dubious ownership/,
    'the folder belongs to another user: allow it by `git config --global safe.directory`',
  ],
  [
    /promisor|missing blob|unable to read|bad object/,
    'objects are missing here: fetch the whole history once',
  ],
  [/index file|corrupt/, 'run `git status` and `git fsck` there'],
];

function firstLine(text: string): string {
  const line = text.split('\n').find((each) => each.startsWith('fatal:') || each.startsWith('error:'));
  return (line ?? text.split('\n')[0] ?? '').replace(/^(?:fatal|error): /, '').trim();
}

/** An error of git as one that a person can act on. */
export function gitTrouble(place: GitPlace, command: string, told: string): AssayError {
  const hint = HINTS.find(([pattern]) => pattern.test(told))?.[1] ?? 'run `git status` there';
  return new AssayError('unavailable', `git ${command} failed: ${firstLine(told)}`, {
    where: place.folder,
    hint,
  });
}

function kindOf(path: string): 'folder' | 'file' | 'absent' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'absent';
  }
}

/** Why git cannot be started in a folder; null where the folder is there. */
function noFolder(where: string, cause: unknown): AssayError | null {
  const kind = kindOf(where);
  if (kind === 'folder') return null;
  if (kind === 'absent')
    return new AssayError('not_found', 'there is no such folder', { where, hint: 'check the path', cause });
  const hint = `give a folder, and the agent's message by --message ${basename(where)}`;
  return new AssayError('usage', 'is a file, not a folder', { where, hint, cause });
}

/** Where a folder is missing, the operating system says the same as where the program is. */
function notStarted(place: GitPlace, error: NodeJS.ErrnoException): AssayError | undefined {
  if (error.code === 'ABORT_ERR') return cancelled(place.folder);
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') return undefined;
  const hint = 'install git, or put it on the PATH';
  return (
    noFolder(place.folder, error) ??
    new AssayError('unavailable', 'git could not be started', { where: place.folder, hint, cause: error })
  );
}

function run(place: GitPlace, args: readonly string[], options: GitOptions): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...args],
      {
        cwd: place.folder,
        env: place.environment,
        maxBuffer: MOST_OUTPUT,
        encoding: 'utf8',
        signal: nodeSignal(options.abort),
      },
      (error, output, told) => {
        const code = error === null ? 0 : error.code;
        if (typeof code === 'number' && (code === 0 || options.alsoFine?.includes(code)))
          return resolve({ code, output, told });
        const started = error === null ? undefined : notStarted(place, error as NodeJS.ErrnoException);
        reject(started ?? gitTrouble(place, args[0] ?? '', told));
      },
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(options.input ?? '');
  });
}

/** Runs git once; what it prints, as UTF-8. Rejects with `AssayError` where it fails. */
export async function git(
  place: GitPlace,
  args: readonly string[],
  options: GitOptions = {},
): Promise<GitAnswer> {
  try {
    return await run(place, args, options);
  } catch (error) {
    // Some of what the operating system refuses is thrown before anything is started.
    throw error instanceof AssayError ? error : (notStarted(place, error as NodeJS.ErrnoException) ?? error);
  }
}

/** What git prints, without the end of the last line. */
export async function gitLine(place: GitPlace, args: readonly string[]): Promise<string> {
  return (await git(place, args)).output.replace(/\n$/, '');
}

/** The same; undefined where git says no. */
export async function gitMaybe(place: GitPlace, args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await git(place, args, { alsoFine: [1, 128] });
  return code === 0 ? output.replace(/\n$/, '') : undefined;
}

/** Parts of an output that ends each of them with NUL. */
export function nulParts(output: string): string[] {
  const parts = output.split('\0');
  parts.pop();
  return parts;
}
