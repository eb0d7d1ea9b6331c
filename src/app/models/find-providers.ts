import { AssayError } from '../../contract/assay-error.ts';
import type { ModelSettings, ProviderKind, ProviderSettings } from '../../contract/model-settings.ts';
import type { ProviderDefinition } from '../../contract/ports/model-provider.ts';
import type { Environment } from '../configuration/environment.ts';
import { EXTRACTIVE } from './available-model.ts';

/** How the environment names a provider: one of `found` must be set. */
interface KnownProvider {
  readonly name: string;
  readonly kind: ProviderKind;
  readonly found: 'key' | 'url';
  readonly keys: readonly string[];
  readonly urls: readonly string[];
  /** Port where an address names none. */
  readonly port?: number;
}

/** MR1: providers by the environment variables that name them. */
export const knownProviders: readonly KnownProvider[] = [
  {
    name: 'anthropic',
    kind: 'anthropic',
    found: 'key',
    keys: ['ANTHROPIC_API_KEY'],
    urls: ['ANTHROPIC_BASE_URL'],
  },
  { name: 'openai', kind: 'openai', found: 'key', keys: ['OPENAI_API_KEY'], urls: ['OPENAI_BASE_URL'] },
  {
    name: 'google',
    kind: 'google',
    found: 'key',
    keys: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'],
    urls: [],
  },
  server('ollama', ['OLLAMA_BASE_URL', 'OLLAMA_HOST'], 11_434),
  server('vllm', ['VLLM_BASE_URL'], 8000),
  server('lmstudio', ['LMSTUDIO_BASE_URL'], 1234),
  server('llamacpp', ['LLAMACPP_BASE_URL'], 8080),
  server('openai_compatible', ['OPENAI_COMPATIBLE_BASE_URL'], undefined, ['OPENAI_COMPATIBLE_API_KEY']),
];

function server(
  name: string,
  urls: readonly string[],
  port?: number,
  keys: readonly string[] = [],
): KnownProvider {
  return {
    name,
    kind: 'openai_compatible',
    found: 'url',
    keys,
    urls,
    ...(port === undefined ? {} : { port }),
  };
}

/** The first of the variables that is set; an empty one counts as unset. */
function firstOf(names: readonly string[], environment: Environment): string | undefined {
  return names.map((name) => environment[name]).find((value) => value !== undefined && value !== '');
}

/** `host`, `host:port` and addresses without a path, as the address of an API; `where` names the variable. */
export function serverUrl(given: string, port: number | undefined, where: string): string {
  const url = addressOf(given, where);
  const named = /^(?:[a-z]+:\/\/)?[^/]*:\d+(?:\/|$)/i.test(given);
  if (!named && port !== undefined && url.protocol === 'http:' && isLocal(url.hostname))
    url.port = String(port);
  // what a server listens on is no address to call
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.pathname === '/') url.pathname = '/v1';
  return url.href.replace(/\/$/, '');
}

/** What was given is not repeated: it may hold a password, or be a key. */
function addressOf(given: string, where: string): URL {
  const url = URL.parse(/^[a-z]+:\/\//i.test(given) ? given : `http://${given}`);
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new AssayError('usage', 'is no address of a server', {
    where,
    hint: 'give it as http://host:port',
  });
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^(?:127|0|10|192\.168)\./.test(host);
}

function fromEnvironment(known: KnownProvider, environment: Environment): ProviderDefinition[] {
  const key = firstOf(known.keys, environment);
  const url = firstOf(known.urls, environment);
  if ((known.found === 'key' ? key : url) === undefined) return [];
  const baseUrl = url === undefined ? undefined : serverUrl(url, known.port, known.urls.join(' or '));
  return [{ name: known.name, kind: known.kind, baseUrl, apiKey: key, models: [] }];
}

/** The variables of which the first that is set holds the key of a provider. */
export function keyVariables(name: string, settings: ProviderSettings | undefined): readonly string[] {
  if (settings?.api_key_env !== undefined) return [settings.api_key_env];
  const known = knownProviders.find((one) => one.name === name);
  // the key of a provider goes to no server of another kind
  return settings === undefined || known?.kind === settings.kind ? (known?.keys ?? []) : [];
}

function fromSettings(
  name: string,
  settings: ProviderSettings,
  found: ProviderDefinition | undefined,
  environment: Environment,
): ProviderDefinition {
  return {
    name,
    kind: settings.kind,
    baseUrl: settings.base_url ?? found?.baseUrl,
    apiKey: firstOf(keyVariables(name, settings), environment),
    models: settings.models,
  };
}

/** The variable that brought a provider: its key, else its address; null where the configuration alone names it. */
export function foundBy(name: string, settings: ModelSettings, environment: Environment): string | null {
  const urls = knownProviders.find((one) => one.name === name)?.urls ?? [];
  const names = [...keyVariables(name, settings.providers[name]), ...urls];
  return names.find((one) => (environment[one] ?? '') !== '') ?? null;
}

/** Names of providers that are always there. */
const TAKEN = [EXTRACTIVE, 'scripted'];

function checkName(name: string): void {
  if (TAKEN.includes(name))
    throw new AssayError('usage', 'this name of a provider is taken', {
      where: `models.providers.${name}`,
      hint: 'give the provider another name',
    });
}

/** MR1, MR2: providers that the environment names, and those of `models.providers`, which are before the former of the same name. */
export function findProviders(settings: ModelSettings, environment: Environment): ProviderDefinition[] {
  const found = knownProviders.flatMap((known) => fromEnvironment(known, environment));
  Object.keys(settings.providers).forEach(checkName);
  const given = Object.entries(settings.providers).map(([name, one]) =>
    fromSettings(
      name,
      one,
      found.find((other) => other.name === name),
      environment,
    ),
  );
  return [...given, ...found.filter(({ name }) => settings.providers[name] === undefined)];
}
