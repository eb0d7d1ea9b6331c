import { AssayError } from '../../contract/assay-error.ts';
import { trustNotice } from '../configuration/trust-notice.ts';
import type { CheckSettings } from '../../contract/check-settings.ts';
import type { Language } from '../../contract/language.ts';
import type { CodeIndex } from '../../contract/ports/code-index.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { WorkChange } from '../../contract/work-change.ts';
import type { CrossRun, WorkRun } from '../../contract/work-report.ts';
import { madeOnce } from '../../core/language/made-once.ts';
import { isTestFile } from '../../core/self-check/commands/test-file.ts';
import type { TestCommand } from '../../core/self-check/commands/test-command.ts';
import { mayChange } from '../../core/self-check/cross-run/requirement-tests.ts';
import type { GatheredWork, UncheckedItem } from '../../core/self-check/judge/gathered-work.ts';
import { workRun } from '../../core/self-check/judge/work-questions.ts';
import { checkReport } from '../../core/self-check/report/check-report.ts';
import {
  type AskedRequirement,
  judgeRequirements,
} from '../../core/self-check/requirements/judge-requirements.ts';
import { withAdmittedStubs } from '../../core/self-check/final-message/admitted-stubs.ts';
import { scanChange, type TamperScan } from '../../core/self-check/tamper/scan-change.ts';
import { scanUnfinished } from '../../core/self-check/tamper/scan-unfinished.ts';
import type { CheckAsked } from './check-asked.ts';
import type { Outside } from '../outside.ts';
import { asAssayError } from '../../contract/trouble-at.ts';
import { askedRequirements } from './asked-requirements.ts';
import { findTests } from './find-tests.ts';
import { type HeldGoal, holdGoal } from './hold-goal.ts';
import { boundedMessage } from '../../core/self-check/final-message/long-message.ts';
import { redness } from '../../core/self-check/final-message/red-tests.ts';
import { holdMessage } from './hold-message.ts';
import { type KeptRuns, keptRuns } from './kept-runs.ts';
import { mayRunUnenclosed } from './may-run-unenclosed.ts';
import { askProduct, type AskedAgain } from './ask-product.ts';
import { readSyntax, type SyntaxOf } from './read-syntax.ts';
import { readLog, transcriptSeen } from './read-log.ts';
import { readReports } from './read-reports.ts';
import { runProbes } from './run-probes.ts';
import { type RanTests, runTests } from './run-tests.ts';
import type { SettingsAtBase } from './settings-at-base.ts';
import { writtenTests } from './written-tests.ts';

/** Test files whose values are known to the scan of special cases. */
const MOST_TESTS_READ = 1000;

/** Where the work is, what is asked of it, and by which settings. */
export interface WorkToGather {
  readonly tree: WorkTree;
  readonly settings: SettingsAtBase;
  readonly asked: CheckAsked;
  readonly language: Language;
  readonly today: string;
}

interface Seen {
  readonly change: WorkChange;
  readonly check: CheckSettings;
  readonly syntax: SyntaxOf;
  readonly index: CodeIndex;
  readonly isTest: (path: string) => boolean;
  readonly testPaths: readonly string[];
  readonly requirements: readonly AskedRequirement[];
  /** Made when the first command is run. */
  readonly kept: () => Promise<KeptRuns>;
}

function scan(seen: Seen): TamperScan {
  return scanChange(seen.change, seen.syntax, {
    testGlobs: seen.check.test_files,
    testPaths: seen.testPaths,
    mayExpectAnew: (file, about) => mayChange(seen.requirements, { id: about, file }),
  });
}

type Tests = { readonly ran: RanTests | null; readonly unchecked: readonly UncheckedItem[] };

/** Runs what is to be run; where that cannot be, the tests are unchecked with the reason. */
async function run(
  seen: Seen,
  { tree, asked }: WorkToGather,
  command: TestCommand | null,
  scanned: TamperScan,
  outside: Outside,
): Promise<Tests> {
  const not = (reason: UncheckedItem['reason'], detail: string): Tests => ({
    ran: null,
    unchecked: [{ item: 'tests', reason, detail }],
  });
  if (!asked.run) return not('not_configured', 'nothing was run: --no-run');
  if (command === null)
    return not(
      'not_configured',
      'no test command was found: name it as check.test.command in assay.config.yaml',
    );
  const { change, check, requirements } = seen;
  const lines = [
    ...[check.commands.lint, check.commands.types, check.commands.build].flatMap((line) => line ?? []),
    ...command.checks,
    ...requirements.flatMap(({ commands }) => commands),
  ];
  try {
    const ran = await runTests(
      {
        tree,
        change,
        settings: check,
        command,
        assertions: scanned.tests,
        renames: scanned.renames,
        subjects: scanned.subjects,
        obsolete: scanned.obsolete,
        rehomed: scanned.rehomed,
        requirements,
        commands: [...new Set(lines)],
        kept: await seen.kept(),
        abort: asked.abort,
      },
      await outside.sandbox(),
    );
    return { ran, unchecked: ran.unchecked };
  } catch (error) {
    const { code, message, where } = asAssayError(error);
    const reason = code === 'timeout' || code === 'cancelled' ? code : 'unavailable';
    return not(reason, where === undefined ? message : `${where}: ${message}`);
  }
}

/** Asks the product again what tests that turned green asked; nothing where no tests were run. */
async function askAgain(
  { change, check, syntax, isTest, testPaths, kept }: Seen,
  tree: WorkTree,
  ran: RanTests | null,
  { abort }: CheckAsked,
  { askedBefore }: TamperScan,
  outside: Outside,
): Promise<AskedAgain> {
  if (ran === null) return { product: null, findings: [] };
  const source = change.files.filter(({ path }) => !isTest(path));
  return askProduct(
    {
      tree,
      settings: check,
      ran,
      tests: testPaths.flatMap((path) => syntax(path, 'work') ?? []),
      askedBefore,
      source: {
        base: source.flatMap(({ path, previous_path = path }) => syntax(previous_path, 'base') ?? []),
        work: source.flatMap(({ path }) => syntax(path, 'work') ?? []),
      },
      kept: await kept(),
      abort,
    },
    await outside.sandbox(),
  );
}

function ignored({ ignored: file, trust, file: held }: SettingsAtBase): readonly UncheckedItem[] {
  const notice = trustNotice(trust);
  const untrusted = notice === null ? [] : [{ item: held ?? '', reason: 'refused' as const, detail: notice }];
  if (file === null) return untrusted;
  return [
    ...untrusted,
    { item: file, reason: 'refused', detail: 'came with the work, so it does not hold: the base has none' },
  ];
}

function resultOf(runs: readonly WorkRun[]): WorkRun['result'] {
  return workRun(runs)?.result ?? null;
}

function judged(
  seen: Seen,
  { fileHolds }: HeldGoal,
  ran: RanTests | null,
  scanned: TamperScan,
  language: Language,
): ReturnType<typeof judgeRequirements> {
  const crossRun: CrossRun | null = ran?.crossRun ?? null;
  return judgeRequirements(seen.requirements, {
    run: resultOf(ran?.runs ?? []),
    crossRun,
    change: seen.change,
    language,
    written: writtenTests(
      seen.testPaths,
      seen.testPaths.length < MOST_TESTS_READ,
      seen.change,
      seen.check,
      seen.syntax,
      scanned,
    ),
    fileHolds,
    commandRan: (line) => ran?.commands.get(line) ?? null,
    overrides: seen.check.overrides,
  });
}

/** All that was done since an older baseline; null where none is named, or it is no longer kept. */
async function changeSince({ tree, asked }: WorkToGather, outside: Outside): Promise<WorkChange | null> {
  if (asked.toldSince === undefined) return null;
  try {
    const older = await (await outside.workTrees()).open(tree.root, { baseline: asked.toldSince });
    return await older.change(asked.abort);
  } catch (error) {
    if (error instanceof AssayError) return null;
    throw error;
  }
}

/** The agent's report, held against what was gathered and not against what it brings along. */
function readReport(
  text: string | null,
  { files }: WorkChange,
  ran: RanTests | null,
): ReturnType<typeof checkReport> {
  if (text === null) return { findings: [], admitted: [] };
  const run = workRun(ran?.runs ?? []);
  const red = run === undefined || ran === null ? null : redness(run, run.result?.tests ?? [], ran, false);
  const tells = run !== undefined && (red === null || red === 'stands');
  const { findings, admitted } = checkReport(text, {
    ...(tells ? { testOutput: run.receipt.output } : {}),
    codeChanges: files.map(({ path, after }) => ({ file: path, diff: after ?? '' })),
    evidence: [...(ran?.commands ?? [])].map(([type, { output }]) => ({ type, content: output })),
  });
  const own = tells ? findings : findings.filter(({ rule }) => rule !== 'tests_claimed_without_output');
  return { findings: own, admitted };
}

/** The settings of the check, with what the user asked beside them. */
function checkSettings(
  { configuration: { check }, trust }: SettingsAtBase,
  { unenclosed: asked }: CheckAsked,
  { environment }: Outside,
): CheckSettings {
  const trusted = trust?.state === 'explicit' || trust?.state === 'trusted';
  const wishes = { asked, environment, configured: check.unenclosed, trusted };
  return { ...check, unenclosed: mayRunUnenclosed(wishes) };
}

/**
 * Gathers everything about the work in a work tree: the difference, its syntax, what the tests say on both sides, the
 * module graph, the requirements, the agent's report. What could not be gathered is unchecked, with the reason.
 */
export async function gatherWork(input: WorkToGather, outside: Outside): Promise<GatheredWork> {
  const { tree, settings, asked, language, today } = input;
  const check = checkSettings(settings, asked, outside);
  const change = await tree.change(asked.abort);
  const index = await outside.codeIndex();
  const isTest = (path: string): boolean => isTestFile(path, check.test_files);
  const paths = await tree.paths('work');
  const testPaths = paths.filter(isTest).slice(0, MOST_TESTS_READ);
  const syntax = await readSyntax(index, change, tree, testPaths);
  const listed = await askedRequirements(tree, check, settings.file, asked);
  const { requirements } = listed;
  const kept = madeOnce(async () => keptRuns(tree, await outside.runCache(tree), asked.fresh));
  const seen: Seen = { change, check, syntax, index, isTest, testPaths, requirements, kept };
  const scanned = scan(seen);
  const command = await findTests(tree, check);
  const { ran, unchecked } = await run(seen, input, command, scanned, outside);
  const requiredFiles = requirements.flatMap(({ files }) => files);
  const again = await askAgain(seen, tree, ran, asked, scanned, outside);
  const goal = await holdGoal({ tree, paths, change, settings: check, syntax, index, isTest, requiredFiles });
  const met = judged(seen, goal, ran, scanned, language);
  const told = asked.agentReport === null ? null : boundedMessage(asked.agentReport);
  const report = readReport(told?.text ?? null, change, ran);
  const probes = await runProbes(
    { tree, settings: check, refused: settings.refusedProbes, run: asked.run, abort: asked.abort },
    outside,
  );
  const own = resultOf(ran?.runs ?? []);
  const reports = await readReports({ tree, change, settings: check, own }, outside);
  const testFiles = change.files.map(({ path }) => path).filter(isTest);
  const { log, unchecked: logless } = await readLog(asked.transcript, tree.root, outside);
  const message = await holdMessage(
    told?.text ?? null,
    {
      change,
      testFiles,
      runs: ran?.runs ?? [],
      crossRun: ran?.crossRun ?? null,
      commands: [...(ran?.commands.values() ?? [])],
      settings: check.commands,
      requirements: met.verdicts,
      probes: probes.verdicts,
      reports: reports.reports,
      lostExports: goal.lostExports,
      log,
    },
    {
      tree,
      paths: new Set(paths),
      language,
      found: report,
      isTest,
      hasCommand: command !== null,
      since: () => changeSince(input, outside),
    },
  );
  return {
    change,
    treeHash: await tree.hash('work'),
    testFiles,
    settings: check,
    runs: ran?.runs ?? [],
    crossRun: ran?.crossRun ?? null,
    runFindings: [...(ran?.findings ?? []), ...again.findings],
    tamperFindings: scanned.findings,
    otherFindings: [
      ...scanUnfinished(change, syntax, check.test_files),
      ...listed.findings,
      ...withAdmittedStubs(goal.findings, message.read.limitations ?? []),
      ...met.findings,
      ...report.findings,
      ...probes.findings,
      ...reports.findings,
      ...message.findings,
    ],
    requirements: met.verdicts,
    goal: goal.goal,
    commands: [...(ran?.commands.values() ?? [])],
    ...(probes.verdicts.length === 0 ? {} : { probes: probes.verdicts }),
    ...(again.product === null ? {} : { product: again.product }),
    ...(check.reports.length === 0 ? {} : { reports: reports.reports }),
    hasReport: asked.agentReport !== null,
    admitted: message.admitted,
    ...message.read,
    ...transcriptSeen(log),
    unchecked: [
      ...unchecked,
      ...(told?.unchecked ?? []),
      ...logless,
      ...probes.unchecked,
      ...reports.unchecked,
      ...ignored(settings),
    ],
    testCommand: command?.shown ?? null,
    language,
    today,
  };
}
