import { type Command, InvalidArgumentError, Option } from 'commander';
import { calibrate } from '../app/calibrate.ts';
import { readLabelledRows } from '../app/labelled-rows.ts';
import { LARGEST_ANSWER } from '../app/parse-answer.ts';
import type { Calibration, Estimate } from '../contract/calibration.ts';
import { readHome } from './home.ts';
import { readInput } from './read-input.ts';
import type { Terminal } from './terminal.ts';
import { writeOutput } from './write-output.ts';

interface Options {
  readonly output: string;
  readonly format: 'text' | 'json';
  readonly precision?: number;
  readonly config?: string;
}

const PERCENT = 100;

function shown({ value, low, high }: Estimate): string {
  const [at, from, to] = [value, low, high].map((part) => (part * PERCENT).toFixed(1));
  return `${at} % (${from}–${to})`;
}

function textOf(calibration: Calibration, file: string): string {
  const { figures, rows, unusable, groups, supported_above, not_found_below } = calibration;
  const decided =
    supported_above === not_found_below
      ? `supported from ${supported_above.toFixed(3)}, not found under it`
      : `supported from ${supported_above.toFixed(3)}, not found under ${not_found_below.toFixed(3)}, abstains between`;
  return [
    `${rows} rows in ${groups} groups${unusable > 0 ? `, ${unusable} more could not be judged` : ''}`,
    decided,
    '',
    'out of fold, with 95 % intervals:',
    `  balanced accuracy  ${shown(figures.balanced_accuracy)}`,
    `  AUC                ${shown(figures.auc)}`,
    `  precision          ${shown(figures.precision)}`,
    `  recall             ${shown(figures.recall)}`,
    `  abstention         ${shown(figures.abstention)}`,
    '',
    `written to ${file}; to use it:`,
    '  grounding:',
    `    calibration: ${file}`,
    '',
  ].join('\n');
}

function share(text: string): number {
  const value = Number(text);
  if (value > 0.5 && value < 1) return value;
  throw new InvalidArgumentError('expected a number between 0.5 and 1');
}

async function runCalibrate(file: string, options: Options, terminal: Terminal): Promise<void> {
  const outside = await terminal.outside();
  const rows = readLabelledRows(await readInput(file, terminal.stdin, LARGEST_ANSWER), file);
  const { configuration } = await readHome(outside, { config: options.config, inputFile: file });
  const precision = options.precision ?? null;
  const calibration = await calibrate(rows, configuration, outside, { precision, where: file });
  await writeOutput(options.output, `${JSON.stringify(calibration, null, 2)}\n`);
  terminal.write(
    options.format === 'json'
      ? `${JSON.stringify(calibration, null, 2)}\n`
      : textOf(calibration, options.output),
  );
}

/** `assay calibrate FILE`: fits the thresholds of grounding on labelled answers. */
export function registerCalibrateCommand(program: Command, terminal: Terminal): void {
  program
    .command('calibrate')
    .description(
      'fit the thresholds of grounding on a labelled file (JSON lines) and write them with intervals',
    )
    .argument('<file>', 'JSON lines: {"label": 1 or 0, "claim" or "text", "evidence"} or {"label", "answer"}')
    .option('-o, --output <file>', 'where the thresholds are written', 'assay.calibration.json')
    .option('--precision <share>', 'wanted precision of both decisions; what cannot reach it abstains', share)
    .addOption(new Option('--format <format>', 'output').choices(['text', 'json']).default('text'))
    .option('--config <file>', 'the configuration; default: the nearest assay.config.yaml')
    .action((file: string, options: Options) => runCalibrate(file, options, terminal));
}
