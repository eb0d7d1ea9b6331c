import { AssayError } from '../../../contract/assay-error.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';

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

function remember(asking: Asking, source: string, reason: UncheckedReason, detail: string): readonly never[] {
  asking.failures.push({ source, reason, detail });
  return [];
}

/** What is asked: the source, the question, and the shape that an answer must have. */
export interface Question<T> {
  readonly source: string;
  readonly ask: () => Promise<unknown>;
  readonly accepts: (answer: unknown) => answer is readonly T[];
  /** Queries that a claim has had before this one; default all that were asked. */
  readonly before?: number;
}

/**
 * Asks once, within the bound of queries. A source that fails or answers in another shape, or a bound that is used
 * up, gives the empty answer and is remembered with its reason: never an error of the answer under check.
 */
export async function ask<T>(asking: Asking, question: Question<T>): Promise<readonly T[]> {
  const { source } = question;
  if ((question.before ?? asking.asked) >= asking.limit)
    return remember(asking, source, 'over_budget', `max_iterations ${asking.limit}`);
  asking.asked += 1;
  try {
    const answer = await question.ask();
    return question.accepts(answer)
      ? answer
      : remember(asking, source, 'malformed', 'the answer has another shape than was agreed');
  } catch (error) {
    return remember(asking, source, reasonOf(error), error instanceof Error ? error.message : String(error));
  }
}

/** Why a source could not be asked; null where it answered every time. */
export function failureOf(asking: Asking, source: string): UncheckedReason | null {
  return asking.failures.find((failure) => failure.source === source)?.reason ?? null;
}
