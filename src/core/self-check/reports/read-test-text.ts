import type { TestRun } from '../../../contract/test-run.ts';
import { countTests } from './count-tests.ts';
import { halfWidth } from './half-width.ts';
import { nameTests } from './name-tests.ts';
import { plainLines, type PlainLine } from './plain-lines.ts';
import { plainSummary, summaryLine } from './summary-forms.ts';
import type { SummaryCounts, SummaryField } from './summary-words.ts';
import { readTap } from './tap.ts';
import { tapLine } from './tap-line.ts';

/** Lines that say that a run failed, whatever else is printed. */
const FAILED: readonly RegExp[] = [
  /^FAIL[\t ].*$/,
  /^--- FAIL: .*$/,
  /^Test Run Failed\.?$/,
  /^BUILD FAILED\b.*$/,
  /^npm (?:ERR!|error) Test failed\b.*$/,
  /^error(?:\[E\d+\])?: could not compile .*$/,
  /^error: test failed, to rerun pass .*$/,
  /^Bail out!.*$/,
];

/** Lines that say so where nothing tells numbers. */
const FAILED_ALONE: readonly RegExp[] = [/\bNOT OK\b/, /^(?:FAIL(?:ED|URES!?)?|.*: FAILED)$/, /^FAILED \(/];

const NOTHING: readonly RegExp[] = [
  /\bno tests ran\b/i,
  /\bno tests? (?:were )?(?:run|found|executed|collected)\b/i,
  /^No test files found\b.*$/i,
  /^collected 0 items$/,
  /^No test suite found\b.*$/,
  /^testing: warning: no tests to run$/,
  /^ *Tests {2}no tests$/,
  /^(?:Could not find|No) any tests?\b.*$/i,
  /^NO TESTS RAN\b.*$/,
  /^\?\s+\S+\s+\[no test files\]$/,
  /^ok\s+\S+\s+\S+ \[no tests to run\]$/,
];

/** A package whose tests ran, of a runner that prints no counts. */
const RAN = /^ok\s+\S+\s+(?:[\d.]+s|\(cached\))(?! \[no tests)/;

/** What a line without counts says of the run; null where it says nothing. */
function summaryMark(line: string): 'failed' | 'failed_alone' | 'nothing_ran' | 'ran' | null {
  if (NOTHING.some((mark) => mark.test(line))) return 'nothing_ran';
  if (FAILED.some((mark) => mark.test(line))) return 'failed';
  if (RAN.test(line)) return 'ran';
  return FAILED_ALONE.some((mark) => mark.test(line)) ? 'failed_alone' : null;
}

type Counts = TestRun['counts'];

/** What the printed text of a run of tests says. */
export interface TestText {
  readonly says: 'passed' | 'failed' | 'nothing_ran' | 'no_counts';
  /** Null where the text tells no number of tests. */
  readonly counts: Counts | null;
  /** The line that decided it, counted from 1, without colours; null where none did. */
  readonly place: { readonly line: number; readonly text: string } | null;
}

type Place = TestText['place'];

/** Sums of the summaries that one runner printed. */
interface Told {
  readonly sums: Map<SummaryField, number>;
  place: PlainLine;
}

interface Reading {
  readonly byRunner: Map<string, Told>;
  readonly plain: Map<string, Told>;
  failed: Place;
  failedAlone: Place;
  nothing: Place;
  /** Tests of some package ran, so that none in another says little. */
  ran: boolean;
  tap: boolean;
}

function isBad(counts: SummaryCounts): boolean {
  return (counts.failed ?? 0) + (counts.errored ?? 0) > 0;
}

/** Tests that passed, or all of them: more than that none was left out. */
function isTelling(counts: SummaryCounts): boolean {
  return isBad(counts) || counts.passed !== undefined || counts.total !== undefined;
}

/** The first line that tells of a failure is the place, else the last one that tells how many passed. */
function add(into: Map<string, Told>, runner: string, counts: SummaryCounts, place: PlainLine): void {
  const told = into.get(runner) ?? { sums: new Map<SummaryField, number>(), place };
  const badBefore = isBad(Object.fromEntries(told.sums));
  for (const field of Object.keys(counts) as SummaryField[])
    told.sums.set(field, (told.sums.get(field) ?? 0) + (counts[field] ?? 0));
  if (!badBefore && isTelling(counts)) told.place = place;
  into.set(runner, told);
}

function readLine(reading: Reading, place: PlainLine): void {
  const text = halfWidth(place.text);
  if (text === '') return;
  const summary = summaryLine(text);
  if (summary !== null) add(reading.byRunner, summary.runner, summary.counts, place);
  const mark = summaryMark(text);
  if (mark === 'failed') reading.failed ??= place;
  if (mark === 'failed_alone') reading.failedAlone ??= place;
  if (mark === 'ran') reading.ran = true;
  if (mark === 'nothing_ran') reading.nothing ??= place;
  if (summary !== null || mark !== null) return;
  if (tapLine(text)?.kind === 'point') reading.tap = true;
  else if (/\d/.test(text)) {
    const counts = plainSummary(text);
    if (Object.keys(counts).length > 0) add(reading.plain, 'plain', counts, place);
  }
}

/** Sums made whole: what the total leaves over has passed. */
function wholeCounts(sums: ReadonlyMap<SummaryField, number>): Counts {
  const of = (field: SummaryField): number => sums.get(field) ?? 0;
  const ends = of('failed') + of('skipped') + of('todo') + of('errored');
  const passed = sums.get('passed') ?? Math.max(0, of('total') - ends);
  const total = Math.max(of('total'), passed + ends);
  const unexplained = sums.has('passed') && sums.has('total') ? total - passed - ends : 0;
  return {
    total,
    passed,
    failed: of('failed') + unexplained,
    skipped: of('skipped'),
    todo: of('todo'),
    errored: of('errored'),
  };
}

function sum(all: readonly Counts[]): Counts {
  const counts = { total: 0, passed: 0, failed: 0, skipped: 0, todo: 0, errored: 0 };
  for (const each of all)
    for (const field of Object.keys(counts) as SummaryField[]) counts[field] += each[field];
  return counts;
}

/** Files that failed are no tests: they say that the run failed, and count nothing. */
function isOfFiles(runner: string): boolean {
  return runner.endsWith('_files');
}

function fromSummaries(told: ReadonlyMap<string, Told>, reading: Reading): TestText {
  const tests = [...told].filter(([runner]) => !isOfFiles(runner));
  const files = [...told].find(([runner, { sums }]) => isOfFiles(runner) && isBad(Object.fromEntries(sums)));
  const counts = sum(tests.map(([, { sums }]) => wholeCounts(sums)));
  const bad =
    tests.find(([, { sums }]) => isBad(wholeCounts(sums)))?.[1].place ?? files?.[1].place ?? reading.failed;
  const last = tests.at(-1)?.[1].place ?? null;
  const known = tests.length > 0 ? counts : null;
  if (bad !== null) return { says: 'failed', counts: known, place: bad };
  const passedFiles = [...told.values()].find(({ sums }) => (sums.get('passed') ?? 0) > 0);
  if (tests.length === 0 && passedFiles !== undefined && reading.nothing === null)
    return { says: 'no_counts', counts: null, place: passedFiles.place };
  if (counts.passed === 0) return { says: 'nothing_ran', counts: known, place: last ?? reading.nothing };
  return { says: 'passed', counts: known, place: last };
}

/** TAP printed without a summary: its points are the counts. */
function fromTap(text: string, reading: Reading): TestText {
  const stripped = [...plainLines(text)].map((line) => line.text).join('\n');
  const counts = countTests(nameTests(readTap(stripped).tests, ''));
  if (counts.failed + counts.errored > 0 || reading.failed !== null)
    return { says: 'failed', counts, place: reading.failed };
  return { says: counts.passed > 0 ? 'passed' : 'nothing_ran', counts, place: null };
}

/**
 * Reads what a run of tests printed: the summaries of known runners, else numbers beside the words for passed and
 * failed. All summaries count, so one failure anywhere is a failure. A text without numbers never says "passed".
 */
export function readTestText(text: string): TestText {
  const reading: Reading = {
    byRunner: new Map(),
    plain: new Map(),
    failed: null,
    failedAlone: null,
    nothing: null,
    ran: false,
    tap: false,
  };
  for (const line of plainLines(text)) readLine(reading, line);
  const known = [...reading.byRunner.keys()].some((runner) => !isOfFiles(runner));
  if (known || reading.byRunner.size > 0) return fromSummaries(reading.byRunner, reading);
  if (reading.tap) return fromTap(text, reading);
  if (reading.plain.size > 0) return fromSummaries(reading.plain, reading);
  const failed = reading.failed ?? reading.failedAlone;
  if (failed !== null) return { says: 'failed', counts: null, place: failed };
  if (reading.nothing !== null && !reading.ran)
    return { says: 'nothing_ran', counts: null, place: reading.nothing };
  return { says: 'no_counts', counts: null, place: null };
}
