import type { Calibration, Estimate } from '../contract/calibration.ts';
import type { Language } from '../contract/language.ts';
import { calibrateWords, type CalibrateWords } from './calibrate-words.ts';
import { alignColumns } from './config-columns.ts';
import { reportWords } from './report-words.ts';

const WIDEST = 40;
const DIGITS = 3;

/** `92.5 % (88.0–95.1)` */
function shown(estimate: Estimate | null, words: CalibrateWords): string {
  if (estimate === null) return `– (${words.nothing})`;
  const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((one) =>
    (one * 100).toFixed(1),
  );
  return `${value} % (${low}–${high})`;
}

/** A threshold at the very end is none: no row may lie beyond it. */
function decisionsText(
  { supported_above, not_found_below, wanted_precision }: Calibration,
  words: CalibrateWords,
): string {
  const [high, low] = [supported_above.toFixed(DIGITS), not_found_below.toFixed(DIGITS)];
  if (wanted_precision === null || supported_above === not_found_below) return words.threshold(high);
  const yes = supported_above === 1 ? words.neverSupported : words.supportedFrom(high);
  const no = not_found_below === 0 ? words.neverNotFound : words.notFoundUnder(low);
  return `${yes}, ${no}, ${words.abstains}`;
}

function rowsText({ rows, groups, unusable }: Calibration, language: Language): string {
  const words = calibrateWords[language];
  const left = Object.values(unusable).reduce((sum, count) => sum + count, 0);
  const reasons = Object.entries(unusable).map(
    ([reason, count]) => `${reportWords[language].reasons[reason as keyof Calibration['unusable']]} ${count}`,
  );
  return [words.rows(rows, groups), ...(left > 0 ? [words.unusable(left, reasons)] : [])].join(', ');
}

function figuresText({ figures, wanted_precision }: Calibration, words: CalibrateWords): string[] {
  const rows: readonly (readonly [string, Estimate | null])[] = [
    [words.balancedAccuracy, figures.balanced_accuracy],
    [words.auc, figures.auc],
    [words.precision, figures.precision],
    [words.recall, figures.recall],
    [words.notFoundPrecision, figures.not_found_precision],
    [words.notFoundRecall, figures.not_found_recall],
    ...(wanted_precision === null && figures.abstention.value === 0
      ? []
      : [[words.abstention, figures.abstention] as const]),
  ];
  return alignColumns(
    rows.map(([name, estimate]) => [`  ${name}`, shown(estimate, words)]),
    WIDEST,
  );
}

/** Where the thresholds were written, and by which path a configuration names them. */
export interface WrittenTo {
  readonly file: string;
  readonly fromConfiguration: string;
}

/** What was fitted, how well it does, and how to use it. */
export function calibrationText(
  calibration: Calibration,
  { file, fromConfiguration }: WrittenTo,
  language: Language,
): string {
  const words = calibrateWords[language];
  return [
    rowsText(calibration, language),
    decisionsText(calibration, words),
    '',
    `${words.figures}:`,
    ...figuresText(calibration, words),
    '',
    words.byWords,
    '',
    `${words.written(file)}:`,
    '  grounding:',
    `    calibration: ${fromConfiguration}`,
    '',
  ].join('\n');
}
