import type { Command } from 'commander';
import { readStatus } from '../app/status/read-status.ts';
import type { Language } from '../contract/language.ts';
import { type CommonOptions, withCommonOptions } from './common-options.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import { addressAt } from './running-server.ts';
import { statusText } from './status-text.ts';
import { STATUS_WORDS } from './status-words.ts';
import type { Terminal } from './terminal.ts';

interface Options extends CommonOptions {
  readonly json?: boolean;
}

async function runStatus(options: Options, terminal: Terminal, version: string): Promise<void> {
  const outside = await terminal.outside();
  const home = await readHome(terminal, options);
  const language: Language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  const asJson = options.json === true || options.format === 'json';
  if (!outside.hasDatabase(home)) {
    terminal.write(asJson ? 'null\n' : `${STATUS_WORDS[language].none}\n`);
    return;
  }
  const { events, done } = graphEvents(terminal, language);
  const stores = await outside.stores(home, events).finally(done);
  const now = (await outside.clock()).now();
  const status = await readStatus(stores, home.configuration.tenant_id, { now, version });
  const server = addressAt(home.folder);
  terminal.write(asJson ? `${JSON.stringify(status, null, 2)}\n` : statusText(status, language, server));
}

/** `assay status`: how things stand here, also while a server runs. */
export function registerStatusCommand(program: Command, terminal: Terminal, version: string): void {
  withCommonOptions(
    program.command('status').description('how things stand: index, jobs, gaps, suggestions, workers'),
  )
    .option('--json', 'the same as --format json')
    .action((options: Options) => runStatus(options, terminal, version));
}
