import { spawn } from 'node:child_process';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import { cancelled, nodeSignal, throwIfAborted } from './abort.ts';
import { byteReader } from './byte-reader.ts';
import { type GitPlace, git, gitTrouble } from './git.ts';

/** The bytes of each blob in the order asked; null where the object is missing here. One process for all. */
export async function* readBlobs(
  place: GitPlace,
  ids: readonly string[],
  abort?: AbortSignalLike,
): AsyncGenerator<Uint8Array | null> {
  if (ids.length === 0) return;
  const child = spawn('git', ['cat-file', '--batch'], {
    cwd: place.folder,
    env: place.environment,
    stdio: ['pipe', 'pipe', 'ignore'],
    signal: nodeSignal(abort),
  });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.stdin.end(ids.map((id) => `${id}\n`).join(''));
  const reader = byteReader(child.stdout);
  try {
    for (let asked = 0; asked < ids.length; asked += 1) {
      const header = await reader.line();
      if (header === undefined)
        throw abort?.aborted ? cancelled(place.folder) : gitTrouble(place, 'cat-file', '');
      yield await bodyOf(header, reader);
    }
  } catch (error) {
    throwIfAborted(abort, place.folder);
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}

async function bodyOf(header: string, reader: ReturnType<typeof byteReader>): Promise<Uint8Array | null> {
  const size = / blob (\d+)$/.exec(header)?.[1];
  if (size === undefined) return null;
  const bytes = await reader.exactly(Number(size));
  await reader.exactly(1);
  return bytes;
}

/** The size of each blob in the order asked; null where the object is missing here. */
export async function blobSizes(place: GitPlace, ids: readonly string[]): Promise<(number | null)[]> {
  if (ids.length === 0) return [];
  const input = ids.map((id) => `${id}\n`).join('');
  const { output } = await git(place, ['cat-file', '--batch-check=%(objectsize)'], { input });
  return output.split('\n', ids.length).map((line) => (/^\d+$/.test(line) ? Number(line) : null));
}
