import { z } from 'zod';
import { UncheckedReason } from './unchecked-reason.ts';
import { WorkPlace } from './work-place.ts';

/** The parts of the product that give verdicts. */
export const VerdictPart = z.enum(['verify', 'check', 'grade', 'ask']);
export type VerdictPart = z.infer<typeof VerdictPart>;

/** What was found, counted. The same four words for every part. */
export const VerdictCounts = z.object({
  /** What was held: claims, questions, items. */
  items: z.int(),
  /** Those that were decided. */
  checked: z.int(),
  /** Those that could not be decided. */
  unchecked: z.int(),
  /** Those that were decided against. */
  failed: z.int(),
});
export type VerdictCounts = z.infer<typeof VerdictCounts>;

/** A verdict as it is kept: what was held against what, by which checkers, with which outcome and at what cost. */
export const VerdictRecord = z.object({
  /** ULID. */
  id: z.string().regex(/^[0-9A-Za-z_-]+$/),
  /** Whose it is. */
  tenant_id: z.string(),
  /** The part of the product that gave it. */
  part: VerdictPart,
  /** When it was given, in UTC. */
  created_at: z.iso.datetime(),
  /** What was checked: `kind` is answer, task … */
  subject: z.object({ id: z.string(), kind: z.string() }),
  /** sha256 (hex) of the canonical JSON of the whole input. */
  input_hash: z.string(),
  /** sha256 (hex) of the canonical JSON of the evidence that came with it. */
  evidence_hash: z.string(),
  /** Rule id: version. */
  checkers: z.record(z.string(), z.string()),
  /** The verdict word of the part, or ERROR where nothing could be evaluated. */
  outcome: z.string(),
  /** What the command exits with: 0 passed, 1 not, 2 not evaluated. */
  exit: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** 0..1; null where the part gives none. */
  score: z.number().nullable(),
  /** What was found, counted. */
  counts: VerdictCounts,
  /** Milliseconds, queries, and tokens of a judge (null: none was asked). */
  cost: z.object({ ms: z.number(), queries: z.int(), tokens: z.int().nullable() }),
  /** What could not be decided, and why. */
  unchecked: z.array(z.object({ item: z.string(), reason: UncheckedReason })),
  /** What was sent on because of it. */
  messages: z.array(z.object({ id: z.string(), type: z.string() })),
  /** The report of the part, whole. */
  report: z.unknown(),
});
export type VerdictRecord = z.infer<typeof VerdictRecord>;

/** A verdict in a list. */
export const VerdictHead = VerdictRecord.pick({
  id: true,
  part: true,
  created_at: true,
  subject: true,
  outcome: true,
  exit: true,
  score: true,
  counts: true,
}).extend({
  /** How the claims of an answer begin; '' where there are none. */
  title: z.string(),
  /** Of checked work: where it was done, and what for. */
  work: WorkPlace.optional(),
});
export type VerdictHead = z.infer<typeof VerdictHead>;
