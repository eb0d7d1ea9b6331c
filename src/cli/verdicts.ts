import type { Command } from 'commander';
import picocolors from 'picocolors';
import { ValidationReport } from '../contract/validation-report.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { WorkReport } from '../contract/work-report.ts';
import { QualityResult } from '../contract/quality.ts';
import { checkText } from './check-text.ts';
import { AssayError } from '../contract/assay-error.ts';
import {
  type CommonOptions,
  configOption,
  countOf,
  languageOption,
  reportFormatOption,
  withCommonOptions,
} from './common-options.ts';
import { type Format, isMachineFormat, type MachineFormat } from './formats/format.ts';
import { checkInFormat, verifyInFormat } from './formats/in-format.ts';
import { gradeText } from './grade-text.ts';
import { findVerdict, listVerdicts } from '../app/kept-verdicts.ts';
import type { Home } from '../app/outside.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import { reportText } from './report-text.ts';
import type { Terminal } from './terminal.ts';
import { verdictList } from './verdict-list.ts';
import { languageByScript } from '../core/language/script.ts';

interface Options extends CommonOptions {
  readonly limit: number;
}

async function runVerdicts(options: Options, terminal: Terminal): Promise<void> {
  const outside = await terminal.outside();
  const home = await readHome(terminal, options);
  const { records, unread } = await listVerdicts(home, outside, options.limit);
  for (const { where, why } of unread) terminal.warn(`assay: ${where}: ${why}\n`);
  const language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  terminal.write(
    options.format === 'json' ? `${JSON.stringify(records, null, 2)}\n` : verdictList(records, language),
  );
}

interface ShowOptions {
  readonly format: Format;
  readonly config?: string;
}

/** A kept report in a form for build servers. The file that an answer was read from is not kept: its id stands for it. */
function machinePrinted(verdict: VerdictRecord, format: MachineFormat, version: string): string {
  const work = WorkReport.safeParse(verdict.report);
  if (work.success) return checkInFormat(format, verdict, work.data, version);
  const answer = ValidationReport.safeParse(verdict.report);
  const at = { file: verdict.subject.id, text: null };
  if (answer.success) return verifyInFormat(format, verdict, answer.data, { version, at });
  throw new AssayError('usage', 'this verdict has no such format', {
    where: `--format ${format}`,
    hint: 'name text or json',
  });
}

/** As it was printed; the report of a part that this version cannot draw as JSON. */
function printed(
  verdict: VerdictRecord,
  format: 'text' | 'json',
  { configuration }: Home,
  colour: boolean,
): string {
  const colours = picocolors.createColors(colour);
  const work = WorkReport.safeParse(verdict.report);
  if (format === 'text' && work.success) return checkText(verdict, work.data, colours);
  const quality = QualityResult.safeParse(verdict.report);
  if (format === 'text' && quality.success) {
    const language = languageByScript(quality.data.summary);
    return gradeText(verdict, { quality: quality.data, unchecked: null }, language, colours);
  }
  const isReport = ValidationReport.safeParse(verdict.report).success;
  if (format === 'json' || !isReport) return `${JSON.stringify(verdict.report, null, 2)}\n`;
  return reportText(verdict, verdict.report as ValidationReport, configuration, colours);
}

async function runShow(id: string, options: ShowOptions, terminal: Terminal, version: string): Promise<void> {
  const outside = await terminal.outside();
  const home = await readHome(terminal, options);
  const { format } = options;
  const verdict = await findVerdict(home, outside, id);
  terminal.write(
    isMachineFormat(format)
      ? machinePrinted(verdict, format, version)
      : printed(verdict, format, home, terminal.colour),
  );
}

/** `assay verdicts` and `assay show ID`: what was verified here before. */
export function registerVerdictCommands(program: Command, terminal: Terminal, version: string): void {
  const verdicts = program
    .command('verdicts')
    .description('list the verdicts that are kept here, newest first')
    .option('--limit <count>', 'at most so many', countOf, 20);
  withCommonOptions(verdicts).action((options: Options) => runVerdicts(options, terminal));
  program
    .command('show')
    .description('print a kept report again')
    .addOption(reportFormatOption())
    .addOption(languageOption())
    .addOption(configOption())
    .argument('<id>', 'the id of the verdict, or the beginning of it')
    .action((id: string, options: ShowOptions) => runShow(id, options, terminal, version));
}
