import type { ClaimStatus } from './claim-status.ts';
import type { Evidence } from './evidence.ts';

/** A claim as a checker of one's own sees it. */
export interface ClaimToCheck {
  /** The claim, as it is written. */
  readonly text: string;
  /** What it came to against evidence, graph and sources. */
  readonly status: ClaimStatus;
  /** The question that the answer replies to. */
  readonly question: string | null;
  /** All evidence of the answer. */
  readonly evidences: readonly Evidence[];
}

/** A rule of one's own, asked for each claim after Assay has judged it. */
export interface ClaimChecker {
  /** What the report calls the rule: `house-style`. */
  readonly name: string;
  /**
   * Why the claim does not hold, in a sentence for the reader; null where the rule has nothing against it. It is awaited
   * no longer than a source. Code that blocks holds up the whole process until it returns: give long work to a worker.
   */
  check(claim: ClaimToCheck): string | null | Promise<string | null>;
}
