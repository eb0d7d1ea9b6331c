import type { Command } from 'commander';
import type { Language } from '../contract/language.ts';
import { examplesOf } from './help-examples.ts';
import { usageText } from './usage-text.ts';

const TITLE: Readonly<Record<Language, string>> = { ko: '예:', en: 'Examples:' };

/** NU10: which options took the words that an argument misses. */
function takenBy(text: string, command: Command): string {
  const [, missing] = /^error: missing required argument '([^']+)'/.exec(text) ?? [];
  if (missing === undefined) return '';
  return command.options
    .filter((option) => option.variadic && Array.isArray(command.getOptionValue(option.attributeName())))
    .map(({ long }) => `(${long} took each word behind it: put ${missing} before it, or behind --)\n`)
    .join('');
}

/** NU3: the help of a command, and of all below it, ends with examples; so does what is said where it cannot be read. */
export function teachUsage(command: Command, language: Language, words = ''): void {
  const below = command.commands.map((one) => one.name());
  const lines = examplesOf(words, below).map((line) => `  ${line}`);
  const examples = [TITLE[language], ...lines].join('\n');
  command.configureOutput({
    outputError: (text, write) => write(usageText(`${text}${takenBy(text, command)}`, language)),
  });
  command.addHelpText('after', `\n${examples}`).showHelpAfterError(examples);
  for (const one of command.commands) teachUsage(one, language, `${words} ${one.name()}`.trim());
}
