import { z } from 'zod';

export const TestStatus = z.enum(['passed', 'failed', 'skipped', 'todo', 'errored']);
export type TestStatus = z.infer<typeof TestStatus>;

/** One test of one run. `id` is the same in every run of the same test: file, suites and title joined by ` › `. */
export const TestResult = z.strictObject({
  /** The same in every run of the same test. */
  id: z.string(),
  /** Relative to the root, with `/`; null where the report does not tell. */
  file: z.string().nullable(),
  /** Suites and title. */
  name: z.string(),
  /** How it ended. */
  status: TestStatus,
  /** What it said where it did not pass. */
  message: z.string().optional(),
  /** Assertions that ran, where the runner counts them. */
  assertions: z.int().optional(),
  /** How often it was run again before it ended so, where the runner tells. */
  retries: z.int().optional(),
});
export type TestResult = z.infer<typeof TestResult>;

export const TestRunner = z.enum([
  'vitest',
  'jest',
  'node_test',
  'mocha',
  'pytest',
  'unittest',
  'go_test',
  'cargo',
  'other',
]);
export type TestRunner = z.infer<typeof TestRunner>;

export const TestReportFormat = z.enum(['junit', 'tap', 'jest_json', 'go_json', 'trx', 'mocha_json', 'text']);
export type TestReportFormat = z.infer<typeof TestReportFormat>;

/** Why a report, or a run, is less than it seems. */
export const TestRunProblem = z.enum([
  /** No report was written, or none that can be read. */
  'no_report',
  /** The report ends in the middle. */
  'truncated_report',
  'no_tests',
  /** Something outside a test failed: a file that does not load, a build, a hook. */
  'suite_error',
  /** The exit code and the report contradict each other. */
  'exit_disagrees',
  /** What was printed, the report and the events of the runner contradict each other. */
  'channels_disagree',
  /** Only the printed text told the counts. */
  'counts_from_text',
  'timed_out',
  'output_limit',
  'not_started',
]);
export type TestRunProblem = z.infer<typeof TestRunProblem>;

/** What one run of the tests came to. */
export const TestRun = z.strictObject({
  /** The format that the report was read as. */
  format: TestReportFormat,
  /** Every test of the report. */
  tests: z.array(TestResult),
  /** The tests, counted. */
  counts: z.strictObject({
    /** All of them. */
    total: z.int(),
    /** Those that passed. */
    passed: z.int(),
    /** Those whose assertions failed. */
    failed: z.int(),
    /** Those that were kept from running. */
    skipped: z.int(),
    /** Those that are still to be written. */
    todo: z.int(),
    /** Those that broke off outside of an assertion. */
    errored: z.int(),
  }),
  /** Why the run is less than it seems. */
  problems: z.array(z.strictObject({ problem: TestRunProblem, detail: z.string() })),
});
export type TestRun = z.infer<typeof TestRun>;
