import { AssayError } from '../../contract/assay-error.ts';
import type { UncheckedReason } from '../../contract/unchecked-reason.ts';

/** The name under which the graph is asked, and fails. */
export const GRAPH = 'graph';

/** Something that was asked and did not answer. */
export interface Failure {
  readonly source: string;
  readonly reason: UncheckedReason;
  readonly detail: string;
}

/** Counts what is asked and remembers what did not answer. */
export interface Asking {
  readonly limit: number;
  asked: number;
  readonly failures: Failure[];
}

export function newAsking(limit: number): Asking {
  return { limit, asked: 0, failures: [] };
}

function reasonOf(error: unknown): UncheckedReason {
  if (!(error instanceof AssayError)) return 'unavailable';
  if (error.code === 'timeout' || error.code === 'cancelled' || error.code === 'malformed') return error.code;
  return 'unavailable';
}

/**
 * Asks once, within the bound of queries. A source that fails, or a bound that is used up, gives the empty answer
 * and is remembered with its reason: never an error of the answer under check.
 */
export async function ask<T>(
  asking: Asking,
  source: string,
  empty: T,
  question: () => Promise<T>,
): Promise<T> {
  if (asking.asked >= asking.limit) {
    asking.failures.push({ source, reason: 'over_budget', detail: `max_iterations ${asking.limit}` });
    return empty;
  }
  asking.asked += 1;
  try {
    return await question();
  } catch (error) {
    asking.failures.push({
      source,
      reason: reasonOf(error),
      detail: error instanceof Error ? error.message : String(error),
    });
    return empty;
  }
}

/** Why a source could not be asked; null where it answered every time. */
export function failureOf(asking: Asking, source: string): UncheckedReason | null {
  return asking.failures.find((failure) => failure.source === source)?.reason ?? null;
}
