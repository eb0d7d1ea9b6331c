import type { Calibration } from '../../../contract/calibration.ts';
import { CHECKERS } from '../../../contract/checkers.ts';
import type { AnswerGrounding } from '../../../contract/grounding.ts';
import type { GroundingSettings } from '../../../contract/grounding-settings.ts';
import { GROUNDING_RULES } from '../grounding-rules.ts';
import { calibrated } from './platt.ts';
import type { Band } from './thresholds.ts';

/** The thresholds that hold, and what probabilities become by them. */
export interface AppliedCalibration extends Band {
  readonly scale: (probability: number) => number;
  /** Whether words that nothing binds make a claim supported. */
  readonly words_suffice: boolean;
  /** What the report says of it; absent where none is configured. */
  readonly note?: NonNullable<AnswerGrounding['calibration']>;
}

/** The value of `grounding.calibration` that turns a lower layer's off. */
export const NO_CALIBRATION = 'none';

const SHOWN = 3;
const NONE = '–';

/** What differs from what it was fitted with, such as `GR24 1 → 2`. */
function differences({ checkers, aggregation }: Calibration, settings: GroundingSettings): string[] {
  const rules = [...new Set([...GROUNDING_RULES, ...Object.keys(checkers)])];
  const changed = rules.filter((rule) => checkers[rule] !== CHECKERS[rule]);
  return [
    ...changed.map((rule) => `${rule} ${checkers[rule] ?? NONE} → ${CHECKERS[rule] ?? NONE}`),
    ...(aggregation === settings.aggregate ? [] : [`aggregate ${aggregation} → ${settings.aggregate}`]),
  ];
}

function listed(all: readonly string[]): string {
  const left = all.length - SHOWN;
  return [...all.slice(0, SHOWN), ...(left > 0 ? [`+${left}`] : [])].join(', ');
}

/**
 * CB2: a calibration holds only for the checkers and the aggregation that it was fitted with; else the settings' own
 * thresholds hold, and the report says so.
 */
export function applyCalibration(settings: GroundingSettings): AppliedCalibration {
  const { calibration, supported_above, not_found_below, words_suffice } = settings;
  const scale = (probability: number): number => probability;
  const unscaled = { supported_above, not_found_below, scale, words_suffice };
  if (calibration === undefined || calibration === NO_CALIBRATION) return unscaled;
  const refused = (detail: string) => ({ ...unscaled, note: { applied: false, detail } });
  if (typeof calibration === 'string') return refused(`${calibration} was not read`);
  const found = differences(calibration, settings);
  if (found.length > 0)
    return refused(`fitted with other checkers or settings (${listed(found)}); calibrate again`);
  return {
    supported_above: calibration.supported_above,
    not_found_below: calibration.not_found_below,
    scale: (probability) => calibrated(calibration, probability),
    words_suffice,
    note: { applied: true, detail: `${calibration.rows} rows, ${calibration.created_at}` },
  };
}
