import { type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { createApiKey, revokeApiKey } from '../app/api-keys.ts';
import type { Home } from '../app/outside.ts';
import type { Stores } from '../app/stores.ts';
import { type ApiKeyRecord, ApiRight, KeyBudget, KeyTerms } from '../contract/api-key.ts';
import { OnFailAction } from '../contract/on-fail.ts';
import type { Language } from '../contract/language.ts';
import type { Clock } from '../contract/ports/clock.ts';
import type { Ids } from '../contract/ports/ids.ts';
import { type CommonOptions, withCommonOptions } from './common-options.ts';
import { alignColumns } from './config-columns.ts';
import { KEYS_WORDS } from './keys-words.ts';
import { openStores } from './open-stores.ts';
import { plainText } from './plain-text.ts';
import type { Terminal } from './terminal.ts';

interface CreateOptions extends CommonOptions {
  readonly rights: readonly ApiRight[];
  readonly onFail?: OnFailAction;
  readonly expires?: string;
  readonly budgetTokens?: number;
  readonly budgetCost?: number;
  readonly models?: readonly string[];
}

interface Opened {
  readonly home: Home;
  readonly keys: Stores['keys'];
  readonly clock: Clock;
  readonly ids: Ids;
  readonly language: Language;
}

const WIDEST_COLUMN = 60;

async function open(options: CommonOptions, terminal: Terminal): Promise<Opened> {
  const { outside, home, stores, language } = await openStores(options, terminal);
  return { home, keys: stores.keys, clock: await outside.clock(), ids: await outside.ids(), language };
}

const DAY_MS = 86_400_000;
const DAYS = /^([1-9]\d{0,4})d$/;

/** A day, a time, or so many days from now; a day holds to its end. */
function expiryOf(text: string, now: string): string {
  const [, days] = DAYS.exec(text) ?? [];
  if (days !== undefined) return new Date(Date.parse(now) + Number(days) * DAY_MS).toISOString();
  return text.includes('T')
    ? new Date(text).toISOString()
    : new Date(Date.parse(text) + DAY_MS).toISOString();
}

/** OF3: the same action for both checks; finer terms are set over the port. */
function termsOf(options: CreateOptions, now: string): KeyTerms {
  const { onFail, expires, budgetTokens: tokens, budgetCost: cost, models } = options;
  const hasBudget = tokens !== undefined || cost !== undefined;
  return KeyTerms.parse({
    on_fail: onFail === undefined ? undefined : { verification: onFail, quality: onFail },
    expires_at: expires === undefined ? undefined : expiryOf(expires, now),
    budget: hasBudget ? { tokens, cost } : undefined,
    models,
  });
}

async function runCreate(name: string, options: CreateOptions, terminal: Terminal): Promise<void> {
  const { home, keys, clock, ids, language } = await open(options, terminal);
  const now = clock.now();
  const of = {
    id: ids.next(),
    tenant: home.configuration.tenant_id,
    name,
    rights: options.rights,
    terms: termsOf(options, now),
  };
  const { key, record } = await createApiKey(keys, of, now);
  const { hash: _, ...shown } = record;
  if (options.format === 'json') return terminal.write(`${JSON.stringify({ ...shown, key }, null, 2)}\n`);
  terminal.write(`${key}\n`);
  terminal.warn(`${KEYS_WORDS[language].once}\n`);
}

/** `1200/50000`, in dollars `$0.4/$5`. */
function spentText({ spent, terms: { budget } }: ApiKeyRecord): string {
  if (budget === undefined) return '-';
  const { tokens, cost } = budget;
  const parts = [
    ...(tokens === undefined ? [] : [`${spent.tokens}/${tokens}`]),
    ...(cost === undefined ? [] : [`$${spent.cost}/$${cost}`]),
  ];
  return parts.join(', ');
}

function rowOf(record: ApiKeyRecord): string[] {
  const { id, name, rights, terms, created_at, revoked_at } = record;
  const days = [created_at, terms.expires_at, revoked_at].map((at) => at?.slice(0, 10) ?? '-');
  const models = terms.models?.map(plainText).join(',') ?? '-';
  return [id, plainText(name), rights.join(','), models, spentText(record), ...days];
}

async function runList(options: CommonOptions, terminal: Terminal): Promise<void> {
  const { home, keys, language } = await open(options, terminal);
  const records = await keys.list(home.configuration.tenant_id);
  const words = KEYS_WORDS[language];
  const shown = records.map(({ hash: _, ...record }) => record);
  if (options.format === 'json') return terminal.write(`${JSON.stringify(shown, null, 2)}\n`);
  if (records.length === 0) return terminal.write(`${words.none}\n`);
  const lines = alignColumns([words.head, ...records.map(rowOf)], WIDEST_COLUMN);
  terminal.write(lines.map((line) => `${line}\n`).join(''));
}

async function runRevoke(id: string, options: CommonOptions, terminal: Terminal): Promise<void> {
  const { home, keys, clock, language } = await open(options, terminal);
  await revokeApiKey(keys, home.configuration.tenant_id, id, clock.now());
  terminal.write(`${KEYS_WORDS[language].revoked(id)}\n`);
}

function rightsOf(text: string): ApiRight[] {
  const read = ApiRight.array()
    .min(1)
    .safeParse(text.split(',').map((right) => right.trim()));
  if (read.success) return read.data;
  throw new InvalidArgumentError(`expected some of ${ApiRight.options.join(', ')}, with commas between`);
}

function daysOrTime(text: string): string {
  if (DAYS.test(text) || z.iso.date().safeParse(text).success) return text;
  if (z.iso.datetime({ offset: true }).safeParse(text).success) return text;
  throw new InvalidArgumentError(
    'expected a day (2027-01-31), a time (2027-01-31T18:00:00Z) or days from now (30d)',
  );
}

function wholeTokens(text: string): number {
  const read = KeyBudget.shape.tokens.unwrap().safeParse(Number(text));
  if (read.success) return read.data;
  throw new InvalidArgumentError('expected a whole number of tokens, at least 1');
}

function dollars(text: string): number {
  const read = KeyBudget.shape.cost.unwrap().safeParse(Number(text));
  if (read.success) return read.data;
  throw new InvalidArgumentError('expected an amount of US dollars above 0');
}

function modelNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  const read = KeyTerms.shape.models.unwrap().safeParse(names);
  if (read.success) return read.data;
  throw new InvalidArgumentError('expected names of models, with commas between');
}

/** `assay keys create|list|revoke`: the API keys of the server. */
export function registerKeysCommands(program: Command, terminal: Terminal): void {
  const keys = program.command('keys').description('API keys of the server: make, list, revoke');
  withCommonOptions(keys.command('create').description('make a key, which is shown this once'))
    .argument('<name>', 'what it is for')
    .requiredOption('--rights <rights>', `some of ${ApiRight.options.join(', ')}`, rightsOf)
    .addOption(
      new Option('--on-fail <action>', 'what is done with answers that fail').choices(OnFailAction.options),
    )
    .option(
      '--expires <when>',
      'a day, a time, or days from now (30d); from then on it opens nothing',
      daysOrTime,
    )
    .option('--budget-tokens <n>', 'tokens that its calls of models may take in all', wholeTokens)
    .option('--budget-cost <dollars>', 'US dollars that they may cost in all, by models.prices', dollars)
    .option('--models <names>', 'the only models that it may ask, a judge too', modelNames)
    .action((name: string, options: CreateOptions) => runCreate(name, options, terminal));
  withCommonOptions(keys.command('list').description('list the keys, revoked ones too')).action(
    (options: CommonOptions) => runList(options, terminal),
  );
  withCommonOptions(keys.command('revoke').description('revoke a key: from now on it opens nothing'))
    .argument('<id>', 'its id, as `assay keys list` shows it')
    .action((id: string, options: CommonOptions) => runRevoke(id, options, terminal));
}
