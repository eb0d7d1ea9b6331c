import { z } from 'zod';
import { MustHaves } from './goal-settings.ts';
import { Milliseconds } from './milliseconds.ts';
import { Requirement } from './requirement.ts';
import { TestReportFormat, TestRunner } from './test-run.ts';
import { Override } from './work-finding.ts';

const Command = z.string().min(1);
const Patience = Milliseconds.default(30_000).describe(
  'Milliseconds, or a time such as `5s`, until it is given up: unchecked then.',
);

/** An outcome that is looked at from outside. */
export const Probe = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('url'),
    url: z.url({ protocol: /^https?$/ }),
    status: z.int().default(200),
    contains: z.string().optional(),
    /** Started in the copy before the probe and ended after it; the probe waits for the answer until `timeout`. */
    start: Command.optional(),
    timeout: Patience,
  }),
  z.strictObject({ kind: z.literal('file'), path: z.string().min(1), contains: z.string().optional() }),
  z.strictObject({
    kind: z.literal('command'),
    command: Command,
    contains: z.string().optional(),
    timeout: Patience,
  }),
  z.strictObject({
    kind: z.literal('row'),
    /** Name of the environment variable that holds the connection string. */
    database: z.string().default('DATABASE_URL'),
    query: z.string().min(1),
    /** Rows that the query must give at least. */
    rows: z.int().min(1).default(1),
    timeout: Patience,
  }),
]);
export type Probe = z.infer<typeof Probe>;

/** `check:` of the configuration: how finished work is checked. Read at the base revision. */
export const CheckSettings = z.strictObject({
  base: z
    .string()
    .optional()
    .describe('Revision to compare with. Default: the merge base, else the last commit.'),
  test: z
    .strictObject({
      command: Command.optional().describe('Default: found from package.json, pyproject.toml, go.mod …'),
      runner: TestRunner.optional(),
      folder: z.string().default('.'),
      environment: z.record(z.string(), z.string()).default({}),
      timeout: Milliseconds.default(600_000).describe(
        'Milliseconds for one run, or a time such as `5s`, `2m`.',
      ),
      output_limit: z.int().min(1).default(20_000_000).describe('Bytes that a run may print.'),
    })
    .prefault({}),
  commands: z
    .strictObject({ lint: Command.optional(), types: Command.optional(), build: Command.optional() })
    .prefault({})
    .describe('Run in the copy after the tests; they must exit 0 where they did at the base.'),
  reports: z
    .array(
      z.strictObject({ path: z.string().min(1), format: z.union([TestReportFormat, z.literal('lcov')]) }),
    )
    .default([])
    .describe('Reports that lie there already; they are shown, and held against our own run.'),
  services: z
    .array(
      z.strictObject({
        /** A line for the shell, at the folder of the tests. */
        start: Command,
        port: z.int().min(1).max(65_535),
        timeout: Patience,
      }),
    )
    .default([])
    .describe('Started in each copy before the tests, which begin when the port answers.'),
  network: z.boolean().default(false).describe('True lets the tests reach the network.'),
  unenclosed: z
    .boolean()
    .default(false)
    .describe(
      'True runs the tests where they cannot be enclosed, too; holds only in a trusted configuration.',
    ),
  test_files: z.array(z.string()).default([]).describe('Globs of test files, beside the usual ones.'),
  entry_points: z
    .array(z.string())
    .default([])
    .describe('Globs of files that are used from outside, beside those that the manifest names.'),
  probes: z.array(Probe).default([]),
  requirements: z.array(Requirement).default([]),
  requirements_file: z
    .string()
    .optional()
    .describe('A Markdown checklist or an issue, beside `requirements`.'),
  must_haves: MustHaves.prefault({}),
  overrides: z.array(Override).default([]),
  tell_server: z
    .boolean()
    .default(true)
    .describe('Verdicts are kept for the screen of the user’s own server, too.'),
});
export type CheckSettings = z.infer<typeof CheckSettings>;
