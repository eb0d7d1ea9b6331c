import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import type { Environment } from '../app/configuration/environment.ts';
import { COMMANDS } from './commands.ts';
import { errorLanguage } from './error-language.ts';
import { errorText } from './error-text.ts';
import type { Faces } from './faces.ts';
import { assayProgram } from './program.ts';
import type { Terminal } from './terminal.ts';

function versionOf(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** Tells what ended a command; what the reader of the command line already said is not said again. */
export function tellError(
  error: unknown,
  args: readonly string[],
  terminal: Terminal,
  environment: Environment,
): void {
  if (error instanceof CommanderError) return terminal.setExit(error.exitCode === 0 ? 0 : 2);
  terminal.warn(errorText(error, errorLanguage(args, environment), environment['ASSAY_DEBUG'] === '1'));
  terminal.setExit(2);
}

/** The language may be said before the command, though each command takes it behind. */
function languageLast(args: readonly string[]): readonly string[] {
  const [first = ''] = args;
  const words = first === '--lang' ? 2 : first.startsWith('--lang=') ? 1 : 0;
  return args.length > words ? [...args.slice(words), ...args.slice(0, words)] : args;
}

/** How people ask for the version. */
const VERSION_WORDS: ReadonlySet<string> = new Set(['-v', '-V', '--version', 'version']);

/** NU7: before a command the version would take its place; behind it, it is refused. */
function versionLast(args: readonly string[]): readonly string[] {
  const [first = '', ...more] = args;
  if (!VERSION_WORDS.has(first)) return args;
  const called = COMMANDS.flatMap(([, entries]) => entries.flatMap(([names]) => names));
  return more.some((word) => called.includes(word)) ? [...more, '--version'] : ['--version'];
}

/** Runs one command to its end: nothing is thrown, errors are told on the terminal. */
export async function runCommand(
  args: readonly string[],
  terminal: Terminal,
  faces: Faces,
  environment: Environment,
): Promise<void> {
  try {
    const language = errorLanguage(args, environment);
    const words = versionLast(languageLast(args));
    const program = await assayProgram(versionOf(), terminal, words, faces, language);
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    tellError(error, args, terminal, environment);
  }
}
