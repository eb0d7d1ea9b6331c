import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Calibration } from '../contract/calibration.ts';
import type { Configuration } from '../contract/configuration.ts';
import type { UncheckedReason } from '../contract/unchecked-reason.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import { fitCalibration } from '../core/grounding/calibration/fit-calibration.ts';
import { FOLDS } from '../core/grounding/calibration/folds.ts';
import type { LabelledRow } from '../core/grounding/calibration/platt.ts';
import { groundingCheckers } from '../core/grounding/grounding-rules.ts';
import { isOwnGround } from '../core/grounding/own-ground/evidence-content.ts';
import { verify } from '../core/verify.ts';
import type { LabelledAnswer } from './labelled-answer.ts';
import type { Outside } from './outside.ts';

const FEWEST_OF_A_LABEL = 10;
const EVEN = 0.5;

/** What a calibration is fitted for. */
export interface CalibrateOptions {
  /** Wanted precision of both decisions; null = one threshold, no band. */
  readonly precision: number | null;
  /** The labelled file, for errors. */
  readonly where: string;
  readonly onProgress?: (done: number, of: number) => void;
}

interface Judged {
  readonly rows: readonly LabelledRow[];
  readonly unusable: Calibration['unusable'];
}

/** Judged as without any calibration, and whatever thresholds are set: these are to be found. */
function bare(configuration: Configuration): Configuration {
  const { calibration: _, ...grounding } = configuration.grounding;
  const even = { supported_above: EVEN, not_found_below: EVEN, words_suffice: true };
  return { ...configuration, grounding: { ...grounding, ...even } };
}

/** Why no evidence could be held against an answer. */
function reasonOf(
  { content }: Answer,
  { status, reason = 'no_evidence' }: ValidationReport,
): UncheckedReason {
  if (!content.evidences.some(isOwnGround)) return 'no_evidence';
  return status === 'error' ? reason : 'not_applicable';
}

/** By the evidence alone: no graph, no source and no model is asked. */
async function judge(
  answers: readonly LabelledAnswer[],
  configuration: Configuration,
  outside: Outside,
  onProgress: CalibrateOptions['onProgress'],
): Promise<Judged> {
  const ports = {
    graph: null,
    sources: null,
    statements: await outside.statements(),
    clock: await outside.clock(),
    ids: await outside.ids(),
  };
  const rows: LabelledRow[] = [];
  const unusable: Calibration['unusable'] = {};
  for (const [at, { answer, label, group }] of answers.entries()) {
    const report = await verify(answer, configuration, ports);
    const { grounding } = report.result;
    const reason = reasonOf(answer, report);
    if (grounding === undefined) unusable[reason] = (unusable[reason] ?? 0) + 1;
    else rows.push({ probability: grounding.probability, end: grounding.end, label, group });
    onProgress?.(at + 1, answers.length);
  }
  return { rows, unusable };
}

function refuseFew({ rows, unusable }: Judged, where: string): void {
  const reasons = Object.entries(unusable).map(([reason, count]) => `${reason} ${count}`);
  const rest = reasons.length === 0 ? '' : ` (not judged: ${reasons.join(', ')})`;
  for (const label of [1, 0] as const) {
    const found = rows.filter((row) => row.label === label);
    if (found.length < FEWEST_OF_A_LABEL)
      throw new AssayError(
        'malformed',
        `only ${found.length} rows with label ${label} could be judged${rest}`,
        {
          where,
          hint: `label at least ${FEWEST_OF_A_LABEL} of each`,
        },
      );
    const groups = new Set(found.map(({ group }) => group)).size;
    if (groups < FOLDS)
      throw new AssayError('malformed', `rows with label ${label} come from only ${groups} groups`, {
        where,
        hint: `label rows of at least ${FOLDS} groups; leave "group" out where each row stands for itself`,
      });
  }
}

/** Labels the wrong way round score surely under chance; a calibration on them would turn every verdict. */
function refuseTurned({ figures: { auc } }: Pick<Calibration, 'figures'>, where: string): void {
  if (auc.high >= EVEN) return;
  const share = `${(auc.value * 100).toFixed(1)} %`;
  throw new AssayError('malformed', `rows with label 1 score lower than those with label 0 (AUC ${share})`, {
    where,
    hint: 'label 1 is for answers that the evidence supports: the labels may be turned round',
  });
}

/**
 * Judges labelled answers and fits thresholds on them. Throws `AssayError` malformed where there are too few rows or
 * groups of a label, or where the labels run against the scores.
 */
export async function calibrate(
  answers: readonly LabelledAnswer[],
  configuration: Configuration,
  outside: Outside,
  { precision, where, onProgress }: CalibrateOptions,
): Promise<Calibration> {
  const judged = await judge(answers, bare(configuration), outside, onProgress);
  refuseFew(judged, where);
  const fitted = fitCalibration(judged.rows, precision);
  refuseTurned(fitted, where);
  return {
    kind: 'assay.calibration',
    version: 1,
    created_at: (await outside.clock()).now(),
    ...fitted,
    unusable: judged.unusable,
    aggregation: configuration.grounding.aggregate,
    checkers: groundingCheckers(),
  };
}
