import type { ModelSettings } from '../../contract/model-settings.ts';
import type { ModelCall } from '../../contract/ports/model-provider.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Home, Outside } from '../outside.ts';
import { askModel, type Calling, streamModel } from './ask-model.ts';
import { EXTRACTIVE, type AvailableModel } from './available-model.ts';
import { openCircuits } from './circuits.ts';
import { extractiveProvider } from './extractive-provider.ts';
import type { ModelRouter, RoutedProvider, RouterCall, RouterStreamPart } from './model-router.ts';
import { offeredModels } from './offered-models.ts';
import { availableModels, mayBeginWithinThought, resolveModel } from './resolve-model.ts';
import { openScript } from './scripted/open-script.ts';
import { withCost } from './usage-cost.ts';
import { withoutThoughts } from './without-thoughts.ts';
import { thinksByName } from '../../core/language/asking/thinking-models.ts';

/** Models named by the configuration, where they can be asked, beside those that providers list. */
function knownModels(settings: ModelSettings, providers: readonly RoutedProvider[]): AvailableModel[] {
  const known = availableModels(providers);
  for (const name of [settings.default, settings.judge]) {
    if (name === undefined) continue;
    try {
      const found = resolveModel(name, providers);
      const isKnown = known.some((one) => one.model === found.model && one.provider === found.provider);
      if (!isKnown) known.push(found);
    } catch {
      // said when it is asked for
    }
  }
  return known;
}

/** OA3: what is asked in OpenAI's form anyway. */
function speaksOpenAI({ kind }: RoutedProvider): boolean {
  return kind === 'openai' || kind === 'openai_compatible';
}

function routerOf(
  settings: ModelSettings,
  providers: readonly RoutedProvider[],
  calling: Calling,
): ModelRouter {
  const resolve = (model: string | null | undefined): AvailableModel =>
    resolveModel(model ?? settings.default ?? EXTRACTIVE, providers);
  const place = (call: RouterCall): { found: AvailableModel; provider: RoutedProvider; asked: ModelCall } => {
    const found = resolve(call.model);
    const provider = providers.find(({ name }) => name === found.provider) ?? extractiveProvider;
    return { found, provider, asked: { ...call, model: found.model } };
  };
  return {
    models: () => knownModels(settings, providers),
    resolve,
    admit: async () => undefined,
    speaksOpenAI: ({ provider }) => providers.some((one) => one.name === provider && speaksOpenAI(one)),
    async chat(call, abort) {
      const { found, provider, asked } = place(call);
      const answer = await askModel(provider, asked, calling, abort);
      return { ...answer, ...found, usage: withCost(answer.usage ?? null, found, settings.prices) };
    },
    async *stream(call: RouterCall, abort?: AbortSignalLike): AsyncGenerator<RouterStreamPart> {
      const { found, provider, asked } = place(call);
      yield { kind: 'start', ...found };
      for await (const part of streamModel(provider, asked, calling, abort))
        yield part.kind === 'end' ? { ...part, usage: withCost(part.usage, found, settings.prices) } : part;
    },
  };
}

/** The router of a home: `extractive`, `scripted` where a script is configured, and the providers of the user. Nobody is asked yet. */
export async function openRouter(home: Home, outside: Outside): Promise<ModelRouter> {
  const settings = home.configuration.models;
  const scripted = await openScript(home, outside);
  const found = await outside.providers(home);
  const providers = [extractiveProvider, ...scripted, ...found];
  const clock = await outside.clock();
  const router = routerOf(settings, providers, {
    settings,
    circuits: openCircuits(settings.circuit, clock),
    sleep: (ms) => outside.sleep(ms),
    chance: () => Math.random(),
  });
  const mayBegin = ({ provider, model }: AvailableModel): boolean =>
    mayBeginWithinThought(
      model,
      providers.find(({ name }) => name === provider),
    );
  const thinks = ({ model }: AvailableModel): boolean => thinksByName(model);
  return { ...withoutThoughts(router, mayBegin, thinks), offered: offeredModels(found, clock) };
}
