import type { Environment } from '../app/configuration/environment.ts';
import type { Language } from '../contract/language.ts';
import { asLanguage, messageLanguage } from './message-language.ts';

/** The language of errors: as asked on the command line, whether or not the rest of it can be read. */
export function errorLanguage(args: readonly string[], environment: Environment): Language {
  const given = args.flatMap((arg, at) =>
    arg === '--lang' ? [args[at + 1]] : arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [],
  );
  return messageLanguage(asLanguage(given[0]), undefined, environment);
}
