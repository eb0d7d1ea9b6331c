import type { Citation, GroundingEnd, GroundingReason, ReadPlace } from '../../../contract/grounding.ts';
import type { ModelJudgement } from '../../../contract/model-judgement.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Span } from '../../../contract/span.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { Signals } from '../held.ts';
import type { Ruling } from '../ruling.ts';

/** What documents, tables and JSON say of one claim. */
export interface GroundedClaim {
  readonly end: GroundingEnd;
  /** Why it is undecided, or supported by words alone; null elsewhere. */
  readonly reason: GroundingReason | null;
  readonly probability: number;
  readonly rulings: readonly Ruling[];
  readonly findings: readonly Finding[];
  /** In the text of the claim; empty where it is supported, what was not read or bound where it is undecided. */
  readonly unsupported: readonly Span[];
  readonly read: readonly ReadPlace[];
  /** The evidence that it was held against: id, whether it supports, or why it could not be asked. */
  readonly pieces: readonly {
    readonly id: string;
    readonly matched: boolean;
    readonly unchecked: UncheckedReason | null;
  }[];
  readonly citations: readonly Citation[];
  /** Why it was not checked; null where it was. */
  readonly unchecked: UncheckedReason | null;
  /** True where it names its evidence, by reference or citation. */
  readonly cites: boolean;
  /** True where the claim stands in the evidence, but not in the piece that it cites. */
  readonly miscited: boolean;
  /** Of each verifier that was asked, for fitting its model. */
  readonly signals: readonly Signals[];
  readonly decided_by: 'rules' | 'model';
  /** What the configured model said, where it was asked. */
  readonly judged?: ModelJudgement;
}
