import { realpathSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import picocolors from 'picocolors';
import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import { answerFromText, copiesOf, type NamedText } from '../app/answer-from-text.ts';
import { apart } from '../app/apart.ts';
import { delimiterOf, isRowFile, rowsOfText } from '../app/bulk/rows-of-text.ts';
import { LARGEST_ANSWER } from '../app/parse-answer.ts';
import type { Home } from '../app/outside.ts';
import { compileLess } from './compile-less.ts';
import { type VerifiedAnswer, verifyAnswer } from '../app/verify-answer.ts';
import { languageOf } from '../core/report/language-of.ts';
import { configOption, languageOption, outputOption, reportFormatOption } from './common-options.ts';
import { explainClaim } from './explain-claim.ts';
import type { AnswerFile } from './formats/answer-place.ts';
import { formOfOutput } from './formats/form-of-output.ts';
import { type Format, FORMATS, isMachineFormat } from './formats/format.ts';
import { verifyInFormat } from './formats/in-format.ts';
import { graphEvents } from './graph-events.ts';
import { leftOutLines, unreadLine } from './left-out-words.ts';
import { messageLanguage } from './message-language.ts';
import { plainText } from './plain-text.ts';
import { readHome } from './home.ts';
import { readInput } from './read-input.ts';
import { reportWords } from './report-words.ts';
import { reportText } from './report-text.ts';
import { tellMissingEvidence } from './tell-missing-evidence.ts';
import type { Terminal } from './terminal.ts';
import { translate } from '../app/messages/translate.ts';
import { writeOutput } from './write-output.ts';

interface Options {
  readonly format: Format;
  readonly output: readonly string[];
  readonly explain?: string;
  readonly lang?: Language;
  readonly config?: string;
  readonly evidence?: readonly string[];
  readonly query?: string;
  readonly referenceDate?: string;
  readonly allowEmpty?: boolean;
  readonly resume?: boolean;
  readonly retryErrors?: boolean;
  readonly keep: boolean;
}

/** The options as the command line gives them. */
type Given = Omit<Options, 'output'> & Partial<Pick<Options, 'output'>>;

/** A file that an answer is held against; `brought`: a folder or a pattern led to it. */
interface EvidenceFile {
  readonly name: string;
  readonly brought: boolean;
}

async function named(path: string, terminal: Terminal): Promise<NamedText> {
  if (path === '-')
    return { name: 'standard input', text: await readInput(path, terminal.stdin, LARGEST_ANSWER) };
  const inputs = await (await terminal.outside()).inputs();
  return { name: path, text: await inputs.text(path, LARGEST_ANSWER) };
}

function readAll(files: readonly EvidenceFile[], terminal: Terminal): Promise<readonly NamedText[]> {
  return Promise.all(files.map(async ({ name, brought }) => ({ ...(await named(name, terminal)), brought })));
}

/** Where a file lies, by whichever link it is named. */
function placeOf(name: string, workingFolder: string): string {
  const place = resolve(workingFolder, name);
  try {
    return realpathSync.native(place);
  } catch {
    return place;
  }
}

/** The files of a run. */
interface RunFiles {
  readonly answers: readonly string[];
  readonly evidence: readonly EvidenceFile[];
  /** What folders and patterns of evidence hold that is not read. */
  readonly unread: readonly string[];
}

/** The files of a run, each for one thing alone; answers that are left out or not read are said. */
async function filesOf(
  paths: readonly string[],
  { evidence = [], output, lang }: Options,
  { outside, warn }: Terminal,
): Promise<RunFiles> {
  const place = await outside();
  const { workingFolder, environment } = place;
  const door = await place.inputs();
  const found = { answers: await door.named(paths), evidence: await door.named(evidence) };
  const parts = {
    answers: { named: paths, files: found.answers.files },
    evidence: { named: evidence, files: found.evidence.files },
    output,
  };
  const { leftOut, answers, evidence: held } = apart(parts, (name) => placeOf(name, workingFolder));
  refuseOwn([...answers, ...evidence], output);
  const language = messageLanguage(lang, undefined, environment);
  for (const line of leftOutLines(leftOut, language)) warn(`→ ${plainText(line)}\n`);
  warnUnread(found.answers.unread, language, warn);
  const { unread } = found.evidence;
  return { answers, evidence: held.map((name) => ({ name, brought: !evidence.includes(name) })), unread };
}

function warnUnread(unread: readonly string[], language: Language, warn: Terminal['warn']): void {
  const line = unreadLine(unread, language);
  if (line !== null) warn(`! ${plainText(line)}\n`);
}

/** What is read must outlive what is written. */
function refuseOwn(files: readonly string[], output: readonly string[]): void {
  const read = new Set(files.map((file) => resolve(file)));
  const own = output.find((path) => read.has(resolve(path)));
  if (own === undefined) return;
  throw new AssayError('usage', 'is one of the files that are read', {
    where: own,
    hint: 'choose another place with -o',
  });
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

interface Running {
  readonly terminal: Terminal;
  readonly version: string;
  /** Files that answers are held against. */
  readonly evidence: readonly EvidenceFile[];
  readonly unread: readonly string[];
}

interface ReadAnswer {
  readonly answer: Answer;
  readonly leftOut: readonly string[];
  readonly at: AnswerFile;
}

async function readAnswer(
  text: NamedText,
  options: Options,
  { terminal, evidence }: Running,
): Promise<ReadAnswer> {
  const files = await readAll(evidence, terminal);
  const read = answerFromText(text, files, options.query);
  const answer = {
    ...read,
    ...(options.lang === undefined ? {} : { language: options.lang }),
    ...(options.referenceDate === undefined ? {} : { reference_date: options.referenceDate }),
  };
  const { workingFolder } = await terminal.outside();
  return { answer, leftOut: copiesOf(read.content.text, files), at: fileOf(text, read, workingFolder) };
}

function homeOf(file: string, options: Options, terminal: Terminal): Promise<Home> {
  return readHome(terminal, { ...options, inputFile: file === '-' ? undefined : file });
}

interface Showing {
  readonly colour: boolean;
  readonly version: string;
  readonly at: AnswerFile;
  readonly home: Home;
}

function shown(
  { report, verdict }: VerifiedAnswer,
  options: Options,
  { colour, home, ...more }: Showing,
): string {
  const colours = picocolors.createColors(colour);
  const { format, explain } = options;
  if (isMachineFormat(format)) return verifyInFormat(format, verdict, report, more);
  if (explain !== undefined) return explainClaim(report, explain, format, colours);
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  return reportText(verdict, report, home.configuration, colours);
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

/** One answer has no row to go on with. */
function refuseManyOnly({ resume, retryErrors }: Options): void {
  if (resume !== true && retryErrors !== true) return;
  throw new AssayError('usage', 'is of many answers, and one is named', {
    where: resume === true ? '--resume' : '--retry-errors',
    hint: 'leave it out, or name several files, a .jsonl or a .csv',
  });
}

/** The options, and the form of a file of output. */
type Asked = Options & { readonly formOf: (path: string) => Format };

async function verifyOne(text: NamedText, file: string, options: Asked, run: Running): Promise<void> {
  const { terminal, version } = run;
  refuseTogether(options);
  refuseManyOnly(options);
  const files = options.output.map((path) => ({ path, form: options.formOf(path) }));
  const outside = await terminal.outside();
  const { answer, leftOut, at } = await readAnswer(text, options, run);
  const home = await homeOf(file, options, terminal);
  const { events, done } = graphEvents(terminal, languageOf(answer, home.configuration.language));
  const { keep, allowEmpty = false, output } = options;
  const how = { allowEmpty, keep, events, leftOut, unread: run.unread };
  const verified = await verifyAnswer(answer, home, outside, how).finally(done);
  const show = (format: Format, colour: boolean): string =>
    shown(verified, { ...options, format }, { colour, version, at, home });
  if (output.length === 0) terminal.write(show(options.format, terminal.colour));
  for (const { path, form } of files) await writeOutput(path, show(form, false));
  warnUnkept(verified, terminal);
  const { language } = verified.report.metadata;
  tellMissingEvidence(answer, home, outside, { language, warn: terminal.warn });
  terminal.setExit(verified.verdict.exit);
}

/** Many answers, read one after another. `read`: what of them was read already, to see what it is. */
async function verifyEach(
  files: readonly string[],
  read: NamedText | null,
  options: Options,
  { terminal, version, evidence, unread }: Running,
): Promise<void> {
  const { verifyMany } = await import('./bulk/verify-many.ts');
  const { answersOf } = await import('../app/bulk/answers-of.ts');
  const inputs = await (await terminal.outside()).inputs();
  const [first = '-'] = files;
  const items = answersOf({
    files,
    evidence: await readAll(evidence, terminal),
    query: options.query,
    inputs,
    text: async (file) => (read !== null && file === first ? read : named(file, terminal)),
  });
  const home = await homeOf(first, options, terminal);
  await verifyMany(items, home, { ...options, files }, terminal, version);
  const { environment } = await terminal.outside();
  warnUnread(unread, messageLanguage(options.lang, home.configuration.language, environment), terminal.warn);
}

async function runVerify(
  paths: readonly string[],
  options: Asked,
  { terminal, version }: Omit<Running, 'evidence' | 'unread'>,
): Promise<void> {
  compileLess();
  checkInput([...paths, ...(options.evidence ?? [])]);
  const { answers: files, evidence, unread } = await filesOf(paths, options, terminal);
  const run = { terminal, version, evidence, unread };
  const [file = '-'] = files;
  const isOne = files.length === 1 && paths.includes(file) && !isRowFile(file);
  if (!isOne) return verifyEach(files, null, options, run);
  const text = await named(file, terminal);
  if (rowsOfText(text) === null && delimiterOf(text) === null) return verifyOne(text, file, options, run);
  return verifyEach(files, text, options, run);
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
    .argument(
      '<files...>',
      'answers: texts, JSON, .jsonl or .csv with one a row; folders, patterns, - for standard input',
    )
    .option(
      '--evidence <files...>',
      'what the answer is held against: documents, PDF, DOCX, .csv, .json; folders, patterns (adds to its own)',
    )
    .option('--query <text>', 'the question that the answer replies to')
    .addOption(reportFormatOption())
    .addOption(
      outputOption(
        'write the report to a file, whole or not at all; may be repeated, its ending says the format',
      ),
    )
    .option('--resume', 'many answers: go on with the results of -o FILE.jsonl')
    .option('--retry-errors', 'many answers: verify again what could not be evaluated')
    .option('--explain <claim>', 'everything about one claim, by its claim_id')
    .addOption(languageOption())
    .addOption(configOption())
    .option('--reference-date <date>', 'the day that "last week" is counted from', isoDay)
    .option('--allow-empty', 'an answer without claims passes')
    .option('--no-keep', 'write nothing under .assay/verdicts and .assay/outbox')
    .action((files: string[], options: Given, command: Command) => {
      const given = { format: options.format, forms: FORMATS };
      const formOf = (path: string) => formOfOutput(path, given, command);
      return runVerify(files, { output: [], ...options, formOf }, { terminal, version });
    });
}
