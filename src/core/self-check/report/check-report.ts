import type { WorkEvidence } from '../../../contract/work-evidence.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { folded } from '../../language/fold-text.ts';
import { denyTroubles } from '../final-message/denied-troubles.ts';
import { readMessage } from '../final-message/read-message.ts';
import { readTestText, type TestText } from '../reports/read-test-text.ts';
import { UNIVERSAL } from './claim-words.ts';
import { findPhrases } from './find-phrases.ts';
import { holdAssumptions, holdCompletion, holdRequirements, holdTroubles } from './hold-work.ts';
import { type ReportClaim, reportClaims } from './report-claims.ts';
import { reportFinding } from './report-finding.ts';
import { claimsOf, placeOf, type ReportGround, tellsOf } from './report-ground.ts';
import { testNumbers } from './test-numbers.ts';

type Counts = NonNullable<TestText['counts']>;

function ranOf({ passed, failed, errored }: Counts): number {
  return passed + failed + errored;
}

/** More passed tests told than the output shows, or others of how many; fewer may be a part of them. */
function countsDiffer({ own }: ReportClaim, counts: Counts): boolean {
  const { share, counts: told } = testNumbers(own);
  if (share !== null)
    return share.passed > counts.passed || (share.total !== ranOf(counts) && share.total > counts.total);
  return told.length > 0 && !told.includes(counts.passed) && Math.max(...told) > counts.passed;
}

/** "12 of 15 pass" of an output with three failures: what is said is what is shown. */
function isHonestPart({ own }: ReportClaim, counts: Counts | null, admits: boolean): boolean {
  if (counts === null) return false;
  const { share, counts: told } = testNumbers(own);
  if (share !== null) return share.passed < share.total && share.passed <= counts.passed;
  return admits && !UNIVERSAL.test(own) && told.every((number) => number <= counts.passed);
}

function contradiction(ground: ReportGround, claim: ReportClaim | undefined): WorkFinding {
  const { share, counts } = testNumbers(claim?.own ?? '');
  const told = share?.passed ?? Math.max(0, ...counts);
  return reportFinding('output_contradicts_claim', 'error', placeOf(ground, claim), {
    ...tellsOf(ground),
    ...(told > 0 ? { told: String(told) } : {}),
  });
}

function againstFailure(ground: ReportGround, counts: Counts | null): WorkFinding[] {
  const told = claimsOf(ground, 'tests_pass');
  const admits = claimsOf(ground, 'admitted').length > 0;
  const wrong = told.find((claim) => !isHonestPart(claim, counts, admits));
  return wrong === undefined && ground.evidence.testsPassed !== true ? [] : [contradiction(ground, wrong)];
}

/** What is said of tests against the output. */
function holdTests(ground: ReportGround): WorkFinding[] {
  const { evidence, output } = ground;
  const told = claimsOf(ground, 'tests_pass');
  const [first] = told;
  if (first === undefined && evidence.testsPassed !== true) return [];
  if (output === null)
    return [reportFinding('tests_claimed_without_output', 'error', placeOf(ground, first), {})];
  const { counts } = output;
  if (output.says === 'failed') return againstFailure(ground, counts);
  if (output.says === 'nothing_ran') return [contradiction(ground, first)];
  if (counts === null) return [reportFinding('output_without_counts', 'info', placeOf(ground, first), {})];
  const wrong = told.find((claim) => countsDiffer(claim, counts));
  return wrong === undefined ? [] : [contradiction(ground, wrong)];
}

const MENTIONS_SKIPPED =
  /skip|todo|pending|xfail|expected fail|ignored|disabled|excluded|left out|(?:not|n't) run|건너|제외|보류|무시|비활성|빠졌|빼고|돌리지|실행되지 않|안 돌/i;

/** Tests that did not run although the report says that all of them pass, or that none was skipped. */
function holdSkipped(ground: ReportGround): WorkFinding[] {
  const { output, report } = ground;
  const left = (output?.counts?.skipped ?? 0) + (output?.counts?.todo ?? 0);
  const [denial] = claimsOf(ground, 'none_skipped');
  const claim = denial ?? claimsOf(ground, 'tests_pass')[0];
  if (claim === undefined || left === 0) return [];
  if (denial === undefined && MENTIONS_SKIPPED.test(denyTroubles(folded(report)).rest)) return [];
  return [reportFinding('failures_hidden', 'error', placeOf(ground, claim), { count: String(left) })];
}

interface Segment {
  /** The command after the prompt; null before the first prompt. */
  readonly command: string | null;
  readonly text: string;
}

const PROMPT = /^(?:\$|❯|>) (?=[a-z.])/;

function segments(text: string): readonly Segment[] {
  const found: { command: string | null; lines: string[] }[] = [{ command: null, lines: [] }];
  for (const line of text.split('\n'))
    if (PROMPT.test(line)) found.push({ command: line.replace(PROMPT, '').trim(), lines: [line] });
    else found.at(-1)?.lines.push(line);
  return found
    .map(({ command, lines }) => ({ command, text: lines.join('\n') }))
    .filter(({ text: own }) => own.trim() !== '');
}

function repeats(earlier: Segment, later: Segment): boolean {
  if (earlier.command !== null && later.command !== null && !earlier.command.startsWith(later.command))
    return false;
  const [before, after] = [readTestText(earlier.text).counts, readTestText(later.text).counts];
  return before !== null && after !== null && after.total >= before.total;
}

/**
 * The output without the runs that were repeated later in it: those before the same command, or one with fewer
 * arguments, that ran at least as many tests. Runs of anything else stay, for all of them count.
 */
function lastRuns(text: string): string {
  const all = segments(text);
  if (all.length < 2) return text;
  const kept = all.filter((segment, at) => !all.slice(at + 1).some((later) => repeats(segment, later)));
  return kept.map(({ text: own }) => own).join('\n');
}

const COVERAGE = /\bcover(?:age|ed)?\b|커버리지/i;
const PRINTED = /\bcover|% stmts|커버리지/i;
const TOTAL = /\btotal\b|all files|\bcover/i;
const PERCENT = /(\d{1,3}(?:\.\d{1,4})?) ?%/g;
const FIGURE = /(?<![\w.])\d{1,3}(?:\.\d{1,4})?(?![\w.])/g;

function figures(text: string, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(([whole, figure]) => Math.round(Number(figure ?? whole)));
}

/** What is said of coverage, where an output prints one and none of its figures is one that is told. */
function holdCoverage(ground: ReportGround): WorkFinding[] {
  const { testOutput = '', evidence = [] } = ground.evidence;
  const lines = [testOutput, ...evidence.map(({ content }) => content)]
    .map((text) => text.split('\n').filter((line) => !/^\s*[$❯>] /.test(line)))
    .filter((own) => own.some((line) => PRINTED.test(line)))
    .flat();
  const shown = new Set(lines.flatMap((line) => figures(line, FIGURE)));
  const wrong = claimsOf(ground, 'measured').find(({ text }) => {
    const told = COVERAGE.test(text) ? figures(text, PERCENT) : [];
    return told.length > 0 && !told.some((figure) => shown.has(figure));
  });
  if (wrong === undefined || shown.size === 0) return [];
  const output = lines.findLast((line) => TOTAL.test(line))?.trim() ?? '';
  return [reportFinding('output_contradicts_claim', 'error', placeOf(ground, wrong), { output })];
}

/** What a report of finished work came to. */
export interface CheckedReport {
  readonly findings: readonly WorkFinding[];
  /** Sentences that admit what is open. */
  readonly admitted: readonly string[];
}

/** Doubts of the author, and forecasts; what is open by its own sentence is admitted, and no doubt. */
function phrases(ground: ReportGround): WorkFinding[] {
  const admitted = claimsOf(ground, 'untried');
  return findPhrases(ground.report)
    .filter(
      ({ kind, start }) =>
        kind !== 'hedge' ||
        !admitted.some((open) => open.start <= start && start < open.start + open.text.length),
    )
    .map(({ kind, text, line, column }) =>
      reportFinding(
        kind === 'hedge' ? 'danger_signal' : 'false_certainty',
        'warning',
        { line, column, text },
        {},
      ),
    );
}

/** The output of tests: `testOutput`, else the first piece of evidence named after tests that counts some. */
function outputOf({ testOutput = '', evidence = [] }: WorkEvidence): TestText | null {
  if (testOutput.trim() !== '') return readTestText(lastRuns(testOutput));
  for (const { type, content } of evidence) {
    if (!/^(?:tests?|test[ _-](?:run|output)|테스트)$/i.test(type)) continue;
    const read = readTestText(lastRuns(content));
    if (read.counts !== null) return read;
  }
  return null;
}

const CHECKS = [
  holdTests,
  holdSkipped,
  holdCoverage,
  holdCompletion,
  holdTroubles,
  holdRequirements,
  holdAssumptions,
  phrases,
];

/**
 * Holds an agent's report against the evidence that came with it. Hedges and false certainty are warnings; claims
 * that the evidence contradicts, or does not show at all, are errors.
 */
export function checkReport(report: string, evidence: WorkEvidence): CheckedReport {
  const ground: ReportGround = {
    report,
    evidence,
    claims: reportClaims(report, readMessage(report)),
    output: outputOf(evidence),
  };
  return {
    findings: CHECKS.flatMap((check) => check(ground)),
    admitted: claimsOf(ground, 'admitted').map(({ text }) => text),
  };
}
