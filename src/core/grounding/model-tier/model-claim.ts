import type { GroundingEnd, ReadPlace } from '../../../contract/grounding.ts';
import type { ModelJudgement } from '../../../contract/model-judgement.ts';
import type { GroundingModelSettings } from '../../../contract/grounding-model-settings.ts';
import type { Ruling } from '../ruling.ts';

/** A claim as the deterministic checks left it. */
export interface TierClaim {
  readonly text: string;
  readonly end: GroundingEnd;
  /** Calibrated probability that the evidence supports it. */
  readonly probability: number;
  /** What the model is asked about, nearest first: `quote` is the premise. */
  readonly passages: readonly ReadPlace[];
}

/** Thresholds and bounds of the tier. */
export type TierSettings = Pick<
  GroundingModelSettings,
  'ask_above' | 'passages' | 'supported_above' | 'not_found_below' | 'contradicted_above'
>;

/** A ruling that no rule made: the model named did. */
export interface ModelRuling extends Ruling {
  readonly by: 'model';
  readonly model: string;
}

/** What became of a claim that the model was asked about. */
export interface ModelVerdict {
  /** Index of the claim. */
  readonly claim: number;
  /** `rules` where the model could not judge it: then end and probability are those of before. */
  readonly decided_by: 'rules' | 'model';
  readonly end: GroundingEnd;
  /** The model's probability of support for the passage that decided. */
  readonly probability: number;
  readonly ruling: ModelRuling;
  /** The same as the report tells it. */
  readonly judged: ModelJudgement;
  /** The passage that decided; null where none did. */
  readonly read: ReadPlace | null;
}

/** Claims that are decided are not the model's business: supported, contradicted, and not found with nothing near. Words alone decide nothing. */
export function isOpen({ end, probability }: TierClaim, settings: TierSettings): boolean {
  const isLeft = end === 'undecided' || end === 'supported_by_words';
  return isLeft || (end === 'not_found' && probability >= settings.ask_above);
}
