import { AssayError } from '../../contract/assay-error.ts';
import type { ProviderKind } from '../../contract/model-settings.ts';
import { EXTRACTIVE, SAMPLE, type AvailableModel } from './available-model.ts';

/** A provider as far as names of models go. `any`: it takes every name that stands behind `provider/`. */
export interface NamedProvider {
  readonly name: string;
  readonly kind: ProviderKind | typeof EXTRACTIVE | 'scripted';
  readonly models: readonly string[];
  /** Of a script: whether an answer of it begins within a thought. */
  readonly beginsWithin?: boolean;
}

/** MR3: how models of the large providers begin. */
const PREFIXES: readonly (readonly [RegExp, ProviderKind, string])[] = [
  [/^claude-/i, 'anthropic', 'ANTHROPIC_API_KEY'],
  [/^(?:gpt-|chatgpt-|o[1-9](?:-|$))/i, 'openai', 'OPENAI_API_KEY'],
  [/^gemini-/i, 'google', 'GEMINI_API_KEY'],
];

const MOST_NAMED = 20;

/** The name that a model is asked by. */
export function nameOfModel({ provider, model }: AvailableModel): string {
  return provider === model ? model : `${provider}/${model}`;
}

function isRemote(kind: NamedProvider['kind']): boolean {
  return kind !== EXTRACTIVE && kind !== 'scripted';
}

function unknown(model: string, providers: readonly NamedProvider[]): AssayError {
  const there = availableModels(providers).map(nameOfModel);
  const open = providers.flatMap(({ name, kind, models }) =>
    isRemote(kind) && models.length === 0 ? [`${name}/MODEL`] : [],
  );
  const names = [...there, ...open];
  const rest = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  const variable = PREFIXES.find(([prefix, kind]) => prefix.test(model) || model.startsWith(`${kind}/`))?.[2];
  return new AssayError('not_found', `no model ${JSON.stringify(model)} is configured`, {
    where: 'model',
    hint: `there are: ${names.slice(0, MOST_NAMED).join(', ')}${rest}${variable === undefined ? '' : `; set ${variable} for this one`}`,
  });
}

/** `provider/model`, where the provider is there. */
function explicit(model: string, providers: readonly NamedProvider[]): AvailableModel | undefined {
  const slash = model.indexOf('/');
  const provider = slash < 0 ? undefined : providers.find(({ name }) => name === model.slice(0, slash));
  const rest = model.slice(slash + 1);
  if (provider === undefined || rest === '') return undefined;
  if (provider.kind === EXTRACTIVE && rest !== SAMPLE) return undefined;
  return { provider: provider.name, model: rest };
}

function listed(model: string, providers: readonly NamedProvider[]): AvailableModel | undefined {
  const provider = providers.find(({ models }) => models.includes(model));
  return provider && { provider: provider.name, model };
}

function prefixed(model: string, providers: readonly NamedProvider[]): AvailableModel | undefined {
  const kind = PREFIXES.find(([prefix]) => prefix.test(model))?.[1];
  const provider = kind === undefined ? undefined : providers.find((one) => one.kind === kind);
  return provider && { provider: provider.name, model };
}

/** MR15: true of models that are served by somebody else than who made them: their server may write the opening tag itself. */
export function mayBeginWithinThought(model: string, provider: NamedProvider | undefined): boolean {
  if (provider === undefined || provider.kind === EXTRACTIVE) return false;
  if (provider.kind === 'scripted') return provider.beginsWithin === true;
  return !PREFIXES.some(([prefix, kind]) => kind === provider.kind && prefix.test(model));
}

function namesProvider(model: string, providers: readonly NamedProvider[]): boolean {
  return providers.some(({ name }) => model.startsWith(`${name}/`));
}

/** A name goes to the one server of the user that lists no models, if there is exactly one. */
function onlyServer(model: string, providers: readonly NamedProvider[]): AvailableModel | undefined {
  if (namesProvider(model, providers)) return undefined;
  const open = providers.filter(({ kind, models }) => kind === 'openai_compatible' && models.length === 0);
  const [one] = open;
  return one === undefined || open.length > 1 || PREFIXES.some(([prefix]) => prefix.test(model))
    ? undefined
    : { provider: one.name, model };
}

/** MR3: the provider that a model goes to. Throws `AssayError` not_found that names what there is. */
export function resolveModel(model: string, providers: readonly NamedProvider[]): AvailableModel {
  const found =
    explicit(model, providers) ??
    listed(model, providers) ??
    prefixed(model, providers) ??
    onlyServer(model, providers);
  if (found === undefined) throw unknown(model, providers);
  return found;
}

/** Every model that is known by name, in the order of the providers. */
export function availableModels(providers: readonly NamedProvider[]): AvailableModel[] {
  return providers.flatMap(({ name, models }) => models.map((model) => ({ provider: name, model })));
}
