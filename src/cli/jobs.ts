import { type Command, Option } from 'commander';
import { cancelJob, findJob } from '../app/jobs/find-job.ts';
import { AssayError } from '../contract/assay-error.ts';
import { JobState, JobType } from '../contract/job.ts';
import { jsonText } from './columns-text.ts';
import { type CommonOptions, countOf, withCommonOptions } from './common-options.ts';
import { jobListText, jobText } from './job-text.ts';
import { JOB_WORDS } from './job-words.ts';
import { type OpenedStores, openStores } from './open-stores.ts';
import type { Terminal } from './terminal.ts';

interface ListOptions extends CommonOptions {
  readonly limit: number;
  readonly status?: JobState;
  readonly type?: JobType;
}

function open(options: CommonOptions, terminal: Terminal): Promise<OpenedStores> {
  return openStores(options, terminal);
}

async function runList(options: ListOptions, terminal: Terminal): Promise<void> {
  const { home, stores, language } = await open(options, terminal);
  const { limit, status, type } = options;
  const jobs = await stores.jobs.list(home.configuration.tenant_id, { limit, status, type });
  terminal.write(options.format === 'json' ? jsonText(jobs) : jobListText(jobs, language));
}

async function runShow(id: string, options: CommonOptions, terminal: Terminal): Promise<void> {
  const { home, stores, language } = await open(options, terminal);
  const { job, events } = await findJob(stores.jobs, home.configuration.tenant_id, id);
  terminal.write(options.format === 'json' ? jsonText({ ...job, events }) : jobText(job, events, language));
}

async function runCancel(id: string, options: CommonOptions, terminal: Terminal): Promise<void> {
  const { home, stores, language } = await open(options, terminal);
  const { job } = await cancelJob(stores.jobs, home.configuration.tenant_id, id);
  terminal.write(options.format === 'json' ? jsonText(job) : `${JOB_WORDS[language].cancelled(id)}\n`);
}

async function runRedrive(ids: string[], options: CommonOptions, terminal: Terminal): Promise<void> {
  const { home, stores, language } = await open(options, terminal);
  const redriven = await stores.jobs.redrive(home.configuration.tenant_id, ids.length === 0 ? null : ids);
  if (redriven === 0 && ids.length > 0)
    throw new AssayError('not_found', 'no such job was given up', {
      where: ids.join(' '),
      hint: '`assay jobs list --status dead_lettered` shows those that were',
    });
  const text = `${JOB_WORDS[language].redriven(redriven)}\n`;
  terminal.write(options.format === 'json' ? jsonText({ redriven }) : text);
}

/** `assay jobs list|show|cancel|redrive`: what is queued, and what came of it. */
export function registerJobsCommands(program: Command, terminal: Terminal): void {
  const jobs = program.command('jobs').description('jobs that are queued, run and ended');
  withCommonOptions(jobs.command('list').description('list the jobs, newest first'))
    .option('--limit <count>', 'at most so many', countOf, 20)
    .addOption(new Option('--status <status>', 'only of this state').choices(JobState.options))
    .addOption(new Option('--type <type>', 'only of this type').choices(JobType.options))
    .action((options: ListOptions) => runList(options, terminal));
  withCommonOptions(jobs.command('show').description('print a job with all that happened to it'))
    .argument('<id>', 'its id, as `assay jobs list` shows it')
    .action((id: string, options: CommonOptions) => runShow(id, options, terminal));
  withCommonOptions(jobs.command('cancel').description('cancel a job that waits or runs'))
    .argument('<id>', 'its id')
    .action((id: string, options: CommonOptions) => runCancel(id, options, terminal));
  withCommonOptions(jobs.command('redrive').description('queue again what was given up'))
    .argument('[ids...]', 'those of these ids; none: all')
    .action((ids: string[], options: CommonOptions) => runRedrive(ids, options, terminal));
}
