import { z } from 'zod';

/** What the user wants, bound to what shows it. Without a binding nothing but a person can say that it is met. */
export const Requirement = z.strictObject({
  /** Its name in the report. */
  id: z.string().min(1),
  /** What is wanted, in words. */
  text: z.string().min(1),
  /** Parts of test ids, or globs of test files: all that match must pass, and fail on the base where they are new. */
  tests: z.array(z.string()).default([]),
  /** Paths that must exist and be more than stubs. */
  files: z.array(z.string()).default([]),
  /** Lines for the shell that must exit 0 on the work. */
  commands: z.array(z.string()).default([]),
  /** Names that the change must bring. */
  adds: z.array(z.string()).default([]),
  /** Names that it speaks of: shown where the change touches them, else left open. */
  symbols: z.array(z.string()).default([]),
  /** Paths that the change must leave as they are; `tests`: all tests of the base. */
  untouched: z.array(z.string()).default([]),
  /** Calls with what they give: a test that passes holds both. */
  examples: z.array(z.strictObject({ call: z.string().min(1), gives: z.string().min(1) })).default([]),
  /** True where a new test is asked for. */
  new_tests: z.boolean().default(false),
  /** True where the text asks to change what existing tests expect, in the files that `tests` names. */
  changes_expectations: z.boolean().default(false),
  /** Words of a prose request: tests whose file or title holds one of them may expect something else. */
  topics: z.array(z.string()).default([]),
});
export type Requirement = z.infer<typeof Requirement>;

/** Where a requirement came from. What an agent added counts as any other; what it removed stays. */
export const RequirementOrigin = z.enum(['configuration', 'file', 'request', 'agent']);
export type RequirementOrigin = z.infer<typeof RequirementOrigin>;
