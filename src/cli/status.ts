import type { Command } from 'commander';
import type { Home, Outside } from '../app/outside.ts';
import { readStatus } from '../app/status/read-status.ts';
import type { Language } from '../contract/language.ts';
import { Status } from '../contract/status.ts';
import { type CommonOptions, withCommonOptions } from './common-options.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import { addressAt, heldByServer } from './running-server.ts';
import { statusText } from './status-text.ts';
import { STATUS_WORDS } from './status-words.ts';
import type { Terminal } from './terminal.ts';

const PATIENCE_MS = 5000;

interface Options extends CommonOptions {
  readonly json?: boolean;
}

interface Found {
  readonly status: Status;
  /** Address of the server that said it. */
  readonly by: string | null;
}

/** What the server that holds the database says; null where it does not let us ask. */
async function askServer(url: string): Promise<Status | null> {
  try {
    const answer = await fetch(`${url}/api/status`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return Status.parse(await answer.json());
  } catch {
    return null;
  }
}

/** Asks the server that runs here, else the database. Rejects with `AssayError`. */
async function findStatus(
  outside: Outside,
  home: Home,
  version: string,
  events: Parameters<Outside['stores']>[1],
): Promise<Found> {
  const url = addressAt(home.folder);
  const said = url === null ? null : await askServer(url);
  if (said !== null) return { status: said, by: url };
  try {
    const stores = await outside.stores(home, events);
    const now = (await outside.clock()).now();
    return { status: await readStatus(stores, home.configuration.tenant_id, { now, version }), by: null };
  } catch (error) {
    const way = (at: string): string => `ask it: GET ${at}/api/status with an API key, or stop it first`;
    throw heldByServer(error, home.folder, way);
  }
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
  const { status, by } = await findStatus(outside, home, version, events).finally(done);
  terminal.write(asJson ? `${JSON.stringify(status, null, 2)}\n` : statusText(status, language, by));
}

/** `assay status`: how things stand here, also while a server runs. */
export function registerStatusCommand(program: Command, terminal: Terminal, version: string): void {
  withCommonOptions(
    program.command('status').description('how things stand: index, jobs, gaps, suggestions, workers'),
  )
    .option('--json', 'the same as --format json')
    .action((options: Options) => runStatus(options, terminal, version));
}
