import type { CheckSettings } from '../../contract/check-settings.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Sandbox, TreeSpec } from '../../contract/ports/sandbox.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { Requirement } from '../../contract/requirement.ts';
import type { RunReceipt } from '../../contract/run-receipt.ts';
import type { WorkChange } from '../../contract/work-change.ts';
import type { WorkFinding } from '../../contract/work-finding.ts';
import type { CrossRun, WorkRun } from '../../contract/work-report.ts';
import { judgeCommand } from '../../core/self-check/cross-run/judge-command.ts';
import type { TestCommand } from '../../core/self-check/commands/test-command.ts';
import { type ReportingCommand, withReporter } from '../../core/self-check/commands/with-reporter.ts';
import { compareRuns, type RunComparison } from '../../core/self-check/cross-run/compare-runs.ts';
import { patience, planTrees } from '../../core/self-check/cross-run/plan-trees.ts';
import { readRun } from '../../core/self-check/reports/read-run.ts';
import type { AssertionChange, Renames } from '../../core/self-check/cross-run/runs-to-compare.ts';
import type { KeptRuns } from './kept-runs.ts';
import { type RanTree, runTree, testCommandSpec } from './run-trees.ts';

/** What is needed to run the tests of a change. */
export interface TestsToRun {
  readonly tree: WorkTree;
  readonly change: WorkChange;
  readonly settings: CheckSettings;
  readonly command: TestCommand;
  readonly assertions: ReadonlyMap<string, AssertionChange>;
  readonly renames: Renames;
  readonly subjects: ReadonlyMap<string, string>;
  readonly obsolete: ReadonlySet<string>;
  readonly rehomed: ReadonlySet<string>;
  readonly requirements: readonly Requirement[];
  /** Lines for the shell, run in the work's copy. */
  readonly commands: readonly string[];
  readonly kept: KeptRuns;
  readonly abort: AbortSignalLike | undefined;
}

export interface RanTests {
  readonly runs: readonly WorkRun[];
  readonly crossRun: CrossRun;
  readonly findings: readonly WorkFinding[];
  readonly unchecked: RunComparison['unchecked'];
  readonly commands: ReadonlyMap<string, RunReceipt>;
}

type Runs = Map<RunReceipt['tree'], RanTree>;

/** The settings for a copy, by how long the work's own tests took. */
function patientFor(
  { tree }: TreeSpec,
  settings: CheckSettings,
  work: RunReceipt | undefined,
): CheckSettings {
  const timeout = patience(tree, settings.test.timeout, work?.duration_ms);
  return { ...settings, test: { ...settings.test, timeout } };
}

async function runSpec(
  spec: TreeSpec,
  asked: TestsToRun,
  command: ReportingCommand,
  commands: readonly string[],
  sandbox: Sandbox,
  work: RunReceipt | undefined,
): Promise<RanTree> {
  const { tree, abort, kept } = asked;
  const key = testCommandSpec(command, asked.settings);
  const known = commands.length === 0 ? await kept.find(spec, key) : null;
  if (known !== null) return { tests: known, commands: new Map() };
  const settings = patientFor(spec, asked.settings, work);
  const tests = testCommandSpec(command, settings);
  const ran = await runTree(sandbox, { tree, spec, settings, tests, commands, abort });
  if (ran.tests !== null) await kept.keep(spec, key, ran.tests);
  return ran;
}

function readTests({ tests }: RanTree, { tree }: TestsToRun, command: ReportingCommand): WorkRun | null {
  if (tests === null) return null;
  return { receipt: tests.receipt, result: readRun(tests, command.reports, tree.root) };
}

/** Every copy that the change asks for, one after the other; other commands on the base only where they fail on the work. */
async function runAll(
  specs: readonly TreeSpec[],
  asked: TestsToRun,
  command: ReportingCommand,
  sandbox: Sandbox,
): Promise<Runs> {
  const runs: Runs = new Map();
  for (const spec of specs) {
    const failed = [...(runs.get('work')?.commands ?? [])].filter(([, { exit_code }]) => exit_code !== 0);
    const lines = { work: asked.commands, base: failed.map(([line]) => line) }[spec.tree as string] ?? [];
    const work = runs.get('work')?.tests?.receipt;
    runs.set(spec.tree, await runSpec(spec, asked, command, lines, sandbox, work));
  }
  return runs;
}

async function runAgain(
  trees: readonly RunReceipt['tree'][],
  specs: readonly TreeSpec[],
  asked: TestsToRun,
  command: ReportingCommand,
  work: RunReceipt,
  sandbox: Sandbox,
): Promise<Map<RunReceipt['tree'], WorkRun | null>> {
  const again = new Map<RunReceipt['tree'], WorkRun | null>();
  for (const spec of specs.filter(({ tree }) => trees.includes(tree))) {
    const { tree, abort } = asked;
    const settings = patientFor(spec, asked.settings, work);
    const tests = testCommandSpec(command, settings);
    const ran = await runTree(sandbox, { tree, spec, settings, tests, commands: [], abort });
    again.set(spec.tree, readTests(ran, asked, command));
  }
  return again;
}

/**
 * Runs the tests of the work and of the base, the base's tests on the new code and the new tests on the base's, as the
 * change asks for, and holds the runs against each other. A new failure is run again once: one that does not stay is
 * said to be flaky. Rejects with `AssayError` (disk_full, unavailable, cancelled).
 */
export async function runTests(asked: TestsToRun, sandbox: Sandbox): Promise<RanTests> {
  const { change, settings, requirements, assertions, renames, subjects, obsolete, rehomed } = asked;
  const command = withReporter(asked.command);
  const specs = planTrees(change, settings.test_files);
  const ran = await runAll(specs, asked, command, sandbox);
  const read = (tree: RunReceipt['tree']): WorkRun | null => {
    const found = ran.get(tree);
    return found === undefined ? null : readTests(found, asked, command);
  };
  const work = read('work');
  if (work === null) throw new Error('the work was not run');
  const first = {
    change,
    work,
    base: read('base'),
    workWithBaseTests: read('work_with_base_tests'),
    baseWithNewTests: read('base_with_new_tests'),
    again: null,
    againWithBaseTests: null,
    assertions,
    renames,
    subjects,
    obsolete,
    rehomed,
    requirements,
    testFiles: settings.test_files,
  };
  const compared = compareRuns(first);
  const again = await runAgain(compared.rerun, specs, asked, command, work.receipt, sandbox);
  const settled =
    again.size === 0
      ? compared
      : compareRuns({
          ...first,
          again: again.get('work') ?? null,
          againWithBaseTests: again.get('work_with_base_tests') ?? null,
        });
  const commands = ran.get('work')?.commands ?? new Map<string, RunReceipt>();
  const before = ran.get('base')?.commands;
  const runs = [first.work, first.base, first.workWithBaseTests, first.baseWithNewTests];
  return {
    runs: runs.flatMap((run) => run ?? []),
    crossRun: settled.crossRun,
    unchecked: settled.unchecked,
    findings: [
      ...settled.findings,
      ...[...commands].flatMap(([line, receipt]) => judgeCommand(receipt, before?.get(line) ?? null) ?? []),
    ],
    commands,
  };
}
