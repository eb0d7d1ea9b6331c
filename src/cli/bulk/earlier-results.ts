import type { Earlier } from '../../app/bulk/run-bulk.ts';
import { BulkResult } from '../../contract/bulk-result.ts';
import { plainChunks } from '../../files/plain-file.ts';

/** Results of a file, and how many bytes of it hold. */
export interface EarlierResults extends Earlier {
  readonly taken: () => number;
  /** Nothing of it is read any more. */
  close(): Promise<void>;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of plainChunks(path)) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** A line as it was written whole; null for a torn one. */
function resultOf(line: string): BulkResult | null {
  try {
    return BulkResult.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** The results of a file, one after another, up to the first line that is none. */
export function earlierResults(path: string): EarlierResults {
  const lines = linesOf(path);
  let [taken, size, closed] = [0, 0, false];
  let next: BulkResult | null | undefined;
  return {
    taken: () => taken,
    async peek() {
      if (closed) return null;
      if (next !== undefined) return next;
      const { value, done } = await lines.next();
      size = done === true ? 0 : Buffer.byteLength(value) + 1;
      next = done === true ? null : resultOf(value);
      return next;
    },
    take(holds) {
      if (holds) taken += size;
      next = undefined;
    },
    async close() {
      closed = true;
      await lines.return(undefined);
    },
  };
}
