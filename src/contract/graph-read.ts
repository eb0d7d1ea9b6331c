import { z } from 'zod';

/** What became of the part of a claim that a value or relation was read for. */
export const ReadOutcome = z.enum(['supported', 'contradicted', 'absent', 'stale', 'not_found', 'unchecked']);

const key = { type: z.string(), id: z.string() };

/** A value that was read for a claim; `shown` null: asked for, and not there. */
export const ReadValue = z.object({
  /** Whose value it is. */
  entity: z.object(key),
  /** Which value. */
  attribute: z.string(),
  /** The attribute in the language of the report. */
  word: z.string(),
  /** With its unit. */
  shown: z.string().nullable(),
  /** Inclusive ISO days; null is open. */
  from: z.string().nullable(),
  /** The last day of it; null is open. */
  to: z.string().nullable(),
  /** Who said so. */
  sources: z.array(z.string()),
  /** What became of the part of the claim that asked for it. */
  outcome: ReadOutcome,
});
export type ReadValue = z.infer<typeof ReadValue>;

/** A relation that was read for a claim; `found` false: asked for, and not there. */
export const ReadRelation = z.object({
  /** From whom. */
  subject: z.object(key),
  /** Which relation. */
  relation: z.string(),
  /** The relation in the language of the report. */
  word: z.string(),
  /** To whom. */
  object: z.object(key),
  /** False: asked for, and not there. */
  found: z.boolean(),
  /** The first day of it; null is open. */
  from: z.string().nullable(),
  /** The last day of it; null is open. */
  to: z.string().nullable(),
  /** Who said so. */
  sources: z.array(z.string()),
  /** What became of the part of the claim that asked for it. */
  outcome: ReadOutcome,
});
export type ReadRelation = z.infer<typeof ReadRelation>;

/** The neighbourhood in the graph that was read for a claim: things, their values, what lies between them. */
export const GraphRead = z.object({
  /** The things that the claim names. */
  entities: z.array(
    z.object({
      ...key,
      /** Its name, as the graph has it. */
      name: z.string(),
    }),
  ),
  /** Names that the graph does not know. */
  unknown: z.array(z.string()),
  /** Values that were read. */
  values: z.array(ReadValue),
  /** Relations that were read. */
  relations: z.array(ReadRelation),
  /** Values and relations beyond what is listed. */
  left_out: z.int(),
});
export type GraphRead = z.infer<typeof GraphRead>;
