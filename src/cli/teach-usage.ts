import type { Command } from 'commander';
import type { Language } from '../contract/language.ts';
import { examplesOf } from './help-examples.ts';

const TITLE: Readonly<Record<Language, string>> = { ko: '예:', en: 'Examples:' };

/** NU3: the help of a command, and of all below it, ends with examples; so does what is said where it cannot be read. */
export function teachUsage(command: Command, language: Language, words = ''): void {
  const below = command.commands.map((one) => one.name());
  const lines = examplesOf(words, below).map((line) => `  ${line}`);
  const examples = [TITLE[language], ...lines].join('\n');
  command.addHelpText('after', `\n${examples}`).showHelpAfterError(examples);
  for (const one of command.commands) teachUsage(one, language, `${words} ${one.name()}`.trim());
}
