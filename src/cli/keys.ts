import { type Command, InvalidArgumentError, Option } from 'commander';
import { createApiKey, revokeApiKey } from '../app/api-keys.ts';
import type { Home } from '../app/outside.ts';
import type { Stores } from '../app/stores.ts';
import { type ApiKeyRecord, ApiRight, type KeyTerms } from '../contract/api-key.ts';
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

/** OF3: the same action for both checks; finer terms are set over the port. */
function termsOf({ onFail }: CreateOptions): KeyTerms {
  return onFail === undefined ? {} : { on_fail: { verification: onFail, quality: onFail } };
}

async function runCreate(name: string, options: CreateOptions, terminal: Terminal): Promise<void> {
  const { home, keys, clock, ids, language } = await open(options, terminal);
  const of = {
    id: ids.next(),
    tenant: home.configuration.tenant_id,
    name,
    rights: options.rights,
    terms: termsOf(options),
  };
  const { key, record } = await createApiKey(keys, of, clock.now());
  const { hash: _, ...shown } = record;
  if (options.format === 'json') return terminal.write(`${JSON.stringify({ ...shown, key }, null, 2)}\n`);
  terminal.write(`${key}\n`);
  terminal.warn(`${KEYS_WORDS[language].once}\n`);
}

function rowOf({ id, name, rights, created_at, revoked_at }: ApiKeyRecord): string[] {
  return [id, plainText(name), rights.join(','), created_at.slice(0, 10), revoked_at?.slice(0, 10) ?? '-'];
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

/** `assay keys create|list|revoke`: the API keys of the server. */
export function registerKeysCommands(program: Command, terminal: Terminal): void {
  const keys = program.command('keys').description('API keys of the server: make, list, revoke');
  withCommonOptions(keys.command('create').description('make a key, which is shown this once'))
    .argument('<name>', 'what it is for')
    .requiredOption('--rights <rights>', `some of ${ApiRight.options.join(', ')}`, rightsOf)
    .addOption(
      new Option('--on-fail <action>', 'what is done with answers that fail').choices(OnFailAction.options),
    )
    .action((name: string, options: CreateOptions) => runCreate(name, options, terminal));
  withCommonOptions(keys.command('list').description('list the keys, revoked ones too')).action(
    (options: CommonOptions) => runList(options, terminal),
  );
  withCommonOptions(keys.command('revoke').description('revoke a key: from now on it opens nothing'))
    .argument('<id>', 'its id, as `assay keys list` shows it')
    .action((id: string, options: CommonOptions) => runRevoke(id, options, terminal));
}
