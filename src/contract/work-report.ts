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
  id: z.enum(['tests_pass', 'requirements_met', 'no_assumptions', 'evidence_exists']),
  question: z.string(),
  /** Null where it could not be checked. */
  passed: z.boolean().nullable(),
  unchecked: Unchecked.optional(),
  evidence: z.string(),
});
export type WorkQuestion = z.infer<typeof WorkQuestion>;

export const WorkRun = z.strictObject({ receipt: RunReceipt, result: TestRun.nullable() });
export type WorkRun = z.infer<typeof WorkRun>;

/** Base and work held against each other, as counts and ids of tests. */
export const CrossRun = z.strictObject({
  new_failures: z.array(z.string()),
  failed_before: z.array(z.string()),
  /** Of them, those that fail with other words than at the base. Absent, with the next, in verdicts of older versions. */
  failed_otherwise: z.array(z.string()).optional(),
  /** Failures that tell of what this machine lacks: a service, the network, a program. */
  not_run_here: z.array(z.string()).optional(),
  fixed: z.array(z.string()),
  missing: z.array(z.string()),
  newly_skipped: z.array(z.string()),
  /** Tests of the base that fail on the new code; null where tests did not change, so that it is the run itself. */
  base_tests_failing: z.array(z.string()).nullable(),
  /** Tests that the change adds or alters, and those of them that fail on the base code. */
  new_tests: z.array(z.string()),
  biting: z.array(z.string()).nullable(),
});
export type CrossRun = z.infer<typeof CrossRun>;

export const RequirementVerdict = z.strictObject({
  id: z.string(),
  text: z.string(),
  origin: RequirementOrigin,
  met: z.boolean().nullable(),
  unchecked: Unchecked.optional(),
  /** Tests, files and commands that were looked at, each with what it said. */
  shown_by: z.array(z.strictObject({ what: z.string(), holds: z.boolean().nullable(), detail: z.string() })),
  overridden: z.boolean(),
});
export type RequirementVerdict = z.infer<typeof RequirementVerdict>;

export const ArtefactState = z.enum(['VERIFIED', 'HOLLOW', 'ORPHANED', 'STUB', 'MISSING']);
export const DataFlow = z.enum(['FLOWING', 'STATIC', 'DISCONNECTED']);

/** Goal-backward: is what was to be made there, real, connected, and does data flow through it? */
export const GoalReport = z.strictObject({
  outcome: z.enum(['passed', 'gaps_found', 'human_needed']),
  artefacts: z.array(
    z.strictObject({
      path: z.string(),
      state: ArtefactState,
      flow: DataFlow.nullable(),
      detail: z.string(),
      overridden: z.boolean(),
    }),
  ),
  links: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      via: z.string(),
      holds: z.boolean(),
      detail: z.string(),
    }),
  ),
  /** What only a person can confirm. */
  truths: z.array(z.string()),
  files: z.int(),
});
export type GoalReport = z.infer<typeof GoalReport>;

/** An outcome of `check.probes` that was looked at. */
export const ProbeVerdict = z.strictObject({
  kind: z.enum(['url', 'file', 'command', 'row']),
  /** The address, the path, the command, or the query. */
  probe: z.string(),
  /** Null where it could not be looked at. */
  holds: z.boolean().nullable(),
  unchecked: Unchecked.optional(),
});
export type ProbeVerdict = z.infer<typeof ProbeVerdict>;

/** A report of `check.reports` that lay there before the check. */
export const ExistingReport = z.strictObject({
  path: z.string(),
  format: z.union([TestReportFormat, z.literal('lcov')]),
  /** Null of a report that tells no tests: lcov. */
  counts: TestRun.shape.counts.nullable(),
  /** Lines that could run and lines that did; null of every other report. */
  coverage: z.strictObject({ files: z.int(), lines: z.int(), covered: z.int() }).nullable(),
  problems: TestRun.shape.problems,
  /** Milliseconds from when it was written to the newest changed file, over 0: it is older; null where nothing tells. */
  older_by_ms: z.number().nullable(),
});
export type ExistingReport = z.infer<typeof ExistingReport>;

/** What the transcript of an agent's session told of: a log of what ran, no proof of results. */
export const TranscriptSeen = z.strictObject({
  form: z.enum(['claude', 'codex', 'plain']),
  commands: z.int(),
  edits: z.int(),
  lines: z.int(),
  /** Lines that are no JSON, or end in the middle. */
  unread: z.int(),
  /** Absent where it names none. */
  model: z.string().optional(),
});
export type TranscriptSeen = z.infer<typeof TranscriptSeen>;

/** What the check of finished work came to. */
export const WorkReport = z.strictObject({
  check_id: z.string(),
  /** Absent from reports of older versions. */
  work: WorkPlace.optional(),
  status: WorkStatus,
  base: BaseRevision,
  head: z.string().nullable(),
  tree_hash: z.string(),
  notes: z.array(RepositoryNote),
  change: z.strictObject({
    added: z.array(z.string()),
    modified: z.array(z.string()),
    deleted: z.array(z.string()),
    renamed: z.array(z.string()),
    tests: z.array(z.string()),
  }),
  questions: z.array(WorkQuestion),
  runs: z.array(WorkRun),
  cross_run: CrossRun.nullable(),
  requirements: z.array(RequirementVerdict),
  /** Absent where none are configured. */
  probes: z.array(ProbeVerdict).optional(),
  reports: z.array(ExistingReport).optional(),
  goal: GoalReport.nullable(),
  /** Of the agent's final message, in order; absent where none was given. */
  claims: z.array(JudgedClaim).optional(),
  limitations: z.array(MessageLimitation).optional(),
  /** Who wrote the message, where that is known. */
  agent: z.strictObject({ name: z.string(), model: z.string().nullable() }).optional(),
  /** Of the transcript; absent where none was given or read. */
  transcript: TranscriptSeen.optional(),
  /** With the message of each, in the language of the report. */
  findings: z.array(WorkFinding.extend({ message: z.string() })),
  unchecked: z.array(z.strictObject({ item: z.string(), reason: UncheckedReason, detail: z.string() })),
  /** What is open, each with the shortest command that would settle it. */
  open_points: z.array(z.strictObject({ point: z.string(), command: z.string().nullable() })),
  metadata: z.strictObject({
    language: Language,
    duration_ms: z.number(),
    checkers: z.record(z.string(), z.string()),
  }),
});
export type WorkReport = z.infer<typeof WorkReport>;
