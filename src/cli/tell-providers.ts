import type { Language } from '../contract/language.ts';
import type { ModelSettings } from '../contract/model-settings.ts';
import type { Environment } from '../app/configuration/environment.ts';
import { findProviders, foundBy } from '../app/models/find-providers.ts';
import { resolveModel } from '../app/models/resolve-model.ts';
import { SERVE_WORDS } from './serve-words.ts';

/** What a model may be named for, and by which variable. */
const USES = [
  ['default', 'ASSAY_MODEL'],
  ['judge', 'ASSAY_JUDGE_MODEL'],
] as const;

/** MR20: each provider that was found, by its variable and never by its key, with what to set. */
export function providerLines(
  settings: ModelSettings,
  environment: Environment,
  language: Language,
): readonly string[] {
  const words = SERVE_WORDS[language];
  const providers = findProviders(settings, environment);
  const isOf = (model: string | undefined, provider: string): boolean => {
    try {
      return model !== undefined && resolveModel(model, providers).provider === provider;
    } catch {
      return false;
    }
  };
  const lines = providers.map(({ name }) => {
    const by = foundBy(name, settings, environment) ?? `models.providers.${name}`;
    const uses = USES.filter(([use]) => isOf(settings[use], name)).map(([use]) => `models.${use}`);
    return uses.length > 0
      ? words.used(by, name, uses)
      : words.found(
          by,
          name,
          USES.map(([, variable]) => variable),
        );
  });
  return lines.length === 0 ? [] : [...lines, words.offers];
}
