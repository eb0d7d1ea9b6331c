import { z } from 'zod';
import { ClaimVerdictStatus, MessageClaimType } from './message-claim.ts';

const Counts = z.record(ClaimVerdictStatus, z.int());

/** How often what an agent claimed was so, of all final messages that were checked here. */
export const AgentRecord = z.strictObject({
  /** Name of the host, or as `--agent` says; null where nobody said. */
  agent: z.string().nullable(),
  /** Null where it is not known. */
  model: z.string().nullable(),
  /** Of the first and the last message: ISO 8601. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  messages: z.int(),
  /** Messages with at least one claim that was not so. */
  false_messages: z.int(),
  claims: Counts,
  by_type: z.partialRecord(MessageClaimType, Counts),
  /** By month, `YYYY-MM`, oldest first. */
  months: z.array(
    z.strictObject({ month: z.string(), messages: z.int(), false_messages: z.int(), claims: Counts }),
  ),
});
export type AgentRecord = z.infer<typeof AgentRecord>;
