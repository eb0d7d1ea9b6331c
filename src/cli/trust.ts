import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { askedTrust } from '../app/configuration/asked-trust.ts';
import type { Outside } from '../app/outside.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import type { TrustedFile } from '../contract/ports/configuration-files.ts';
import { agrees, askPerson } from './ask-person.ts';
import { formatOption, languageOption } from './common-options.ts';
import { messageLanguage } from './message-language.ts';
import { plainText } from './plain-text.ts';
import type { Terminal } from './terminal.ts';
import { trustText } from './trust-text.ts';
import { TRUST_WORDS } from './trust-words.ts';

interface Options {
  readonly list?: boolean;
  readonly revoke?: boolean;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly format: 'text' | 'json';
  readonly lang?: Language;
}

/** The configuration that a path means: itself, or the nearest upward from a folder. */
async function configurationAt(given: string, outside: Outside): Promise<string> {
  const path = resolve(outside.workingFolder, given);
  const seen = await stat(path).catch(() => null);
  if (seen?.isFile() === true) return path;
  const found = seen === null ? undefined : await (await outside.files()).find({ workingFolder: path });
  if (found !== undefined) return found;
  throw new AssayError('not_found', 'there is no such configuration file', {
    where: path,
    hint: seen === null ? 'check the path' : '`assay init` writes one',
  });
}

async function runTrust(given: string, options: Options, terminal: Terminal): Promise<void> {
  const outside = await terminal.outside();
  const { environment } = outside;
  const language = messageLanguage(options.lang, undefined, environment);
  const words = TRUST_WORDS[language];
  const files = await outside.files();
  const file = await files.read(await configurationAt(given, outside));
  const asked = await askedTrust(file, files, environment);
  terminal.write(trustText(asked, language));
  if (options.dryRun === true) return;
  if (options.yes !== true && !agrees(await askPerson(words.ask))) {
    terminal.write(`${words.notTrusted}\n`);
    return terminal.setExit(2);
  }
  await files.trust(asked.files, (await outside.clock()).now(), environment);
  terminal.write(`${words.trusted(plainText(file.path))}\n`);
}

function tell(
  trusted: readonly TrustedFile[],
  { format }: Options,
  terminal: Terminal,
  line: (file: TrustedFile) => string,
  none: string,
): void {
  if (format === 'json') return terminal.write(`${JSON.stringify(trusted, null, 2)}\n`);
  terminal.write(trusted.length === 0 ? `${none}\n` : trusted.map((file) => `${line(file)}\n`).join(''));
}

const SHOWN_OF_HASH = 12;

async function runList(options: Options, terminal: Terminal): Promise<void> {
  const outside = await terminal.outside();
  const { environment } = outside;
  const words = TRUST_WORDS[messageLanguage(options.lang, undefined, environment)];
  const trusted = await (await outside.files()).listTrusted(environment);
  const line = ({ path, sha256, trusted_at }: TrustedFile): string =>
    `${trusted_at.slice(0, 10)}  ${sha256.slice(0, SHOWN_OF_HASH)}  ${plainText(path)}`;
  tell(trusted, options, terminal, line, words.none);
}

async function runRevoke(given: string, options: Options, terminal: Terminal): Promise<void> {
  const outside = await terminal.outside();
  const { environment, workingFolder } = outside;
  const words = TRUST_WORDS[messageLanguage(options.lang, undefined, environment)];
  const gone = await (await outside.files()).revokeTrust(resolve(workingFolder, given), environment);
  tell(gone, options, terminal, ({ path }) => words.revoked(plainText(path)), words.none);
}

/** `assay trust`: what a configuration may do beyond narrowing, by its path and content. */
export function registerTrustCommand(program: Command, terminal: Terminal): void {
  program
    .command('trust')
    .description('trust a configuration as it is now; shows first what it is trusted with')
    .argument('[path]', 'the file, or a folder: the nearest assay.config.yaml upward from it', '.')
    .option('--list', 'everything that is trusted')
    .option('--revoke', 'trust it no longer; of a folder, all below it')
    .option('--yes', 'do not ask')
    .option('--dry-run', 'show what it would be trusted with, write nothing')
    .addOption(formatOption())
    .addOption(languageOption())
    .action((path: string, options: Options) => {
      if (options.list === true) return runList(options, terminal);
      return options.revoke === true ? runRevoke(path, options, terminal) : runTrust(path, options, terminal);
    });
}
