import { Argument, type Command } from 'commander';
import { bashScript, type CompletedCommand, fishScript, zshScript } from './completion-script.ts';
import type { Terminal } from './terminal.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
type Shell = keyof typeof SCRIPTS;

/** A command and all below it, as a shell completes them. */
function completed(command: Command, words: readonly string[]): readonly CompletedCommand[] {
  const options = command.options.map(({ long, short, required, argChoices, description }) => ({
    names: [short, long].flatMap((name) => name ?? []),
    takesValue: required,
    values: argChoices ?? [],
    description,
  }));
  const below = command.commands.map((one) => ({ name: one.name(), description: one.description() }));
  const values = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  return [
    { words, below, values, options },
    ...command.commands.flatMap((one) => completed(one, [...words, one.name()])),
  ];
}

/** `assay completion SHELL`: prints the script by which a shell completes commands, options and their values. */
export function registerCompletionCommand(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('print the completion script of a shell')
    .addArgument(new Argument('<shell>', 'the shell that reads it').choices(Object.keys(SCRIPTS)))
    .action((shell: Shell) => terminal.write(SCRIPTS[shell](completed(program, []))));
}
