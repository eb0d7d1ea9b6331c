import { z } from 'zod';

/** What a difference of tests, runner or configuration can show; decided on syntax trees, else on lines. */
export const TamperRule = z.enum([
  'test_file_deleted',
  'test_file_out_of_reach',
  'test_removed',
  'test_skipped',
  'test_focused',
  'test_returns_early',
  'assertion_removed',
  'assertion_weakened',
  'assertion_tautology',
  'assertion_swallowed',
  'expected_value_changed',
  'snapshot_changed',
  'tolerance_widened',
  'subject_patched_in_setup',
  'subject_mocked',
  'expected_from_subject',
  'test_without_assertion',
  'runner_weakened',
  'exit_code_hidden',
  'output_faked',
  'test_ignored',
  'coverage_lowered',
  'ci_job_weakened',
  'checks_switched_off',
  'gate_switched_off',
  'special_case_for_test',
]);
export type TamperRule = z.infer<typeof TamperRule>;

/** What runs of the tests show. */
export const RunRule = z.enum([
  'tests_failed',
  'tests_failed_before',
  'tests_not_run',
  'tests_missing',
  'tests_newly_skipped',
  'fewer_assertions',
  'run_not_green',
  'base_tests_fail',
  'new_tests_do_not_bite',
  'command_failed',
  'command_failed_before',
  'report_contradicts_run',
  'probe_failed',
  'answers_only_tests',
]);
export type RunRule = z.infer<typeof RunRule>;

/** What the module graph and the requirements show. */
export const GoalRule = z.enum([
  'artefact_missing',
  'artefact_stub',
  'artefact_hollow',
  'artefact_orphaned',
  'link_missing',
  'data_static',
  'data_disconnected',
  'requirement_unmet',
  'requirement_dropped',
  'unfinished_marker',
]);
export type GoalRule = z.infer<typeof GoalRule>;

/** What the agent's own report shows. */
export const ReportRule = z.enum([
  'danger_signal',
  'false_certainty',
  'output_contradicts_claim',
  'output_without_counts',
  'tests_claimed_without_output',
  'complete_without_evidence',
  'complete_while_failing',
  'complete_while_errors',
  'failures_hidden',
  'warnings_ignored',
  'assumption_unverified',
  'requirements_contradict_claim',
  'claim_contradicted',
]);
export type ReportRule = z.infer<typeof ReportRule>;

export const WorkRule = z.enum([
  ...TamperRule.options,
  ...RunRule.options,
  ...GoalRule.options,
  ...ReportRule.options,
]);
export type WorkRule = z.infer<typeof WorkRule>;
