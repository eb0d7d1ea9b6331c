import { spawn } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import { endGroup } from './end-processes.ts';
import { withoutGivenFiles } from './given-files.ts';
import { exceeded, type MachineLimits, machineLimits } from './machine-limits.ts';
import { type PrintedText, printedText } from './printed-text.ts';

/** A program to be run as a process group of its own, without terminal and input. */
export interface ProcessSpec {
  readonly command: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeout_ms: number;
  readonly output_bytes: number;
  /** Told the number of the process once it runs. */
  readonly onStart: (pid: number) => void;
  /** Default: those of the machine. */
  readonly most?: MachineLimits;
}

export interface ProcessEnd {
  readonly ended: RunReceipt['ended'];
  readonly exit_code: number | null;
  readonly duration_ms: number;
  readonly printed: PrintedText;
}

type Stopped = Exclude<RunReceipt['ended'], 'exit' | 'signal' | 'not_started'>;

const LOOK_AT_DISK_MS = 1000;
const LOOK_AT_MACHINE_MS = 200;
/** A command that fills the disk is ended while this much is left. */
export const DISK_RESERVE = 300_000_000;
/** A daemon may keep the pipe open after its parent has ended. */
const LAST_WORDS_MS = 300;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Runs `stop` when a limit is reached. Returns what takes the limits back. */
function limits(
  spec: ProcessSpec,
  leader: number | undefined,
  abort: AbortSignalLike | undefined,
  stop: (why: Stopped) => void,
): () => void {
  const most = spec.most ?? machineLimits();
  const onAbort = (): void => stop('cancelled');
  const time = setTimeout(() => stop('timeout'), spec.timeout_ms);
  const disk = setInterval(() => {
    void freeBytes(spec.folder)
      .then((free) => (free < DISK_RESERVE ? stop('disk_full') : undefined))
      .catch(() => undefined);
  }, LOOK_AT_DISK_MS);
  const machine = setInterval(() => {
    const why = leader === undefined ? undefined : exceeded(leader, most);
    if (why !== undefined) stop(why);
  }, LOOK_AT_MACHINE_MS);
  abort?.addEventListener('abort', onAbort);
  if (abort?.aborted) onAbort();
  return () => {
    clearTimeout(time);
    clearInterval(disk);
    clearInterval(machine);
    abort?.removeEventListener('abort', onAbort);
  };
}

/** Runs it to its end, or ends it with its group at a limit. Never rejects. */
export function runProcess(spec: ProcessSpec, abort?: AbortSignalLike): Promise<ProcessEnd> {
  const started = performance.now();
  const printed = printedText();
  const [program = '', ...args] = spec.command;
  const child = withoutGivenFiles((stdio) =>
    spawn(program, args, { cwd: spec.folder, env: spec.environment, detached: true, stdio }),
  );
  let stopped: Stopped | undefined;
  function stop(why: Stopped): void {
    stopped ??= why;
    if (child.pid !== undefined) endGroup(child.pid);
  }
  function read(chunk: Buffer): void {
    printed.add(chunk);
    if (printed.bytes() > spec.output_bytes) stop('output_limit');
  }
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return new Promise((resolve) => {
    const release = limits(spec, child.pid, abort, stop);
    function end(ended: RunReceipt['ended'], exit_code: number | null): void {
      release();
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve({ ended, exit_code, duration_ms: performance.now() - started, printed });
    }
    child.on('error', (error) => {
      printed.add(Buffer.from(error.message));
      end('not_started', null);
    });
    child.on('spawn', () => spec.onStart(child.pid ?? 0));
    child.on('exit', (code, signal) => {
      const ended = stopped ?? (signal === null ? 'exit' : 'signal');
      const last = setTimeout(() => end(ended, code), LAST_WORDS_MS);
      child.on('close', () => {
        clearTimeout(last);
        end(ended, code);
      });
    });
  });
}
