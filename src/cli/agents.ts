import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { listAgents } from '../app/list-agents.ts';
import type { Language } from '../contract/language.ts';
import { agentsText } from './agents-text.ts';
import { formatOption, languageOption } from './common-options.ts';
import { messageLanguage } from './message-language.ts';
import type { Terminal } from './terminal.ts';

interface Options {
  readonly since?: string;
  readonly format: 'text' | 'json';
  readonly json?: boolean;
  readonly lang?: Language;
}

function dayOf(text: string): string {
  if (z.iso.date().safeParse(text).success) return text;
  throw new InvalidArgumentError('expected a day, as 2026-11-21');
}

async function runAgents(folder: string | undefined, options: Options, terminal: Terminal): Promise<void> {
  const outside = await terminal.outside();
  const { records, unread } = await listAgents(folder ?? outside.workingFolder, options.since, outside);
  for (const { where, why } of unread) terminal.warn(`assay: ${where}: ${why}\n`);
  const language = messageLanguage(options.lang, undefined, outside.environment);
  const isJson = options.json === true || options.format === 'json';
  terminal.write(isJson ? `${JSON.stringify(records, null, 2)}\n` : agentsText(records, language));
}

/** `assay agents [FOLDER]`: how often what each agent claimed was so. */
export function registerAgentsCommand(program: Command, terminal: Terminal): void {
  program
    .command('agents')
    .description('what coding agents claimed in their final messages here, and how much of it was so')
    .argument('[folder]', 'a folder of the work tree; default: the working folder')
    .option('--since <day>', 'only checks of this day and later', dayOf)
    .option('--json', 'the same as --format json')
    .addOption(formatOption())
    .addOption(languageOption())
    .action((folder: string | undefined, options: Options) => runAgents(folder, options, terminal));
}
