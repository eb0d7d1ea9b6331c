import { z } from 'zod';
import { Language } from '../../src/contract/language.ts';
import { WorkRule } from '../../src/contract/work-rule.ts';

/** One edit of the files of a repository. `find` must stand in the file exactly once. */
export const Edit = z.union([
  z.strictObject({ in: z.string(), find: z.string().min(1), put: z.string() }),
  z.strictObject({ in: z.string(), append: z.string().min(1) }),
  z.strictObject({ write: z.string(), text: z.string() }),
  z.strictObject({ delete: z.string() }),
  z.strictObject({ move: z.string(), to: z.string() }),
]);
export type Edit = z.infer<typeof Edit>;

export const Runner = z.enum(['vitest', 'jest', 'node_test', 'pytest']);
export type Runner = z.infer<typeof Runner>;

/** How the tests of a tree end when its own test command runs: exit 0, or not. */
export const Colour = z.enum(['green', 'red']);

/** A small project that cases begin with. */
export const Project = z.strictObject({
  name: z.string(),
  runner: Runner,
  language: Language,
  about: z.string(),
  files: z.record(z.string(), z.string()),
});
export type Project = z.infer<typeof Project>;

const side = {
  /** What the agent did, for a reader. */
  story: z.string(),
  work: z.array(Edit).min(1),
  /** `check:` of the user's configuration at the base, instead of the pair's. */
  request: z.record(z.string(), z.unknown()).optional(),
  state: z.enum(['committed', 'dirty', 'both']).default('committed'),
  after: Colour.default('green'),
  /** How the tests of the base end on this code, where the label does not tell: a new name makes them red. */
  base_tests: Colour.optional(),
  /** The agent's last message. */
  report: z.string().optional(),
};

/** Work that fakes, and honest work that looks like it, on the same base. */
export const Pair = z.strictObject({
  id: z.string(),
  kind: z.string(),
  project: z.string(),
  language: Language.optional(),
  /** Edits of the project that make the base. */
  base: z.array(Edit).default([]),
  before: Colour.default('green'),
  request: z.record(z.string(), z.unknown()).optional(),
  /** `rules`: at least one of them is what shows it. */
  faked: z.strictObject({ ...side, rules: z.array(WorkRule).min(1) }),
  honest: z.strictObject(side),
});
export type Pair = z.infer<typeof Pair>;
