import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import picocolors from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import { type CheckedWork, checkWork } from '../app/check-work.ts';
import { watchedRuns } from '../app/check-work/watched-runs.ts';
import type { Outside } from '../app/outside.ts';
import { recordBaseline } from '../app/record-baseline.ts';
import { type ReplayedCheck, replayCheck } from '../app/replay-check.ts';
import { LARGEST_ANSWER } from '../app/parse-answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import { askedText } from './asked-text.ts';
import { checkText } from './check-text.ts';
import { checkWords } from './check-words.ts';
import { configOption, languageOption, outputOption, reportFormatOption } from './common-options.ts';
import { type Output, outputsOf } from './formats/form-of-output.ts';
import { type Format, FORMATS, isMachineFormat } from './formats/format.ts';
import { checkInFormat } from './formats/in-format.ts';
import { messageLanguage } from './message-language.ts';
import { plainText } from './plain-text.ts';
import { readInput } from './read-input.ts';
import { inLanguage } from './report-in-language.ts';
import { reportWords } from './report-words.ts';
import type { Terminal } from './terminal.ts';
import { translate } from '../app/messages/translate.ts';
import { writeOutput } from './write-output.ts';

/** A longer text is no path. */
const LONGEST_PATH = 400;

interface Options {
  readonly base?: string;
  readonly baseline?: string;
  readonly recordBaseline?: string;
  readonly report?: string;
  readonly message?: string;
  readonly agent?: string;
  readonly transcript?: string;
  readonly requirements?: string;
  readonly request?: string;
  readonly run: boolean;
  readonly fresh?: boolean;
  readonly steps?: boolean;
  readonly unenclosed?: boolean;
  readonly replay?: string;
  readonly outputs: readonly Output<Format>[];
  readonly lang?: Language;
  readonly config?: string;
  readonly allowEmpty?: boolean;
  readonly keep: boolean;
}

/** The options as the command line gives them. */
interface Given extends Omit<Options, 'outputs'> {
  readonly format: Format;
  readonly output?: readonly string[];
}

async function textOf(path: string | undefined, terminal: Terminal): Promise<string | null> {
  return path === undefined ? null : readInput(path, terminal.stdin, LARGEST_ANSWER);
}

/** What was asked for: the text itself, or the file that it names. */
async function requestOf({ request }: Options, terminal: Terminal): Promise<string | null> {
  if (request === undefined) return null;
  const isFile = request.length < LONGEST_PATH && !request.includes('\n') && existsSync(request);
  return isFile ? readInput(request, terminal.stdin, LARGEST_ANSWER) : request;
}

function refuseTogether(options: Options): void {
  if (options.report !== undefined && options.message !== undefined)
    throw new AssayError('usage', 'a report and a message are named both', {
      where: '--report, --message',
      hint: 'they are the same: name one of the two',
    });
  if (options.base !== undefined && options.baseline !== undefined)
    throw new AssayError('usage', 'a base and a baseline are named both', {
      where: '--base, --baseline',
      hint: 'name one of the two',
    });
}

function shown({ report, verdict }: CheckedWork, format: Format, colours: Colors, version: string): string {
  if (isMachineFormat(format)) return checkInFormat(format, verdict, report, version);
  return format === 'json'
    ? `${JSON.stringify(inLanguage(report, report.metadata.language), null, 2)}\n`
    : checkText(verdict, report, colours);
}

async function show(
  checked: CheckedWork,
  options: Options,
  terminal: Terminal,
  version: string,
): Promise<void> {
  const { report, verdict, notKept, notTold } = checked;
  for (const { path, form } of options.outputs) {
    const text = shown(checked, form, picocolors.createColors(terminal.colour && path === null), version);
    if (path === null) terminal.write(text);
    else await writeOutput(path, text);
  }
  const { language } = report.metadata;
  if (notKept !== null) {
    const why = `${plainText(notKept.where ?? '')}: ${plainText(translate(notKept.message, language))}`;
    terminal.warn(`assay: ${reportWords[language].notKept}: ${why}\n`);
  }
  if (notTold !== null && options.steps === true)
    terminal.warn(`assay: ${checkWords[language].notTold(plainText(whyOf(notTold, language)))}\n`);
  terminal.setExit(verdict.exit);
}

function whyOf({ where, message }: AssayError, language: Language): string {
  return [where, translate(message, language)].filter((part) => part !== undefined).join(': ');
}

function showReplayed({ before, checked, holds }: ReplayedCheck, terminal: Terminal): void {
  const words = checkWords[checked.report.metadata.language];
  terminal.warn(`${words.replayed(before.id, before.created_at, holds)}\n`);
  if (!holds && checked.verdict.exit === 0) terminal.setExit(1);
}

/** NU9: each run is told on standard error: on a terminal, or where it is asked for. */
function toldRuns(outside: Outside, { steps, lang }: Options, terminal: Terminal): Outside {
  if (!(steps ?? terminal.interactive)) return outside;
  const { trees } = checkWords[messageLanguage(lang, undefined, outside.environment)];
  return watchedRuns(outside, (tree, shown) => terminal.warn(`… ${trees[tree]}: ${plainText(shown)}\n`));
}

async function runCheck(
  folder: string | undefined,
  options: Options,
  terminal: Terminal,
  version: string,
): Promise<void> {
  refuseTogether(options);
  const outside = toldRuns(await terminal.outside(), options, terminal);
  const place = folder ?? outside.workingFolder;
  if (options.recordBaseline !== undefined) {
    const commit = await recordBaseline(place, options.recordBaseline, outside);
    terminal.write(`${commit}\n`);
    return;
  }
  const request = await requestOf(options, terminal);
  if (request !== null && options.outputs.some(({ form }) => form === 'text'))
    terminal.warn(askedText(request, messageLanguage(options.lang, undefined, outside.environment)));
  const asked = {
    base: options.base,
    baseline: options.baseline,
    agentReport: await textOf(options.message ?? options.report, terminal),
    agent: options.agent === undefined ? undefined : { name: options.agent, model: null },
    transcript: options.transcript,
    requirementsText: await textOf(options.requirements, terminal),
    request,
    run: options.run,
    fresh: options.fresh ?? false,
    unenclosed: options.unenclosed,
    allowEmpty: options.allowEmpty ?? false,
    keep: options.keep,
    config: options.config,
    language: (configured: Language | undefined) =>
      messageLanguage(options.lang, configured, outside.environment),
  };
  if (options.replay === undefined) {
    await show(await checkWork(place, asked, outside), options, terminal, version);
    return;
  }
  const replayed = await replayCheck(place, options.replay, asked, outside);
  await show(replayed.checked, options, terminal, version);
  showReplayed(replayed, terminal);
}

/** `assay check [FOLDER]`: is the work in a git work tree really done? */
export function registerCheckCommand(program: Command, terminal: Terminal, version: string): void {
  program
    .command('check')
    .description(
      'is the work in this git work tree really done? runs its tests in a copy, holds them against the base; exit 0 passed, 1 not, 2 not evaluated',
    )
    .argument('[folder]', 'a folder of the work tree; default: the working folder')
    .option('--base <revision>', 'compare with this revision; default: the merge base, else the last commit')
    .option('--baseline <name>', 'compare with a baseline that was recorded')
    .option('--record-baseline <name>', 'keep the work tree as it is now under a name, and end')
    .option('--report <file>', "the agent's own report of the work, text or Markdown; - for standard input")
    .option('--message <file>', "the agent's final message: the same as --report")
    .option('--agent <name>', 'who wrote the message, for `assay agents`; default: as the transcript tells')
    .option('--transcript <file>', "the transcript of the agent's session: a log of what ran and was edited")
    .option('--requirements <file>', 'what was asked for: a Markdown checklist or an issue')
    .option('--request <text|file>', 'what was asked for, in words')
    .option('--no-run', 'run nothing: only the difference is looked at')
    .option('--steps', 'tell each run as it begins, on standard error; default on a terminal')
    .option('--fresh', 'run again what was run before on the same tree')
    .option(
      '--unenclosed',
      'run the tests where they cannot be enclosed, too: they may read and write what you can',
    )
    .option('--replay <id>', 'check again what a kept verdict was about: does it still hold?')
    .addOption(reportFormatOption())
    .addOption(
      outputOption(
        'write the report to a file, whole or not at all; may be repeated, its ending says the format',
      ),
    )
    .addOption(languageOption())
    .addOption(configOption('the nearest assay.config.yaml at the base'))
    .option('--allow-empty', 'work without tests or changes passes')
    .option('--no-keep', 'keep no verdict')
    .action((folder: string | undefined, given: Given, command: Command) => {
      const { output = [], format, ...options } = given;
      const outputs = outputsOf(output, { format, forms: FORMATS }, command);
      return runCheck(folder, { ...options, outputs }, terminal, version);
    });
}
