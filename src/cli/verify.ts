import { basename, relative, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import picocolors from 'picocolors';
import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import { answerFromText, type NamedText } from '../app/answer-from-text.ts';
import { LARGEST_ANSWER } from '../app/parse-answer.ts';
import type { Home } from '../app/outside.ts';
import { type VerifiedAnswer, verifyAnswer } from '../app/verify-answer.ts';
import { languageOf } from '../core/report/language-of.ts';
import { configOption, languageOption, reportFormatOption } from './common-options.ts';
import { explainClaim } from './explain-claim.ts';
import type { AnswerFile } from './formats/answer-place.ts';
import { type Format, isMachineFormat } from './formats/format.ts';
import { verifyInFormat } from './formats/in-format.ts';
import { graphEvents } from './graph-events.ts';
import { plainText } from './plain-text.ts';
import { readHome } from './home.ts';
import { readInput } from './read-input.ts';
import { reportWords } from './report-words.ts';
import { reportText } from './report-text.ts';
import { tellMissingEvidence } from './tell-missing-evidence.ts';
import type { Terminal } from './terminal.ts';
import { translate } from './translate.ts';
import { writeOutput } from './write-output.ts';

interface Options {
  readonly format: Format;
  readonly output?: string;
  readonly explain?: string;
  readonly lang?: Language;
  readonly config?: string;
  readonly evidence?: readonly string[];
  readonly query?: string;
  readonly referenceDate?: string;
  readonly allowEmpty?: boolean;
  readonly keep: boolean;
}

async function named(path: string, terminal: Terminal): Promise<NamedText> {
  const text = await readInput(path, terminal.stdin, LARGEST_ANSWER);
  return { name: path === '-' ? 'standard input' : path, text };
}

/** Standard input can be read once only. */
function checkInput(paths: readonly string[]): void {
  if (paths.filter((path) => path === '-').length < 2) return;
  throw new AssayError('usage', 'standard input is named twice', {
    where: '-',
    hint: 'read one of the two from a file',
  });
}

const BYTE_ORDER_MARK = /^\ufeff/u;

/** Where the answer stands: in the file as its words, or somewhere inside its JSON. */
function fileOf({ name, text }: NamedText, { content }: Answer, workingFolder: string): AnswerFile {
  const words = text.replace(BYTE_ORDER_MARK, '');
  const way = relative(workingFolder, resolve(workingFolder, name)).replaceAll('\\', '/');
  const file = way.startsWith('..') ? basename(name) : way;
  return { file, text: content.text === words ? words : null };
}

interface ReadAnswer {
  readonly answer: Answer;
  readonly at: AnswerFile;
}

async function readAnswer(file: string, options: Options, terminal: Terminal): Promise<ReadAnswer> {
  checkInput([file, ...(options.evidence ?? [])]);
  const text = await named(file, terminal);
  const evidence = await Promise.all((options.evidence ?? []).map((path) => named(path, terminal)));
  const read = answerFromText(text, evidence, options.query);
  const answer = {
    ...read,
    ...(options.lang === undefined ? {} : { language: options.lang }),
    ...(options.referenceDate === undefined ? {} : { reference_date: options.referenceDate }),
  };
  const { workingFolder } = await terminal.outside();
  return { answer, at: fileOf(text, read, workingFolder) };
}

function homeOf(file: string, options: Options, terminal: Terminal): Promise<Home> {
  return readHome(terminal, { ...options, inputFile: file === '-' ? undefined : file });
}

interface Showing {
  readonly colour: boolean;
  readonly version: string;
  readonly at: AnswerFile;
}

function shown({ report, verdict }: VerifiedAnswer, options: Options, { colour, ...more }: Showing): string {
  const colours = picocolors.createColors(colour);
  const { format, explain } = options;
  if (isMachineFormat(format)) return verifyInFormat(format, verdict, report, more);
  if (explain !== undefined) return explainClaim(report, explain, format, colours);
  return format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : reportText(verdict, report, colours);
}

/** One claim is told in text or JSON. */
function refuseTogether({ explain, format }: Options): void {
  if (explain === undefined || !isMachineFormat(format)) return;
  throw new AssayError('usage', 'one claim has no such format', {
    where: '--explain, --format',
    hint: 'name text or json',
  });
}

/** Says what was not kept of a verdict and its messages, and why. */
function warnUnkept({ notKept, notRequested, report, verdict }: VerifiedAnswer, terminal: Terminal): void {
  const error = notKept ?? notRequested;
  if (error === null) return;
  const { language } = report.metadata;
  const words = reportWords[language];
  const what = notKept === null ? words.notRequested(verdict.messages.length > 0) : words.notKept;
  const why = `${plainText(error.where ?? '')}: ${plainText(translate(error.message, language))}`;
  terminal.warn(`assay: ${what}: ${why}\n`);
}

async function runVerify(file: string, options: Options, terminal: Terminal, version: string): Promise<void> {
  refuseTogether(options);
  const outside = await terminal.outside();
  const { answer, at } = await readAnswer(file, options, terminal);
  const home = await homeOf(file, options, terminal);
  const { events, done } = graphEvents(terminal, languageOf(answer, home.configuration.language));
  const { keep, allowEmpty = false } = options;
  const verified = await verifyAnswer(answer, home, outside, { allowEmpty, keep, events }).finally(done);
  const colour = terminal.colour && options.output === undefined;
  const text = shown(verified, options, { colour, version, at });
  if (options.output === undefined) terminal.write(text);
  else await writeOutput(options.output, text);
  warnUnkept(verified, terminal);
  const { language } = verified.report.metadata;
  tellMissingEvidence(answer, home, outside, { language, warn: terminal.warn });
  terminal.setExit(verified.verdict.exit);
}

function isoDay(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text))
    return text;
  throw new InvalidArgumentError('expected a day that exists, YYYY-MM-DD');
}

/** `assay verify FILE|-`: holds the claims of an answer against its evidence and the configured graph. */
export function registerVerifyCommand(program: Command, terminal: Terminal, version: string): void {
  program
    .command('verify')
    .description(
      'hold the claims of an answer against its evidence, the graph and sources; exit 0 passed, 1 not, 2 not evaluated',
    )
    .argument('<file>', 'the answer: JSON, or text with --evidence; - for standard input')
    .option(
      '--evidence <files...>',
      'what the answer is held against: documents, .csv, .json (adds to its own)',
    )
    .option('--query <text>', 'the question that the answer replies to')
    .addOption(reportFormatOption())
    .option('-o, --output <file>', 'write the report to a file, whole or not at all')
    .option('--explain <claim>', 'everything about one claim, by its claim_id')
    .addOption(languageOption())
    .addOption(configOption())
    .option('--reference-date <date>', 'the day that "last week" is counted from', isoDay)
    .option('--allow-empty', 'an answer without claims passes')
    .option('--no-keep', 'write nothing under .assay/verdicts and .assay/outbox')
    .action((file: string, options: Options) => runVerify(file, options, terminal, version));
}
