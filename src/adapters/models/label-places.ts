import type { ModelLabel, ModelLabels } from '../../contract/grounding-model-settings.ts';

/** Which outputs of the model are read, and how they become probabilities. */
export type LabelPlaces =
  | { readonly kind: 'sigmoid' }
  | {
      readonly kind: 'softmax';
      readonly supported: number;
      readonly contradicted: number | null;
      /** How many outputs there must be; null where the settings only name indices. */
      readonly outputs: number | null;
    };

function placed(at: (label: ModelLabel) => number | undefined, outputs: number | null): LabelPlaces {
  const supported = at('entailment') ?? at('supported') ?? 0;
  return { kind: 'softmax', supported, contradicted: at('contradiction') ?? null, outputs };
}

export function labelPlaces(labels: ModelLabels): LabelPlaces {
  if (labels === 'logit') return { kind: 'sigmoid' };
  if (!Array.isArray(labels)) return placed((label) => labels[label], null);
  const places = new Map(labels.map((label, index) => [label, index]));
  return placed((label) => places.get(label), labels.length);
}

/** What is wrong with this number of outputs, for these labels; null where it fits. */
export function outputTrouble(places: LabelPlaces, outputs: number): string | null {
  const wanted = places.kind === 'sigmoid' ? 1 : places.outputs;
  if (wanted !== null) return outputs === wanted ? null : `labels name ${wanted}`;
  const highest = places.kind === 'sigmoid' ? 0 : Math.max(places.supported, places.contradicted ?? 0);
  return outputs >= 2 && outputs > highest ? null : `labels name the index ${highest}`;
}
