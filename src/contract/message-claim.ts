import { z } from 'zod';

/** What a sentence of an agent's final message claims of the work. */
export const MessageClaimType = z.enum([
  'tests_pass',
  'tests_added',
  'added',
  'changed',
  'fixed',
  'renamed',
  'removed',
  'documented',
  'only_touched',
  'untouched',
  'no_breaking_change',
  'build_passes',
  'lint_passes',
  'types_pass',
  'measured',
  'works_end_to_end',
  'ran',
  'complete',
]);
export type MessageClaimType = z.infer<typeof MessageClaimType>;

/** A thing that a claim names, as it is written, without the marks of code. */
export const ClaimObject = z.strictObject({
  /** What it is. */
  kind: z.enum(['path', 'symbol', 'number', 'command']),
  /** As it is written. */
  value: z.string().min(1),
});
export type ClaimObject = z.infer<typeof ClaimObject>;

/** A part of a final message that claims something: `[start, end)` of the message, UTF-16. */
export const MessageClaim = z.strictObject({
  /** What is claimed. */
  type: MessageClaimType,
  /** The part of the message. */
  text: z.string(),
  /** Where it begins. */
  start: z.int(),
  /** Where it ends, exclusive. */
  end: z.int(),
  /** What it names. */
  objects: z.array(ClaimObject),
});
export type MessageClaim = z.infer<typeof MessageClaim>;

/** A part of a final message that admits what is open. */
export const MessageLimitation = z.strictObject({
  /** The part of the message. */
  text: z.string(),
  /** Where it begins. */
  start: z.int(),
  /** Where it ends, exclusive. */
  end: z.int(),
  /** True in running prose; false under a heading of what is open, or ticked as open. */
  hidden: z.boolean(),
});
export type MessageLimitation = z.infer<typeof MessageLimitation>;

/**
 * BACKED: shown by what was gathered. STALE: shown only by what ran before the last edit. CONTRADICTED: shown to be
 * false. UNSUPPORTED: looked for, and nothing shows it. UNVERIFIABLE: nothing here could show it.
 */
export const ClaimVerdictStatus = z.enum(['BACKED', 'STALE', 'CONTRADICTED', 'UNSUPPORTED', 'UNVERIFIABLE']);
export type ClaimVerdictStatus = z.infer<typeof ClaimVerdictStatus>;

/** Why a claim has its verdict, put in words by the language of the report. */
export const ClaimReason = z.enum([
  'tests_ran_green',
  'tests_ran_red',
  'tests_count_differs',
  'tests_not_run_here',
  'tests_cannot_run_here',
  'tests_fail_as_before',
  'tests_unsteady',
  'ran_before_last_edit',
  'ran_by_the_log',
  'failed_by_the_log',
  'command_ran_green',
  'command_ran_red',
  'command_not_run',
  'in_the_difference',
  'not_in_the_difference',
  'not_there',
  'still_there',
  'no_tests_added',
  'no_tests',
  'no_test_shows',
  'other_files_changed',
  'only_these_changed',
  'exports_kept',
  'exports_lost',
  'base_tests_fail',
  'number_printed',
  'number_not_printed',
  'shown_by_a_test',
  'requirements_met',
  'requirements_unmet',
  'leaves_open',
  'outcome_looked_at',
  'outcome_missing',
  'names_nothing',
  'nothing_changed',
  'no_way_to_look',
]);
export type ClaimReason = z.infer<typeof ClaimReason>;

/** One thing that shows a verdict: a line, a place, a test, a result of the log. */
export const ClaimProof = z.strictObject({
  /** What was looked at. */
  kind: z.enum(['command', 'file', 'test', 'tool_result', 'requirement', 'probe']),
  /** The command, `path:line`, id of the test, name of the requirement or outcome. */
  what: z.string(),
  /** What it said, in short. */
  detail: z.string(),
});
export type ClaimProof = z.infer<typeof ClaimProof>;

/** A claim of the final message and what became of it. */
export const JudgedClaim = MessageClaim.extend({
  /** What became of it. */
  verdict: ClaimVerdictStatus,
  /** Why. */
  reason: ClaimReason,
  /** What shows it. */
  shown_by: z.array(ClaimProof),
  /** The verdict in words, in the language of the report. */
  message: z.string(),
});
export type JudgedClaim = z.infer<typeof JudgedClaim>;
