import { type Command, InvalidArgumentError } from 'commander';
import type { Language } from '../contract/language.ts';
import type { Home, Outside } from '../app/outside.ts';
import { seedSampleNotes } from '../app/notes/seed-sample-notes.ts';
import { UNREADABLE, unreadableSettings } from '../app/settings/unreadable-settings.ts';
import { boundsOf, type TextThreads, textThreads } from '../app/verify-thread/text-threads.ts';
import type { AnswerMcp } from '../app/tool-context.ts';
import { expectFree } from '../app/server-address.ts';
import { openWorkbench } from '../app/workbench/open-workbench.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import { configOption, languageOption } from './common-options.ts';
import { endSignal } from './end-signal.ts';
import { errorText } from './error-text.ts';
import type { Faces } from './faces.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import { NOTES_WORDS } from './notes-words.ts';
import { JOB_WORDS } from './job-words.ts';
import { addressAt, heldByServer, leaveWord } from './running-server.ts';
import { providerLines } from './tell-providers.ts';
import { SERVE_WORDS } from './serve-words.ts';
import type { Terminal } from './terminal.ts';
import { TOOL_WORDING } from './tool-wording.ts';
import { translate } from '../app/messages/translate.ts';
import { workBeside } from './work-beside.ts';

interface Options {
  readonly host?: string;
  readonly port?: number;
  readonly log?: boolean;
  readonly work?: boolean;
  readonly config?: string;
  readonly lang?: Language;
}

/** What the command line says stands above the configuration. */
function requestOf({ host, port, lang }: Options): Record<string, unknown> {
  const server = { ...(host === undefined ? {} : { host }), ...(port === undefined ? {} : { port }) };
  return {
    ...(Object.keys(server).length === 0 ? {} : { server }),
    ...(lang === undefined ? {} : { language: lang }),
  };
}

interface OpenedForServer {
  readonly bench: Workbench & { readonly texts: TextThreads };
  /** The embedded database was made by this start. */
  readonly isNew: boolean;
}

async function openBench(
  home: Home,
  outside: Outside,
  terminal: Terminal,
  language: Language,
): Promise<OpenedForServer> {
  const { events, done } = graphEvents(terminal, language);
  let isNew = false;
  const onCreate = (): void => {
    isNew = true;
    events.onCreate?.();
  };
  try {
    const bounds = boundsOf(home.configuration.server);
    const opened = { ...events, onCreate, holds: true };
    const bench = await openWorkbench(home, outside, opened, (once) => textThreads(once, bounds));
    return { bench, isNew };
  } catch (error) {
    throw heldByServer(error, home.folder, 'use that one, or stop it first');
  } finally {
    done();
  }
}

/** Sample notes to ask about, in an embedded database that was made just now. Without them the server is none the worse. */
async function offerSamples({ home, outside, stores }: Workbench, terminal: Terminal, language: Language) {
  try {
    const notes = stores.notes(home.configuration.tenant_id);
    const at = (await outside.clock()).now();
    const count = await seedSampleNotes(notes, await outside.noteFiles(), at);
    if (count > 0) terminal.warn(`${NOTES_WORDS[language].sampled(count)}\n`);
  } catch (error) {
    terminal.warn(errorText(error, language, false));
  }
}

/** A setting that somebody stored and that does not hold is said before the first request. */
async function tellUnreadable({ home, stores }: Workbench, terminal: Terminal, language: Language) {
  const { tenant_id } = home.configuration;
  try {
    const keys = await unreadableSettings(stores, tenant_id, tenant_id);
    for (const key of keys) terminal.warn(`assay: ${key}: ${translate(UNREADABLE, language)}\n`);
  } catch (error) {
    terminal.warn(errorText(error, language, false));
  }
}

/** Does jobs where nobody else can, or where it is asked for. The function ends it. */
function doJobs(bench: Workbench, options: Options, terminal: Terminal, language: Language) {
  const { in_server } = bench.home.configuration.worker;
  if (!(options.work ?? in_server ?? bench.stores.alone)) return async () => undefined;
  terminal.write(`${JOB_WORDS[language].inServer}\n`);
  const { warn } = terminal;
  const tell = options.log === true ? warn : undefined;
  return workBeside(bench, { tell, warn, format: 'json', language });
}

/** The tools for agents, loaded where somebody calls one. */
async function toolsOverHttp(
  { environment }: Outside,
  { warn }: Terminal,
  faces: Faces,
  version: string,
): Promise<AnswerMcp> {
  const start = await faces.mcpOverHttp();
  return start({ version, warn, debug: environment['ASSAY_DEBUG'] === '1', wording: TOOL_WORDING });
}

async function runServe(options: Options, terminal: Terminal, faces: Faces, version: string): Promise<void> {
  const outside = await terminal.outside();
  const home = await readHome(terminal, { ...options, request: requestOf(options) });
  const language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  const words = SERVE_WORDS[language];
  const { server: settings } = home.configuration;
  if (addressAt(home.folder) === null) await expectFree(settings);
  const ended = endSignal();
  // The database opens in a thread of its own; meanwhile this one loads the face.
  const [{ bench, isNew }, start] = await Promise.all([
    openBench(home, outside, terminal, language),
    faces.server(),
  ]);
  if (isNew && bench.stores.alone) await offerSamples(bench, terminal, language);
  await tellUnreadable(bench, terminal, language);
  let answerMcp: Promise<AnswerMcp> | undefined;
  const server = await start(bench, {
    settings,
    say: translate,
    language: home.configuration.language ?? 'en',
    write: terminal.warn,
    log: options.log === true,
    debug: outside.environment['ASSAY_DEBUG'] === '1',
    version,
    mcp: () => (answerMcp ??= toolsOverHttp(outside, terminal, faces, version)),
  });
  const takeBack = leaveWord(home.folder, server.url);
  bench.texts.warm();
  const found = providerLines(home.configuration.models, outside.environment, language);
  terminal.write(`${[words.ready(server.url), words.stop, ...found].join('\n')}\n`);
  const endJobs = doJobs(bench, options, terminal, language);
  await ended;
  terminal.warn(`${words.stopping}\n`);
  await Promise.all([server.close(), endJobs()]);
  await bench.later.idle();
  await bench.texts.close();
  takeBack();
}

function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('expected a port, 0 to 65535');
}

/** `assay serve`: the server, until it is told to stop. */
export function registerServeCommand(
  program: Command,
  terminal: Terminal,
  faces: Faces,
  version: string,
): void {
  program
    .command('serve')
    .description('start the server: chat, streams, verification and verdicts over HTTP, on loopback')
    .option('--host <address>', 'address to listen on; off loopback an API key must exist')
    .option('--port <port>', 'port; 0 = any free one', portNumber)
    .option('--log', 'one JSON line a request, and a job, on standard error')
    .option('--work', 'do jobs too; default: where the database is the embedded one')
    .option('--no-work', 'do no jobs')
    .addOption(configOption())
    .addOption(languageOption())
    .action((options: Options) => runServe(options, terminal, faces, version));
}
