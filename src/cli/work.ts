import type { Command } from 'commander';
import { openWorkbench } from '../app/workbench/open-workbench.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import type { Language } from '../contract/language.ts';
import { type CommonOptions, withCommonOptions } from './common-options.ts';
import { endSignal } from './end-signal.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { JOB_WORDS } from './job-words.ts';
import { messageLanguage } from './message-language.ts';
import { heldByServer } from './running-server.ts';
import { startTellingWorker } from './tell-jobs.ts';
import type { Terminal } from './terminal.ts';

async function openBench(
  options: CommonOptions,
  terminal: Terminal,
): Promise<{ readonly bench: Workbench; readonly language: Language }> {
  const outside = await terminal.outside();
  const home = await readHome(outside, { config: options.config });
  const language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  const { events, done } = graphEvents(terminal, language);
  try {
    return { bench: await openWorkbench(home, outside, events), language };
  } catch (error) {
    throw heldByServer(error, home.folder, () => 'it does the jobs of this database itself');
  } finally {
    done();
  }
}

async function runWork(options: CommonOptions, terminal: Terminal): Promise<void> {
  const ended = endSignal();
  const { bench, language } = await openBench(options, terminal);
  const { write: tell, warn } = terminal;
  const worker = await startTellingWorker(bench, { tell, warn, format: options.format, language });
  const { worker: settings } = bench.home.configuration;
  const words = JOB_WORDS[language];
  warn(`${words.ready(settings.concurrency)}\n`);
  await ended;
  warn(`${words.stopping}\n`);
  await worker.stop(settings.shutdown_ms);
  await bench.later.idle();
}

/** `assay work`: does jobs until it is told to stop. */
export function registerWorkCommand(program: Command, terminal: Terminal): void {
  withCommonOptions(
    program
      .command('work')
      .description('do jobs until stopped; with DATABASE_URL in as many processes as you like'),
  ).action((options: CommonOptions) => runWork(options, terminal));
}
