import { relative, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { calibrate } from '../app/calibrate.ts';
import type { LabelledAnswer } from '../app/labelled-answer.ts';
import { LARGEST_LABELLED, readLabelledRows } from '../app/labelled-rows.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import { NO_CALIBRATION } from '../core/grounding/calibration/apply-calibration.ts';
import { calibrateWords } from './calibrate-words.ts';
import { calibrationText } from './calibration-text.ts';
import { configOption, formatOption, languageOption, outputOption } from './common-options.ts';
import { errorText } from './error-text.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import { readInput } from './read-input.ts';
import type { Terminal } from './terminal.ts';
import { writeOutput } from './write-output.ts';

interface Options {
  readonly output: string;
  readonly format: 'text' | 'json';
  readonly precision?: number;
  readonly config?: string;
  readonly lang?: Language;
}

/** The options as the command line gives them. */
interface Given extends Omit<Options, 'output'> {
  readonly output?: readonly string[];
}

const STANDARD_INPUT = '-';
const BAD_LINES_SHOWN = 5;
const REDRAW_EVERY = 25;
const CLEAR = '\r\u001b[K';

function share(text: string): number {
  const value = Number(text);
  if (value > 0.5 && value < 1) return value;
  throw new InvalidArgumentError('expected a number between 0.5 and 1');
}

/** The labelled file must outlive its calibration. */
function refuseSameFile(file: string, output: string): void {
  if (file !== STANDARD_INPUT && resolve(file) === resolve(output))
    throw new AssayError('usage', 'is the labelled file itself', {
      where: output,
      hint: 'choose another place with -o',
    });
}

function refuseBadLines(
  troubles: readonly AssayError[],
  name: string,
  terminal: Terminal,
  language: Language,
) {
  const [first, ...others] = troubles;
  if (first === undefined) return;
  if (others.length === 0) throw first;
  for (const trouble of troubles.slice(0, BAD_LINES_SHOWN))
    terminal.warn(errorText(trouble, language, false));
  throw new AssayError('malformed', `${troubles.length} lines cannot be read, so nothing was fitted`, {
    where: name,
    hint: 'correct the lines, or take them out',
  });
}

/** Thresholds are one file, which the configuration names. */
function oneOutput([output = 'assay.calibration.json', second]: readonly string[]): string {
  if (second === undefined) return output;
  throw new AssayError('usage', 'is named beside another file', {
    where: `-o ${second}`,
    hint: 'the thresholds are one file: name it once',
  });
}

/** The rows of the file; the first bad lines go to standard error, and nothing is fitted on a part of a file. */
async function readRows(
  file: string,
  terminal: Terminal,
  language: Language,
): Promise<readonly LabelledAnswer[]> {
  const name = file === STANDARD_INPUT ? 'standard input' : file;
  const { rows, troubles } = readLabelledRows(await readInput(file, terminal.stdin, LARGEST_LABELLED), name);
  refuseBadLines(troubles, name, terminal, language);
  return rows;
}

/** Drawn over itself on a terminal; silent elsewhere. */
function progress({ interactive, warn }: Terminal, language: Language) {
  return (done: number, of: number): void => {
    if (!interactive) return;
    if (done === of) warn(CLEAR);
    else if (done % REDRAW_EVERY === 0) warn(`${CLEAR}${calibrateWords[language].judging} ${done}/${of}`);
  };
}

async function runCalibrate(file: string, options: Options, terminal: Terminal): Promise<void> {
  refuseSameFile(file, options.output);
  const outside = await terminal.outside();
  const home = await readHome(terminal, {
    ...options,
    inputFile: file === STANDARD_INPUT ? undefined : file,
    request: { grounding: { calibration: NO_CALIBRATION } },
  });
  const { configuration, folder } = home;
  const language = messageLanguage(options.lang, configuration.language, outside.environment);
  const rows = await readRows(file, terminal, language);
  const calibration = await calibrate(rows, configuration, outside, {
    precision: options.precision ?? null,
    where: file,
    onProgress: progress(terminal, language),
  });
  const written = `${JSON.stringify(calibration, null, 2)}\n`;
  await writeOutput(options.output, written);
  const fromConfiguration = relative(folder, resolve(options.output)).replaceAll('\\', '/');
  terminal.write(
    options.format === 'json'
      ? written
      : calibrationText(calibration, { file: options.output, fromConfiguration }, language),
  );
}

/** `assay calibrate FILE|-`: fits the thresholds of grounding on labelled answers. */
export function registerCalibrateCommand(program: Command, terminal: Terminal): void {
  program
    .command('calibrate')
    .description(
      'fit the thresholds of grounding on a labelled file (JSON lines) and write them with intervals',
    )
    .argument('<file>', 'JSON lines: {"label": 1 or 0, "claim" or "text", "evidence"} or {"label", "answer"}')
    .addOption(outputOption('where the thresholds are written; default: assay.calibration.json'))
    .option('--precision <share>', 'wanted precision of both decisions; what cannot reach it abstains', share)
    .addOption(formatOption())
    .addOption(languageOption())
    .addOption(configOption())
    .action((file: string, { output = [], ...options }: Given) =>
      runCalibrate(file, { ...options, output: oneOutput(output) }, terminal),
    );
}
