import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';

/** How long something may take, and who may call it off. */
export interface Limits {
  readonly timeoutMs: number;
  readonly abort?: AbortSignalLike | undefined;
  /** What takes so long, and its place, for the error. */
  readonly what: string;
  readonly where: string;
}

function late({ what, where, timeoutMs }: Limits): AssayError {
  const hint = 'raise grounding.model.timeout, or take a smaller model';
  return new AssayError('timeout', `${what} took longer than ${timeoutMs} ms`, { where, hint });
}

/** What the promise gives, unless time is up or the caller gives up first: rejects with `timeout` or `cancelled`. */
export async function within<T>(limits: Limits, work: Promise<T>): Promise<T> {
  const { timeoutMs, abort, what, where } = limits;
  let timer: NodeJS.Timeout | undefined;
  let giveUp = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(limits)), timeoutMs);
    giveUp = () => reject(new AssayError('cancelled', `${what} was cancelled`, { where }));
  });
  if (abort?.aborted === true) giveUp();
  abort?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([ended, work]);
  } finally {
    clearTimeout(timer);
    abort?.removeEventListener('abort', giveUp);
  }
}
