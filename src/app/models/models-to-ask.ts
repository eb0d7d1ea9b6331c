import type { AvailableModel } from './available-model.ts';
import type { ModelRouter } from './model-router.ts';
import type { OfferedModels } from './offered-models.ts';

/** What can be asked, each once, and what each provider offers of it. */
interface ModelsToAsk {
  readonly models: readonly AvailableModel[];
  readonly offered: readonly OfferedModels[];
}

/** MR19: the models that are known here, and those that the found providers offer. */
export async function modelsToAsk(router: ModelRouter): Promise<ModelsToAsk> {
  const offered = (await router.offered?.()) ?? [];
  const all = [
    ...router.models(),
    ...offered.flatMap(({ provider, models }) => models.map((model) => ({ model, provider }))),
  ];
  const once = new Map(all.map((one) => [JSON.stringify([one.provider, one.model]), one]));
  return { models: [...once.values()], offered };
}
