import { z } from 'zod';
import { WorkRule } from './work-rule.ts';

/** A place in a file of the work tree, counted from 1; columns in UTF-16 units. */
export const FilePlace = z.strictObject({
  /** Path below the root, with `/`. */
  file: z.string(),
  /** From 1. */
  line: z.int().min(1),
  /** From 1, in UTF-16 units. */
  column: z.int().min(1),
});
export type FilePlace = z.infer<typeof FilePlace>;

/** A person who takes the responsibility for a finding. */
export const Override = z.strictObject({
  /** The rule that it holds for; absent: any. */
  rule: WorkRule.optional(),
  /** Glob of the files that it holds for. */
  file: z.string().optional(),
  /** Id of a requirement or path of an artefact. */
  must_have: z.string().optional(),
  /** Why it is accepted. */
  reason: z.string().min(1),
  /** Who takes the responsibility. */
  accepted_by: z.string().min(1),
  /** The day it was accepted. */
  accepted_at: z.iso.date(),
  /** The last day that it holds. */
  expires: z.iso.date(),
});
export type Override = z.infer<typeof Override>;

/** A finding of a checker of finished work, before it is put in words. */
export const WorkFinding = z.strictObject({
  /** What was found. */
  rule: WorkRule,
  /** An error blocks, a warning is shown, an info explains. */
  severity: z.enum(['error', 'warning', 'info']),
  /** Where; null where no one place is meant. */
  place: FilePlace.nullable(),
  /** What stood there, and what stands there now: excerpts of at most 200 characters. */
  before: z.string().nullable(),
  /** What stands there now. */
  after: z.string().nullable(),
  /** What decided it: a run, a syntax tree, a comparison of lines (weaker), a text. */
  decided_by: z.enum(['run', 'syntax', 'lines', 'text']),
  /** Ids of the tests it is about. */
  tests: z.array(z.string()),
  /** What the message needs beside these. */
  details: z.record(z.string(), z.string()),
  /** Who accepted it; absent where nobody did. */
  override: Override.optional(),
});
export type WorkFinding = z.infer<typeof WorkFinding>;
