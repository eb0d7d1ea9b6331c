import { z } from 'zod';

/** What became of the part of a claim that a value or relation was read for. */
export const ReadOutcome = z.enum(['supported', 'contradicted', 'absent', 'stale', 'not_found', 'unchecked']);

const key = { type: z.string(), id: z.string() };

/** A value that was read for a claim; `shown` null: asked for, and not there. */
export const ReadValue = z.object({
  entity: z.object(key),
  attribute: z.string(),
  /** The attribute in the language of the report. */
  word: z.string(),
  /** With its unit. */
  shown: z.string().nullable(),
  /** Inclusive ISO days; null is open. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  sources: z.array(z.string()),
  outcome: ReadOutcome,
});
export type ReadValue = z.infer<typeof ReadValue>;

/** A relation that was read for a claim; `found` false: asked for, and not there. */
export const ReadRelation = z.object({
  subject: z.object(key),
  relation: z.string(),
  word: z.string(),
  object: z.object(key),
  found: z.boolean(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  sources: z.array(z.string()),
  outcome: ReadOutcome,
});
export type ReadRelation = z.infer<typeof ReadRelation>;

/** The neighbourhood in the graph that was read for a claim: things, their values, what lies between them. */
export const GraphRead = z.object({
  entities: z.array(z.object({ ...key, name: z.string() })),
  /** Names that the graph does not know. */
  unknown: z.array(z.string()),
  values: z.array(ReadValue),
  relations: z.array(ReadRelation),
  /** Values and relations beyond what is listed. */
  left_out: z.int(),
});
export type GraphRead = z.infer<typeof GraphRead>;
