import type { Language } from '../../../contract/language.ts';
import type { GroundingModel } from '../../../contract/ports/grounding-model.ts';
import type { TierSettings } from './model-claim.ts';

/** A passage, what it says, and what it does not say: a model that tells them apart is loaded and labelled rightly. */
export interface PlantedPair {
  readonly language: Language;
  readonly premise: string;
  readonly mended: string;
  readonly fault: string;
}

/** GR40. */
export const PLANTED_PAIRS: readonly PlantedPair[] = [
  {
    language: 'en',
    premise: 'The old stone bridge is open.',
    mended: 'The bridge is open.',
    fault: 'The bridge is not open.',
  },
  {
    language: 'ko',
    premise: '강에 돌로 만든 다리가 있다.',
    mended: '강에 다리가 있다.',
    fault: '강에 다리가 없다.',
  },
];

/**
 * The planted faults of these languages that slip through: the model counts the fault as supported, or what the passage
 * says as not supported. Rejects as the model does.
 */
export async function missedFaults(
  model: GroundingModel,
  settings: Pick<TierSettings, 'supported_above'>,
  planted: readonly PlantedPair[] = PLANTED_PAIRS,
): Promise<readonly PlantedPair[]> {
  const pairs = planted.flatMap(({ premise, mended, fault }) => [
    { premise, hypothesis: mended },
    { premise, hypothesis: fault },
  ]);
  const scores = await model.score(pairs);
  const supports = (at: number): boolean => (scores[at]?.supported ?? 0) >= settings.supported_above;
  return planted.filter((_, at) => !supports(2 * at) || supports(2 * at + 1));
}
