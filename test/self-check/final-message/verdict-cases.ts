import { z } from 'zod';
import { ClaimReason, ClaimVerdictStatus, MessageClaimType } from '../../../src/contract/message-claim.ts';
import { ChangedFile } from '../../../src/contract/work-change.ts';

export const GroundCase = z.strictObject({
  files: z.array(z.string()),
  how: z.enum(['given', 'last_commit']).default('given'),
  /** Files of the work that did not change. */
  paths: z.array(z.string()).default([]),
  /** Texts of named files that did not change. */
  unchanged: z.record(z.string(), z.string()).default({}),
  ignored: z.array(z.string()).default([]),
  tested: z.boolean().default(true),
  run: z
    .strictObject({ passed: z.int(), failed: z.int().default(0), titles: z.array(z.string()).default([]) })
    .optional(),
  /** Ids of failing tests of the run: of the base too; with other words there; for what the machine lacks. */
  failedBefore: z.array(z.string()).default([]),
  failsOtherwise: z.array(z.string()).default([]),
  notRunHere: z.array(z.string()).default([]),
  newTests: z.array(z.string()).default([]),
  biting: z.array(z.string()).default([]),
  baseFailing: z.array(z.string()).default([]),
  /** Command, exit code, output. */
  commands: z.array(z.tuple([z.string(), z.int(), z.string()])).default([]),
  /** `$ command -> exit output`, `edit path`. */
  log: z.array(z.string()).optional(),
  lost: z.array(z.tuple([z.string(), z.string(), z.boolean()])).default([]),
  probes: z.array(z.tuple([z.string(), z.boolean()])).default([]),
  requirements: z.array(z.tuple([z.string(), z.boolean()])).default([]),
});
export type GroundCase = z.infer<typeof GroundCase>;

export const VerdictCases = z.strictObject({
  files: z.record(z.string(), ChangedFile),
  rows: z.array(
    z.strictObject({
      rule: z.string(),
      message: z.string(),
      ground: GroundCase,
      verdicts: z.array(z.tuple([MessageClaimType, ClaimVerdictStatus, ClaimReason])),
    }),
  ),
});
