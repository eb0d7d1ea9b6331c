import { z } from 'zod';
import { Language } from './language.ts';
import { JudgedClaim, MessageLimitation } from './message-claim.ts';
import { RequirementOrigin } from './requirement.ts';
import { RunReceipt } from './run-receipt.ts';
import { TestReportFormat, TestRun } from './test-run.ts';
import { UncheckedReason } from './unchecked-reason.ts';
import { BaseRevision, RepositoryNote } from './work-change.ts';
import { WorkPlace } from './work-place.ts';
import { WorkFinding } from './work-finding.ts';

/** FAILED: something blocks. INCOMPLETE: nothing blocks, but what decides could not be checked or is said to be open. */
export const WorkStatus = z.enum(['PASSED', 'FAILED', 'INCOMPLETE']);
export type WorkStatus = z.infer<typeof WorkStatus>;

const Unchecked = z.strictObject({ reason: UncheckedReason, detail: z.string() });

/** One of the four questions, answered by what was gathered. */
export const WorkQuestion = z.strictObject({
  /** Which of the four. */
  id: z.enum(['tests_pass', 'requirements_met', 'no_assumptions', 'evidence_exists']),
  /** In words. */
  question: z.string(),
  /** Null where it could not be checked. */
  passed: z.boolean().nullable(),
  /** Why it could not be checked; absent where it was. */
  unchecked: Unchecked.optional(),
  /** What it was answered by. */
  evidence: z.string(),
});
export type WorkQuestion = z.infer<typeof WorkQuestion>;

export const WorkRun = z.strictObject({ receipt: RunReceipt, result: TestRun.nullable() });
export type WorkRun = z.infer<typeof WorkRun>;

/** Base and work held against each other, as counts and ids of tests. */
export const CrossRun = z.strictObject({
  /** Tests that fail on the work and did not at the base. */
  new_failures: z.array(z.string()),
  /** Tests that fail on the work and failed at the base. */
  failed_before: z.array(z.string()),
  /** Of them, those that fail with other words than at the base. Absent, with the next, in verdicts of older versions. */
  failed_otherwise: z.array(z.string()).optional(),
  /** Failures that tell of what this machine lacks: a service, the network, a program. */
  not_run_here: z.array(z.string()).optional(),
  /** Tests that failed at the base and pass on the work. */
  fixed: z.array(z.string()),
  /** Tests of the base that the work does not have. */
  missing: z.array(z.string()),
  /** Tests that ran at the base and are kept from running on the work. */
  newly_skipped: z.array(z.string()),
  /** Tests of the base that fail on the new code; null where tests did not change, so that it is the run itself. */
  base_tests_failing: z.array(z.string()).nullable(),
  /** Tests that the change adds or alters, and those of them that fail on the base code. */
  new_tests: z.array(z.string()),
  /** Of the new tests, those that fail on the base code; null where that was not tried. */
  biting: z.array(z.string()).nullable(),
});
export type CrossRun = z.infer<typeof CrossRun>;

export const RequirementVerdict = z.strictObject({
  /** Its name. */
  id: z.string(),
  /** What is wanted, in words. */
  text: z.string(),
  /** Where it came from. */
  origin: RequirementOrigin,
  /** Null where it could not be checked. */
  met: z.boolean().nullable(),
  /** Why it could not be checked; absent where it was. */
  unchecked: Unchecked.optional(),
  /** Tests, files and commands that were looked at, each with what it said. */
  shown_by: z.array(z.strictObject({ what: z.string(), holds: z.boolean().nullable(), detail: z.string() })),
  /** True where a person accepted it as it is. */
  overridden: z.boolean(),
});
export type RequirementVerdict = z.infer<typeof RequirementVerdict>;

export const ArtefactState = z.enum(['VERIFIED', 'HOLLOW', 'ORPHANED', 'STUB', 'MISSING']);
export const DataFlow = z.enum(['FLOWING', 'STATIC', 'DISCONNECTED']);

/** Goal-backward: is what was to be made there, real, connected, and does data flow through it? */
export const GoalReport = z.strictObject({
  /** `human_needed`: nothing is missing, and some of it only a person can confirm. */
  outcome: z.enum(['passed', 'gaps_found', 'human_needed']),
  /** What was to be made. */
  artefacts: z.array(
    z.strictObject({
      /** Below the root, with `/`. */
      path: z.string(),
      /** Whether it is there, real and connected. */
      state: ArtefactState,
      /** Whether data flow through it; null where that is not asked. */
      flow: DataFlow.nullable(),
      /** What was found, in words. */
      detail: z.string(),
      /** True where a person accepted it as it is. */
      overridden: z.boolean(),
    }),
  ),
  /** What was to be connected. */
  links: z.array(
    z.strictObject({
      /** The file that uses. */
      from: z.string(),
      /** The file that is used. */
      to: z.string(),
      /** How. */
      via: z.string(),
      /** Whether it is so. */
      holds: z.boolean(),
      /** What was found, in words. */
      detail: z.string(),
    }),
  ),
  /** What only a person can confirm. */
  truths: z.array(z.string()),
  /** Files of the module graph. */
  files: z.int(),
});
export type GoalReport = z.infer<typeof GoalReport>;

/** An outcome of `check.probes` that was looked at. */
export const ProbeVerdict = z.strictObject({
  /** What is looked at. */
  kind: z.enum(['url', 'file', 'command', 'row']),
  /** The address, the path, the command, or the query. */
  probe: z.string(),
  /** Null where it could not be looked at. */
  holds: z.boolean().nullable(),
  /** Why it could not be looked at; absent where it was. */
  unchecked: Unchecked.optional(),
});
export type ProbeVerdict = z.infer<typeof ProbeVerdict>;

/** What of the tests that turned green was asked again, outside of its tests. */
export const AskedProduct = z.strictObject({
  /** Tests that failed at the base, or are new, and pass. */
  turned_green: z.int(),
  /** Of them, those whose every question was asked again. */
  asked: z.array(z.string()),
  /** Why nothing could be asked; absent where something was. */
  unchecked: Unchecked.optional(),
});
export type AskedProduct = z.infer<typeof AskedProduct>;

/** A report of `check.reports` that lay there before the check. */
export const ExistingReport = z.strictObject({
  /** Below the root, with `/`. */
  path: z.string(),
  /** What it was read as. */
  format: z.union([TestReportFormat, z.literal('lcov')]),
  /** Null of a report that tells no tests: lcov. */
  counts: TestRun.shape.counts.nullable(),
  /** Lines that could run and lines that did; null of every other report. */
  coverage: z.strictObject({ files: z.int(), lines: z.int(), covered: z.int() }).nullable(),
  /** Why it is less than it seems. */
  problems: TestRun.shape.problems,
  /** Milliseconds from when it was written to the newest changed file, over 0: it is older; null where nothing tells. */
  older_by_ms: z.number().nullable(),
});
export type ExistingReport = z.infer<typeof ExistingReport>;

/** What the transcript of an agent's session told of: a log of what ran, no proof of results. */
export const TranscriptSeen = z.strictObject({
  /** Whose form it has. */
  form: z.enum(['claude', 'codex', 'plain']),
  /** Commands that were run. */
  commands: z.int(),
  /** Files that were written. */
  edits: z.int(),
  /** All its lines. */
  lines: z.int(),
  /** Lines that are no JSON, or end in the middle. */
  unread: z.int(),
  /** Absent where it names none. */
  model: z.string().optional(),
});
export type TranscriptSeen = z.infer<typeof TranscriptSeen>;

/** What the check of finished work came to. */
export const WorkReport = z.strictObject({
  /** Its id. */
  check_id: z.string(),
  /** Absent from reports of older versions. */
  work: WorkPlace.optional(),
  /** What it came to. */
  status: WorkStatus,
  /** What the work is compared with. */
  base: BaseRevision,
  /** Commit that is checked out; null before the first. */
  head: z.string().nullable(),
  /** Hash of every file of the work. */
  tree_hash: z.string(),
  /** What a reader should know of the repository. */
  notes: z.array(RepositoryNote),
  /** Paths of what differs. */
  change: z.strictObject({
    /** Files that are new. */
    added: z.array(z.string()),
    /** Files whose text changed. */
    modified: z.array(z.string()),
    /** Files that are gone. */
    deleted: z.array(z.string()),
    /** Files that moved, by their new paths. */
    renamed: z.array(z.string()),
    /** Those of them that are tests. */
    tests: z.array(z.string()),
  }),
  /** The four questions, answered. */
  questions: z.array(WorkQuestion),
  /** What was run. */
  runs: z.array(WorkRun),
  /** Base and work held against each other; null where nothing was run. */
  cross_run: CrossRun.nullable(),
  /** What was asked for, and whether it is there. */
  requirements: z.array(RequirementVerdict),
  /** Absent where none are configured. */
  probes: z.array(ProbeVerdict).optional(),
  /** Tests that turned green, asked again outside of the runner; absent where none did. */
  product: AskedProduct.optional(),
  /** Reports that lay there before; absent where none are configured. */
  reports: z.array(ExistingReport).optional(),
  /** What was to be made; null where nothing was to be held. */
  goal: GoalReport.nullable(),
  /** Of the agent's final message, in order; absent where none was given. */
  claims: z.array(JudgedClaim).optional(),
  /** What the final message says is open; absent where none was given. */
  limitations: z.array(MessageLimitation).optional(),
  /** Who wrote the message, where that is known. */
  agent: z.strictObject({ name: z.string(), model: z.string().nullable() }).optional(),
  /** Of the transcript; absent where none was given or read. */
  transcript: TranscriptSeen.optional(),
  /** With the message of each, in the language of the report. */
  findings: z.array(WorkFinding.extend({ message: z.string() })),
  /** What could not be checked, and why. */
  unchecked: z.array(z.strictObject({ item: z.string(), reason: UncheckedReason, detail: z.string() })),
  /** What is open, each with the shortest command that would settle it. */
  open_points: z.array(z.strictObject({ point: z.string(), command: z.string().nullable() })),
  /** How it was made. */
  metadata: z.strictObject({
    /** Of its words. */
    language: Language,
    /** How long it took. */
    duration_ms: z.number(),
    /** Rule id: version. */
    checkers: z.record(z.string(), z.string()),
  }),
});
export type WorkReport = z.infer<typeof WorkReport>;
