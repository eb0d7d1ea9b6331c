import type { ModelScore } from '../../contract/ports/grounding-model.ts';
import type { LabelPlaces } from './label-places.ts';

function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The outputs of one pair as probabilities; NaN where they are no numbers. */
export function scoreOf(logits: readonly number[], places: LabelPlaces): ModelScore {
  if (places.kind === 'sigmoid')
    return { supported: 1 / (1 + Math.exp(-(logits[0] ?? Number.NaN))), contradicted: null };
  const shares = softmax(logits);
  const at = (place: number): number => shares[place] ?? Number.NaN;
  return {
    supported: at(places.supported),
    contradicted: places.contradicted === null ? null : at(places.contradicted),
  };
}

/** The windows of one premise as one: the best supported and the best contradicted win. */
export function bestOf(one: ModelScore | null, other: ModelScore): ModelScore {
  if (one === null) return other;
  const contradicted =
    one.contradicted === null || other.contradicted === null
      ? null
      : Math.max(one.contradicted, other.contradicted);
  return { supported: Math.max(one.supported, other.supported), contradicted };
}
