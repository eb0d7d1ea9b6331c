import type { Calibration } from '../../../contract/calibration.ts';
import { CHECKERS } from '../../../contract/checkers.ts';
import type { AnswerGrounding } from '../../../contract/grounding.ts';
import type { GroundingSettings } from '../../../contract/grounding-settings.ts';
import { calibrated } from './platt.ts';
import type { Band } from './thresholds.ts';

/** The thresholds that hold, and what probabilities become by them. */
export interface AppliedCalibration extends Band {
  readonly scale: (probability: number) => number;
  /** What the report says of it; absent where none is configured. */
  readonly note?: NonNullable<AnswerGrounding['calibration']>;
}

/** Rules whose version differs from that of the calibration. */
function outdated({ checkers }: Calibration): string[] {
  return Object.entries(checkers)
    .filter(([rule, version]) => CHECKERS[rule] !== version)
    .map(([rule, version]) => `${rule}@${version} (now ${CHECKERS[rule] ?? 'gone'})`);
}

/** CB2: a calibration holds only for the checkers that it was fitted with; else the settings' own thresholds hold, and the report says so. */
export function applyCalibration(settings: GroundingSettings): AppliedCalibration {
  const { calibration, supported_above, not_found_below } = settings;
  const unscaled = { supported_above, not_found_below, scale: (probability: number) => probability };
  if (calibration === undefined) return unscaled;
  if (typeof calibration === 'string')
    return { ...unscaled, note: { applied: false, detail: `${calibration} was not read` } };
  const old = outdated(calibration);
  if (old.length > 0)
    return {
      ...unscaled,
      note: { applied: false, detail: `fitted with ${old.join(', ')}: calibrate again` },
    };
  return {
    supported_above: calibration.supported_above,
    not_found_below: calibration.not_found_below,
    scale: (probability) => calibrated(calibration, probability),
    note: { applied: true, detail: `${calibration.rows} rows, ${calibration.created_at}` },
  };
}
