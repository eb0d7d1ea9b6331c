import { AssayError } from '../contract/assay-error.ts';

/** How long one question may take, and how often it is asked again. */
export interface Patience {
  readonly timeoutMs: number;
  /** Further tries after the first. */
  readonly retries: number;
  /** Waits before try `attempt` (1 = the first further one). */
  readonly pause: (attempt: number) => Promise<void>;
}

/** Asking these again would give the same. */
const FINAL: readonly string[] = ['malformed', 'usage', 'not_found', 'cancelled', 'newer_version'];

function isFinal(error: unknown): boolean {
  return error instanceof AssayError && FINAL.includes(error.code);
}

/** One try: rejects with `timeout` when the time is up, whether or not the question listens to its signal. */
async function askOnce<T>(
  where: string,
  timeoutMs: number,
  question: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AssayError('timeout', `no answer within ${timeoutMs} ms`, { where }));
      abort.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([question(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks, and asks again after a failure that may pass. Rejects with the last failure. */
export async function askPatiently<T>(
  where: string,
  patience: Patience,
  question: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    if (attempt > 0) await patience.pause(attempt);
    try {
      return await askOnce(where, patience.timeoutMs, question);
    } catch (error) {
      if (attempt >= patience.retries || isFinal(error)) throw error;
    }
  }
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;

/** Milliseconds before a further try: doubled each time, less up to a half by chance (0..1). */
export function pauseMs(attempt: number, chance: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)) * (1 - chance / 2);
}
