import type { Configuration } from '../../contract/configuration.ts';
import type { ProviderSettings } from '../../contract/model-settings.ts';
import { PROVIDER_ADDRESSES } from '../../contract/provider-addresses.ts';
import { findProviders, keyVariables, knownProviders } from '../models/find-providers.ts';
import { resolveModel } from '../models/resolve-model.ts';
import type { Environment } from './environment.ts';
import { leavesOf } from './explain-configuration.ts';
import type { IgnoredPart } from './narrow.ts';

/** A variable of the environment whose value would be sent, and to which host; null where nobody said which. */
export interface SentSecret {
  readonly variable: string;
  readonly host: string | null;
}

type Named = Pick<ProviderSettings, 'kind' | 'models'>;

function hostOf(address: string | undefined): string | null {
  return URL.parse(address ?? '')?.host ?? null;
}

/** Providers by their names, whether their variables are set by now or not. */
function providersOf({ models }: Configuration): ReadonlyMap<string, Named> {
  const known = Object.fromEntries(knownProviders.map(({ name, kind }) => [name, { kind, models: [] }]));
  return new Map(Object.entries<Named>({ ...known, ...models.providers }));
}

/** The providers that a part is about: those that it sets, and those that answer for the models that it names. */
function providersIn({ path, value }: IgnoredPart, configuration: Configuration): string[] {
  const leaves = leavesOf(value, path);
  if (path[0] === 'models' && path[1] === 'providers')
    return leaves.flatMap(({ path: [, , name] }) => (name === undefined ? [] : [String(name)]));
  const there = [...providersOf(configuration)].map(([name, one]) => ({ name, ...one }));
  return leaves.flatMap((leaf) => {
    if (typeof leaf.value !== 'string') return [];
    try {
      return [resolveModel(leaf.value, there).provider];
    } catch {
      return [];
    }
  });
}

function ofProvider(name: string, configuration: Configuration, environment: Environment): SentSecret[] {
  const { kind } = providersOf(configuration).get(name) ?? {};
  const { baseUrl } = findProviders(configuration.models, environment).find((one) => one.name === name) ?? {};
  const own = kind === undefined || kind === 'openai_compatible' ? undefined : PROVIDER_ADDRESSES[kind];
  const variables = keyVariables(name, configuration.models.providers[name]);
  const set = variables.find((variable) => (environment[variable] ?? '') !== '');
  const host = hostOf(baseUrl ?? configuration.models.providers[name]?.base_url ?? own);
  return (set === undefined ? variables : [set]).map((variable) => ({ variable, host }));
}

function ofProbes({ check }: Configuration, environment: Environment): SentSecret[] {
  return check.probes.flatMap((probe) =>
    probe.kind === 'row' ? [{ variable: probe.database, host: hostOf(environment[probe.database]) }] : [],
  );
}

const NAMES_MODELS: readonly unknown[] = ['models', 'settings', 'correction'];

/** TU5: each secret that a configuration would send, were it trusted with these parts. */
export function sentSecrets(
  asks: readonly IgnoredPart[],
  configuration: Configuration,
  environment: Environment,
): SentSecret[] {
  const named = asks.filter(({ path: [room] }) => NAMES_MODELS.includes(room));
  const names = new Set(named.flatMap((part) => providersIn(part, configuration)));
  const probes = asks.some(({ path }) => path[0] === 'check' && path[1] === 'probes');
  return [
    ...[...names].flatMap((name) => ofProvider(name, configuration, environment)),
    ...(probes ? ofProbes(configuration, environment) : []),
  ];
}
