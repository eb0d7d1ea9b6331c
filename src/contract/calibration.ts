import { z } from 'zod';
import { EvidenceAggregation } from './grounding.ts';
import { UncheckedReason } from './unchecked-reason.ts';

/** A figure with its 95 % interval. */
export const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Estimate = z.infer<typeof Estimate>;

const share = z.number().min(0).max(1);

/** Out of fold, groups kept together. What is looked for is a supported answer, save in the two figures of `not_found`. */
export const CalibrationFigures = z.object({
  auc: Estimate,
  /** An abstention is the wrong answer, whichever that is. */
  balanced_accuracy: Estimate,
  /** Null where nothing was decided so. */
  precision: Estimate.nullable(),
  recall: Estimate,
  not_found_precision: Estimate.nullable(),
  not_found_recall: Estimate,
  abstention: Estimate,
});
export type CalibrationFigures = z.infer<typeof CalibrationFigures>;

/**
 * Thresholds fitted on a user's labelled file by `assay calibrate`. They hold for the checkers and the settings that
 * they were fitted with: a probability p becomes 1 / (1 + exp(-(slope × logit p + intercept))).
 */
export const Calibration = z
  .strictObject({
    kind: z.literal('assay.calibration'),
    version: z.literal(1),
    created_at: z.iso.datetime(),
    /** Labelled rows that could be judged, and the groups that they come from. */
    rows: z.int().min(0),
    groups: z.int().min(0),
    /** Rows that could not be judged, by reason. */
    unusable: z.partialRecord(UncheckedReason, z.int().min(1)),
    /** Rule id: version. */
    checkers: z.record(z.string(), z.string()),
    aggregation: EvidenceAggregation,
    /** The precision that both decisions were to keep; null = one threshold. */
    wanted_precision: share.nullable(),
    slope: z.number().positive(),
    intercept: z.number(),
    supported_above: share,
    not_found_below: share,
    figures: CalibrationFigures,
  })
  .refine(({ supported_above, not_found_below }) => not_found_below <= supported_above, {
    error: 'is above supported_above',
    path: ['not_found_below'],
  });
export type Calibration = z.infer<typeof Calibration>;
