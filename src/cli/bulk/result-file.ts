import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, truncate } from 'node:fs/promises';
import { type Earlier, NO_EARLIER } from '../../app/bulk/run-bulk.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { type EarlierResults, earlierResults } from './earlier-results.ts';
import type { Sink } from './sink.ts';

/** A file of results with what an earlier run left of it. */
export interface ResultFile {
  readonly earlier: Earlier;
  readonly sink: Sink;
}

export interface Resuming {
  readonly resume: boolean;
  readonly retryErrors: boolean;
}

/** Where results stand until all are there. */
function partOf(path: string): string {
  return `${path}.part`;
}

function interrupted(path: string): AssayError {
  return new AssayError('usage', 'holds the answers of a run that was interrupted', {
    where: partOf(path),
    hint: '--resume goes on with it; choose another place with -o to begin anew',
  });
}

async function openPart(path: string, flag: 'wx' | 'a'): Promise<FileHandle> {
  return open(partOf(path), flag).catch((error: unknown) => {
    throw troubleAt('output', error, partOf(path));
  });
}

/** Each result is written when it is there, so that a run that is interrupted loses none. */
function lines(path: string, file: FileHandle, before: EarlierResults | null): Sink {
  let going = before;
  /** The first answer that is not as it was: what stands behind it is of other answers. */
  const goOn = async (): Promise<void> => {
    const of = going;
    going = null;
    if (of === null) return;
    await of.close();
    await truncate(partOf(path), of.taken());
  };
  return {
    async take({ result, reused }) {
      if (reused && going !== null) return;
      await goOn();
      await file.write(`${JSON.stringify(result)}\n`);
    },
    async end() {
      await goOn();
      await file.close();
      await rename(partOf(path), path);
    },
    abort: async () => file.close(),
  };
}

/** With the results of an earlier run, which are read no more when the run ends. */
function closing(earlier: EarlierResults, sink: Sink): Sink {
  return {
    take: (step) => sink.take(step),
    async end(sum) {
      await earlier.close();
      await sink.end(sum);
    },
    async abort() {
      await earlier.close();
      await sink.abort();
    },
  };
}

/** A file of JSON lines, made anew, or on from where an earlier run of it ended. */
export async function resultFile(path: string, { resume, retryErrors }: Resuming): Promise<ResultFile> {
  const isBroken = existsSync(partOf(path));
  if (isBroken && (!resume || retryErrors)) throw interrupted(path);
  if (isBroken) {
    const earlier = earlierResults(partOf(path));
    return { earlier, sink: closing(earlier, lines(path, await openPart(path, 'a'), earlier)) };
  }
  const isThere = (resume || retryErrors) && existsSync(path);
  const sink = lines(path, await openPart(path, 'wx'), null);
  if (!isThere) return { earlier: NO_EARLIER, sink };
  const earlier = earlierResults(path);
  return { earlier, sink: closing(earlier, sink) };
}
