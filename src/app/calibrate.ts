import { AssayError } from '../contract/assay-error.ts';
import type { Calibration } from '../contract/calibration.ts';
import { CHECKERS } from '../contract/checkers.ts';
import type { Configuration } from '../contract/configuration.ts';
import { fitCalibration } from '../core/grounding/calibration/fit-calibration.ts';
import type { LabelledRow } from '../core/grounding/calibration/platt.ts';
import { GROUNDING_RULES } from '../core/grounding/grounding-rules.ts';
import { verify } from '../core/verify.ts';
import type { LabelledAnswer } from './labelled-rows.ts';
import type { Outside } from './outside.ts';

const FEWEST_OF_A_LABEL = 10;

/** What a calibration is fitted for. */
export interface CalibrateOptions {
  /** Wanted precision of both decisions; null = one threshold, no band. */
  readonly precision: number | null;
  readonly where: string;
  readonly onProgress?: (done: number, of: number) => void;
}

/** Judged as without any calibration, by the evidence alone: no graph and no source is asked. */
function bare(configuration: Configuration): Configuration {
  const { calibration: _, ...grounding } = configuration.grounding;
  return { ...configuration, grounding };
}

function refuseFew(rows: readonly LabelledRow[], where: string): void {
  for (const label of [1, 0] as const) {
    const found = rows.filter((row) => row.label === label).length;
    if (found < FEWEST_OF_A_LABEL)
      throw new AssayError('malformed', `only ${found} rows with label ${label} could be judged`, {
        where,
        hint: `label at least ${FEWEST_OF_A_LABEL} of each`,
      });
  }
}

/** Judges labelled answers and fits thresholds on them. Throws `AssayError` malformed where there are too few of a label. */
export async function calibrate(
  answers: readonly LabelledAnswer[],
  configuration: Configuration,
  outside: Outside,
  options: CalibrateOptions,
): Promise<Calibration> {
  const [clock, ids] = [await outside.clock(), await outside.ids()];
  const judged: LabelledRow[] = [];
  for (const [at, { answer, label, group }] of answers.entries()) {
    const report = await verify(answer, bare(configuration), { graph: null, sources: null, clock, ids });
    const { grounding, counts } = report.result;
    if (grounding !== undefined && (counts.checked > 0 || grounding.end === 'abstained'))
      judged.push({ probability: grounding.probability, label, group });
    options.onProgress?.(at + 1, answers.length);
  }
  refuseFew(judged, options.where);
  return {
    kind: 'assay.calibration',
    version: 1,
    created_at: clock.now(),
    ...fitCalibration(judged, options.precision),
    unusable: answers.length - judged.length,
    checkers: Object.fromEntries(GROUNDING_RULES.map((rule) => [rule, CHECKERS[rule] ?? ''])),
  };
}
