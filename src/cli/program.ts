import { Command } from 'commander';
import type { Language } from '../contract/language.ts';
import { type CommandGroup, COMMANDS } from './commands.ts';
import type { Faces } from './faces.ts';
import { teachUsage } from './teach-usage.ts';
import type { Terminal } from './terminal.ts';

/** What a first word calls: its own command; none for the version; all for what knows them all, and where it calls none. */
function calledBy(word: string): readonly CommandGroup[] {
  if (word === '--version' || word === '-v') return [];
  const called = COMMANDS.map(
    ([heading, entries]): CommandGroup => [heading, entries.filter(([names]) => names.includes(word))],
  ).filter(([, entries]) => entries.length > 0);
  return called.length === 0 || word === 'completion' ? COMMANDS : called;
}

/** The command `assay`. Only what `args` calls is loaded; where they call none, everything, for the help. */
export async function assayProgram(
  version: string,
  terminal: Terminal,
  args: readonly string[],
  faces: Faces,
  language: Language,
): Promise<Command> {
  const program = new Command('assay')
    .description('Holds what an AI says against evidence that it fetches again by itself, and says why.')
    .version(version, '-v, --version')
    .enablePositionalOptions() // NU7: behind a command the version is no option
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.warn })
    .exitOverride();
  for (const [heading, entries] of calledBy(args[0] ?? '')) {
    program.commandsGroup(heading);
    for (const [, register] of entries) await register(program, terminal, faces, version);
  }
  program.helpCommand(true);
  if (language === 'ko') (await import('./korean-help.ts')).koreanHelp(program);
  teachUsage(program, language);
  return program;
}
