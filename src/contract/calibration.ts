import { z } from 'zod';

/** A figure with its 95 % interval. */
export const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Estimate = z.infer<typeof Estimate>;

/**
 * Thresholds fitted on a user's labelled file by `assay calibrate`. They hold for the checkers that they were fitted
 * with: a probability p becomes 1 / (1 + exp(-(slope × logit p + intercept))).
 */
export const Calibration = z.strictObject({
  kind: z.literal('assay.calibration'),
  version: z.literal(1),
  created_at: z.iso.datetime(),
  /** Labelled rows that could be judged, those that could not, and the groups that they come from. */
  rows: z.int(),
  unusable: z.int(),
  groups: z.int(),
  /** Rule id: version. */
  checkers: z.record(z.string(), z.string()),
  slope: z.number(),
  intercept: z.number(),
  supported_above: z.number(),
  not_found_below: z.number(),
  /** Out of fold, groups kept together; abstentions count as wrong in the balanced accuracy. */
  figures: z.object({
    auc: Estimate,
    balanced_accuracy: Estimate,
    precision: Estimate,
    recall: Estimate,
    abstention: Estimate,
  }),
});
export type Calibration = z.infer<typeof Calibration>;
