import type { AvailableModel } from '../models/available-model.ts';
import type { ModelRouter } from '../models/model-router.ts';

export const EXTRACTIVE = 'extractive';

/** As a call names it: `provider/model`; `extractive` is one word. */
export function nameOfModel({ provider, model }: AvailableModel): string {
  return provider === model ? model : `${provider}/${model}`;
}

/** Models that may stand in for another, in their order: those configured, else those that are listed. */
export function standInModels(router: ModelRouter, configured: readonly string[]): readonly string[] {
  const named = configured.flatMap((model) => {
    try {
      return [nameOfModel(router.resolve(model))];
    } catch {
      return [];
    }
  });
  const all = configured.length > 0 ? named : router.models().map(nameOfModel);
  return [...new Set(all)].filter((model) => model !== EXTRACTIVE);
}
