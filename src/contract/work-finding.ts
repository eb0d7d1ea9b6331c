import { z } from 'zod';
import { WorkRule } from './work-rule.ts';

/** A place in a file of the work tree, counted from 1; columns in UTF-16 units. */
export const FilePlace = z.strictObject({
  file: z.string(),
  line: z.int().min(1),
  column: z.int().min(1),
});
export type FilePlace = z.infer<typeof FilePlace>;

/** A person who takes the responsibility for a finding. */
export const Override = z.strictObject({
  rule: WorkRule.optional(),
  /** Glob of the files that it holds for. */
  file: z.string().optional(),
  /** Id of a requirement or path of an artefact. */
  must_have: z.string().optional(),
  reason: z.string().min(1),
  accepted_by: z.string().min(1),
  accepted_at: z.iso.date(),
  expires: z.iso.date(),
});
export type Override = z.infer<typeof Override>;

/** A finding of a checker of finished work, before it is put in words. */
export const WorkFinding = z.strictObject({
  rule: WorkRule,
  /** An error blocks, a warning is shown, an info explains. */
  severity: z.enum(['error', 'warning', 'info']),
  place: FilePlace.nullable(),
  /** What stood there, and what stands there now: excerpts of at most 200 characters. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** What decided it: a run, a syntax tree, a comparison of lines (weaker), a text. */
  decided_by: z.enum(['run', 'syntax', 'lines', 'text']),
  /** Ids of the tests it is about. */
  tests: z.array(z.string()),
  /** What the message needs beside these. */
  details: z.record(z.string(), z.string()),
  override: Override.optional(),
});
export type WorkFinding = z.infer<typeof WorkFinding>;
