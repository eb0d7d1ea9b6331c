import { rmSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { BulkSummary } from '../../app/bulk/bulk-summary.ts';
import type { BulkResult } from '../../contract/bulk-result.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import type { Sink } from './sink.ts';

/** A form of output, a piece at a time. */
export interface Writing {
  readonly head: string;
  /** `at`: how many stand before it. */
  readonly piece: (result: BulkResult, at: number) => string;
  readonly tail: (sum: BulkSummary) => string;
}

/** A form of output to where a text goes. */
export function written(form: Writing, write: (text: string) => unknown): Sink {
  let at = 0;
  return {
    async take({ result }) {
      await write((at === 0 ? form.head : '') + form.piece(result, at));
      at += 1;
    },
    async end(sum) {
      await write((at === 0 ? form.head : '') + form.tail(sum));
    },
    abort: () => Promise.resolve(),
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes a draft where a signal ends the process, before what else listens to it. Returns what takes that back. */
function removedBySignals(draft: string): () => void {
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  function onSignal(signal: NodeJS.Signals): void {
    rmSync(draft, { force: true });
    forget();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  }
  for (const signal of SIGNALS) process.prependListener(signal, onSignal);
  return forget;
}

/** A file that is there whole or not at all. */
export async function drafted(path: string, form: Writing): Promise<Sink> {
  const draft = `${path}.${process.pid}.part`;
  const trouble = (error: unknown): never => {
    throw troubleAt('output', error, path);
  };
  const file: FileHandle = await open(draft, 'wx').catch(trouble);
  const forget = removedBySignals(draft);
  const sink = written(form, (text) => file.write(text));
  const abort = async (): Promise<void> => {
    await file.close();
    await rm(draft, { force: true });
    forget();
  };
  return {
    take: (step) => sink.take(step).catch(trouble),
    async end(sum) {
      await sink.end(sum).catch(trouble);
      await file.close();
      await rename(draft, path).catch(trouble);
      forget();
    },
    abort,
  };
}
