import { z } from 'zod';

/** Why a thing was not checked. Closed list: unchecked is a value with a reason, never a pass. */
export const UncheckedReason = z.enum([
  'not_configured',
  'unavailable',
  'timeout',
  'malformed',
  'refused',
  'not_applicable',
  'no_evidence',
  'ambiguous',
  'unsupported',
  'cancelled',
  'over_budget',
  'sampled_out',
]);
export type UncheckedReason = z.infer<typeof UncheckedReason>;
