import type { Command } from 'commander';
import { type CommonOptions, withCommonOptions } from './common-options.ts';
import { endSignal } from './end-signal.ts';
import { JOB_WORDS } from './job-words.ts';
import { openBench } from './open-bench.ts';
import { startTellingWorker } from './tell-jobs.ts';
import type { Terminal } from './terminal.ts';

/** Said where a server holds the database. */
const HELD = 'it does the jobs of this database itself';

async function runWork(options: CommonOptions, terminal: Terminal): Promise<void> {
  const ended = endSignal();
  const { bench, language } = await openBench(options, terminal, HELD);
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
