import type { ModelBill } from '../../../contract/model-judgement.ts';
import type { GroundingEnd, GroundingReason } from '../../../contract/grounding.ts';
import type { Steps } from '../../language/steps.ts';
import type { ModelFailure } from './model-answer.ts';
import type { ModelVerdict, TierClaim } from './model-claim.ts';

/** How the rules hold a claim against a text that stands alone; null where they have nothing to say. */
export type HoldAlone = (
  claim: string,
  text: string,
) => { readonly end: GroundingEnd; readonly reason: GroundingReason | null } | null;

/** What a judge is given beside the claims. */
export interface JudgeDoors {
  readonly steps: Steps;
  readonly alone: HoldAlone;
}

export interface JudgeResult {
  /** One for each claim that was the model's business, in order of the claims. */
  readonly verdicts: readonly ModelVerdict[];
  /** Why the model could not be heard; null where it was, or had nothing to say. */
  readonly failure: ModelFailure | null;
  /** Null where nothing was asked. */
  readonly bill: ModelBill | null;
}

/** Judges the claims of one answer that the rules leave open, whatever kind of model does it. */
export interface ClaimJudge {
  /** What it is called before it is opened. */
  readonly configured: string;
  judge(claims: readonly TierClaim[], doors: JudgeDoors): Promise<JudgeResult>;
}
