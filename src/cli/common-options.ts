import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Language } from '../contract/language.ts';
import { FORMATS } from './formats/format.ts';

/** What `withCommonOptions` reads. */
export interface CommonOptions {
  readonly format: 'text' | 'json';
  readonly config?: string;
  readonly lang?: Language;
}

/** `--format`: `text` or `json`. */
export function formatOption(): Option {
  return new Option('--format <format>', 'output').choices(['text', 'json']).default('text');
}

/** `--format` of reports that build servers read too. */
export function reportFormatOption(): Option {
  return new Option('--format <format>', 'output; sarif, junit and md are for build servers')
    .choices(FORMATS)
    .default('text');
}

/** `--lang`: `ko` or `en`. */
export function languageOption(): Option {
  return new Option('--lang <language>', 'language of all messages').choices(['ko', 'en']);
}

/** `--config`; `otherwise` says which configuration holds where it is not given. */
export function configOption(otherwise = 'the nearest assay.config.yaml'): Option {
  return new Option('--config <file>', `the configuration; default: ${otherwise}`);
}

/** `-o`, which may be repeated: the files in their order. */
export function outputOption(words: string): Option {
  return new Option('-o, --output <file>', words).argParser<readonly string[] | undefined>((path, before) => [
    ...(before ?? []),
    path,
  ]);
}

/** The command with `--format`, `--lang` and `--config`. */
export function withCommonOptions(command: Command): Command {
  return command.addOption(formatOption()).addOption(languageOption()).addOption(configOption());
}

/** The whole number above 0 that an option says. Throws `InvalidArgumentError`. */
export function countOf(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('expected a whole number above 0');
}
