import { AssayError } from '../../contract/assay-error.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import type { EvidenceSource, RetrievalWay } from '../../contract/retrieved.ts';
import type { Bearing } from '../../core/retrieval/fuse-ways.ts';
import { UncheckedReason } from '../../contract/unchecked-reason.ts';

/** A passage that a way found. */
export interface FoundPassage {
  readonly id: string;
  /** Null = as the kind of the passage says. */
  readonly source: EvidenceSource | null;
  readonly bearing: Bearing;
  /** 0 to 1; null where the way has no measure of it. */
  readonly relevance: number | null;
}

/** One way of looking; `ask` is null where it is not configured, and `why` says so. */
export type Way =
  | { readonly way: RetrievalWay; readonly ask: () => Promise<readonly FoundPassage[]> }
  | { readonly way: RetrievalWay; readonly ask: null; readonly why: string };

/** What came of one way. */
export interface AskedWay {
  readonly way: RetrievalWay;
  readonly found: readonly FoundPassage[];
  readonly ms: number;
  readonly unchecked: NotEvaluated | null;
  /** Null where it was not asked, or answered. */
  readonly error: unknown;
}

/** All ways at once; one that fails is no error of the others. In the order given. */
export function askWays(ways: readonly Way[], clock: Pick<Clock, 'elapsed'>): Promise<readonly AskedWay[]> {
  return Promise.all(ways.map((way) => askWay(way, clock)));
}

async function askWay(asked: Way, clock: Pick<Clock, 'elapsed'>): Promise<AskedWay> {
  const { way, ask } = asked;
  if (ask === null) {
    const unchecked = { reason: 'not_configured' as const, detail: asked.why };
    return { way, found: [], ms: 0, unchecked, error: null };
  }
  const start = clock.elapsed();
  const end = (): number => clock.elapsed() - start;
  try {
    const found = await ask();
    return { way, found, ms: end(), unchecked: null, error: null };
  } catch (error) {
    return { way, found: [], ms: end(), unchecked: whyNot(error), error };
  }
}

function whyNot(error: unknown): NotEvaluated {
  const reason = UncheckedReason.safeParse(error instanceof AssayError ? error.code : 'unavailable');
  const detail = error instanceof Error ? error.message : String(error);
  return { reason: reason.data ?? 'unavailable', detail };
}
