import type { Command } from 'commander';
import { indexFolder } from '../app/index/index-folder.ts';
import { type CommonOptions, withCommonOptions } from './common-options.ts';
import { graphEvents } from './graph-events.ts';
import { indexHome } from './index-home.ts';
import { tellIndexed } from './index-text.ts';
import { INDEX_WORDS } from './index-words.ts';
import { messageLanguage } from './message-language.ts';
import { plainText } from './plain-text.ts';
import { progressBar } from './progress-bar.ts';
import type { Terminal } from './terminal.ts';

interface Options extends CommonOptions {
  readonly full: boolean;
}

async function runIndex(path: string, options: Options, terminal: Terminal): Promise<void> {
  const outside = await terminal.outside();
  const { home, prefix } = await indexHome(terminal, path, options);
  const language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  const { events, done } = graphEvents(terminal, language);
  const bar = progressBar(terminal);
  try {
    const stores = await outside.stores(home, events);
    const tenant = home.configuration.tenant_id;
    const given = { prefix, full: options.full };
    const result = await indexFolder(home, outside, stores, tenant, given, {
      onWarning: (why) => terminal.warn(`assay: ${INDEX_WORDS[language].notEmbedded(plainText(why))}\n`),
      onUnkept: (why) => terminal.warn(`assay: ${INDEX_WORDS[language].notKept(plainText(why))}\n`),
      onProgress: (at) => bar.show(INDEX_WORDS[language].phases[at.phase], at.done, at.total),
    });
    bar.end();
    if (options.format === 'json') terminal.write(`${JSON.stringify(result, null, 2)}\n`);
    else tellIndexed(result, language, terminal);
    if (result.files.seen === 0) terminal.setExit(2);
  } finally {
    bar.end();
    done();
  }
}

/** `assay index [path]`: source code and documents into the database. */
export function registerIndexCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('index')
    .description('read source code and documents into the index that questions are answered from')
    .argument('[path]', 'a folder or file; only what changed is read', '.')
    .option('--full', 'read every file anew', false)
    .action((path: string, options: Options) => runIndex(path, options, terminal));
  withCommonOptions(command);
}
