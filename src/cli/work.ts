import type { Command } from 'commander';
import { startWorker } from '../app/jobs/start-worker.ts';
import { openWorkbench } from '../app/workbench/open-workbench.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import type { Language } from '../contract/language.ts';
import type { JobWorker } from '../contract/ports/job-queue.ts';
import { withCommonOptions } from './common-options.ts';
import { endSignal } from './end-signal.ts';
import { errorText } from './error-text.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import { plainText } from './plain-text.ts';
import { heldByServer } from './running-server.ts';
import type { Terminal } from './terminal.ts';
import { WORK_WORDS } from './work-words.ts';

interface Options {
  readonly format: 'text' | 'json';
  readonly config?: string;
  readonly lang?: Language;
}

async function openBench(
  options: Options,
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

/** Says each end of a job, and once each time that the database is gone. */
function startTelling(
  bench: Workbench,
  { format }: Options,
  terminal: Terminal,
  language: Language,
): Promise<JobWorker> {
  const words = WORK_WORDS[language];
  let told = '';
  return startWorker(bench, {
    onSettled({ id, type, tenant_id, attempts }, status, milliseconds) {
      told = '';
      const line =
        format === 'json'
          ? JSON.stringify({ id, type, tenant_id, attempts, status, ms: Math.round(milliseconds) })
          : words.settled(plainText(type), id, status, milliseconds);
      terminal.write(`${line}\n`);
    },
    onTrouble(error) {
      const text = errorText(error, language, false);
      if (text !== told) terminal.warn(text);
      told = text;
    },
  });
}

async function runWork(options: Options, terminal: Terminal): Promise<void> {
  const ended = endSignal();
  const { bench, language } = await openBench(options, terminal);
  const worker = await startTelling(bench, options, terminal, language);
  const { worker: settings } = bench.home.configuration;
  terminal.warn(`${WORK_WORDS[language].ready(settings.concurrency)}\n`);
  await ended;
  terminal.warn(`${WORK_WORDS[language].stopping}\n`);
  await worker.stop(settings.shutdown_ms);
  await bench.later.idle();
}

/** `assay work`: does jobs until it is told to stop. */
export function registerWorkCommand(program: Command, terminal: Terminal): void {
  withCommonOptions(
    program
      .command('work')
      .description('do jobs until stopped; with DATABASE_URL in as many processes as you like'),
  ).action((options: Options) => runWork(options, terminal));
}
