import type { WorkFinding } from '../../../contract/work-finding.ts';
import { type Circumstances, compareAssertions, type Left, leftOver } from './compare-test.ts';
import type { Found } from './findings.ts';
import { type Matched, matchTests, type PlacedTest } from './match-tests.ts';
import { asksMore, covers } from './members.ts';
import { type Renames, sameButRenamed } from './renamed.ts';
import { isGivenMore } from './source/signatures.ts';
import {
  type Assertion,
  assertionKey,
  type Modifier,
  type TestFact,
  type TestFileFacts,
  testKey,
} from './test-facts.ts';
import { wordsOf } from './words.ts';

const PLATFORM =
  /\b(?:platform|win32|darwin|linux|arch|version|version_info|node|os\.name|release|machine|has\w*|which|find_spec|importorskip)\b/i;
const RUNNER = /\b(?:CI|GITHUB_ACTIONS|NODE_ENV|VITEST|JEST\w*|PYTEST\w*)\b/;

/** A condition of platform or version is a reason; that a build server runs is none. */
function severityOf(condition: string | null): 'error' | 'warning' {
  return condition !== null && PLATFORM.test(condition) && !RUNNER.test(condition) ? 'warning' : 'error';
}

function key({ kind, condition }: Modifier): string {
  return `${kind === 'only' ? 'only' : 'off'}|${condition}`;
}

/** Modifiers that the test did not have. */
function added(before: TestFact | null, after: TestFact): Modifier[] {
  const had = new Set((before?.modifiers ?? []).map(key));
  return after.modifiers.filter((each) => !had.has(key(each)));
}

function compareModifiers(old: PlacedTest | null, now: PlacedTest): Found[] {
  const { path, text } = now.file;
  return added(old?.test ?? null, now.test).flatMap((modifier): Found[] => {
    if (old === null && modifier.kind === 'todo') return [];
    const isNew = old === null && modifier.kind !== 'only';
    return [
      {
        rule: modifier.kind === 'only' ? 'test_focused' : 'test_skipped',
        severity: isNew ? 'warning' : modifier.kind === 'only' ? 'error' : severityOf(modifier.condition),
        path,
        text,
        start: modifier.start,
        before: old ? old.test.title : null,
        after: text.slice(modifier.start, modifier.start + 200).split('\n')[0] ?? '',
        tests: [testKey(path, now.test)],
        details: { kind: modifier.kind, condition: modifier.condition ?? '' },
      },
    ];
  });
}

function compareReturns(old: PlacedTest | null, now: PlacedTest): Found[] {
  const { path, text } = now.file;
  const { earlyReturn } = now.test;
  if (!earlyReturn || old?.test.earlyReturn) return [];
  const severity = old === null ? 'warning' : severityOf(earlyReturn.condition);
  return [
    {
      rule: 'test_returns_early',
      severity,
      path,
      text,
      start: earlyReturn.start,
      after: text.slice(earlyReturn.start, earlyReturn.start + 200).split('\n')[0] ?? '',
      tests: [testKey(path, now.test)],
      details: { condition: earlyReturn.condition ?? '' },
    },
  ];
}

/**
 * Whether a test still asserts what it asserted, that and more members of the same objects, that but for texts which
 * the source changes in the same way, or that of calls which are given more; `unknown` where it has no counterpart or its file is broken.
 */
export type TestComparison =
  | 'assertions_same'
  | 'assertions_extended'
  | 'follows_source'
  | 'given_more'
  | 'assertions_changed'
  | 'unknown';

export interface TestsCompared {
  readonly found: readonly Found[];
  readonly tests: ReadonlyMap<string, TestComparison>;
  /** Ids of tests of the base that are gone with what they speak of. */
  readonly obsolete: readonly string[];
  /** Ids of tests of the base whose every assertion stands in a test of the work. */
  readonly rehomed: readonly string[];
}

/** Tests of the base of which nothing is lost, whatever they are called now. */
function rehomed({ pairs, added, removed }: Matched, lefts: ReadonlyMap<PlacedTest, Left>): PlacedTest[] {
  const take = gainedPool([...lefts.values()], added);
  const stands = ([old, now]: readonly [PlacedTest, PlacedTest]): boolean => {
    const { before, kept } = lefts.get(old) ?? { before: [], kept: [] };
    return (
      runs(now.test) && kept.every(([, { lost, adrift }]) => lost === null && !adrift) && before.every(take)
    );
  };
  return [
    ...[...pairs].filter(stands).map(([old]) => old),
    ...removed.filter(({ test }) => test.assertions.every(take)),
  ].filter(({ test }) => test.assertions.length > 0);
}

/** What the comparison asks of the whole change. */
export interface ChangeFacts {
  /** Severity of an expected value that changed; `sameInput` where nothing else of its test did. */
  readonly expected: (path: string, about: string, sameInput: boolean) => WorkFinding['severity'];
  readonly isGone: (words: ReadonlySet<string>) => boolean;
  /** True where the source changes texts in the same way as what is expected. */
  readonly follows: (before: Assertion, after: Assertion) => boolean;
  readonly renames: Renames;
}

function runs({ modifiers }: TestFact): boolean {
  return modifiers.every(({ kind, condition }) => kind === 'only' || condition !== null);
}

/** A pool of assertions that tests gained: what one test lost may stand in another. */
function gainedPool(lefts: readonly Left[], added: readonly PlacedTest[]): (assertion: Assertion) => boolean {
  const pool = new Map<string, number>();
  const put = (each: Assertion): void => {
    if (each.lost === null && !each.adrift)
      pool.set(assertionKey(each), (pool.get(assertionKey(each)) ?? 0) + 1);
  };
  for (const left of lefts) left.after.forEach(put);
  for (const { test } of added) if (runs(test)) test.assertions.forEach(put);
  return (assertion) => {
    const count = pool.get(assertionKey(assertion)) ?? 0;
    if (count > 0) pool.set(assertionKey(assertion), count - 1);
    return count > 0;
  };
}

function newTest({ file, test }: PlacedTest): Found[] {
  const base = { path: file.path, text: file.text, tests: [testKey(file.path, test)] };
  if (test.modifiers.some(({ kind }) => kind === 'todo')) return [];
  const after = file.text.slice(test.start, test.end);
  if (test.assertions.length === 0)
    return [
      {
        ...base,
        rule: 'test_without_assertion',
        severity: test.empty ? 'error' : 'warning',
        start: test.start,
        after,
      },
    ];
  const isProof = test.assertions.some(
    (each) =>
      !each.tautology && each.subject !== each.expected && each.lost !== 'never' && each.lost !== 'swallowed',
  );
  return test.assertions.flatMap((each): Found[] => {
    const spot = { ...base, start: each.start, after: file.text.slice(each.start, each.end) };
    const severity = isProof ? 'warning' : 'error';
    if (each.tautology) return [{ ...spot, rule: 'assertion_tautology', severity }];
    if (each.circular && each.subject === each.expected)
      return [{ ...spot, rule: 'expected_from_subject', severity: 'warning' }];
    if (each.lost === 'never' || each.lost === 'swallowed')
      return [{ ...spot, rule: 'assertion_swallowed', severity, details: { how: each.lost } }];
    return [];
  });
}

/** Where other expectations were asked for, a test may come back under another title: the run of its form at the base tells. */
function removedTest(
  { file, test }: PlacedTest,
  after: ReadonlyMap<string, TestFileFacts>,
  { expected }: ChangeFacts,
): Found {
  const now = after.get(file.path);
  const about = [testKey(file.path, test), ...test.assertions.map(({ subject }) => subject)].join(' ');
  const isAsked = now !== undefined && expected(file.path, about, true) === 'info';
  return {
    rule: 'test_removed',
    severity: runs(test) && !isAsked ? 'error' : 'warning',
    path: file.path,
    ...(now ? { text: now.text, start: 0 } : {}),
    before: file.text.slice(test.start, test.end),
    tests: [testKey(file.path, test)],
    details: { title: test.title },
  };
}

function literals(text: string): readonly string[] {
  return text.match(/"(?:[^"\\]|\\.){0,600}"|\b\d[\w.]{0,40}/g) ?? [];
}

/** The same values expected one after the other for the same written inputs, of whatever is called now. */
function isSameDemand(before: Assertion, after: Assertion | undefined): boolean {
  if (after === undefined || before.expected !== after.expected || !before.literal) return false;
  if (before.relation !== after.relation || before.negated !== after.negated) return false;
  const given = new Set(literals(after.subject));
  return before.lost === after.lost && literals(before.subject).every((value) => given.has(value));
}

function comparison({ before, after, kept }: Left, { renames, follows }: ChangeFacts): TestComparison {
  if (!kept.every(([a, b]) => a.lost === b.lost && a.adrift === b.adrift)) return 'assertions_changed';
  if (sameButRenamed(before, after, renames)) return 'assertions_same';
  if (before.length !== after.length) return 'assertions_changed';
  if (before.every((each, at) => isSameDemand(each, after[at]))) return 'assertions_same';
  if (before.every((each, at) => asksMore(each, after[at]))) return 'assertions_extended';
  const isMoved = before.every((each, at) => {
    const now = after[at];
    return now !== undefined && follows(each, now);
  });
  if (isMoved) return 'follows_source';
  return before.every((each, at) => isGivenMore(each, after[at])) ? 'given_more' : 'assertions_changed';
}

function comparisons(
  { pairs, added }: Matched,
  lefts: ReadonlyMap<PlacedTest, Left>,
  change: ChangeFacts,
): Map<string, TestComparison> {
  const tests = new Map<string, TestComparison>();
  for (const [old, now] of pairs) {
    const left = lefts.get(old);
    const isKnown = !old.file.broken && !now.file.broken && left !== undefined;
    tests.set(testKey(now.file.path, now.test), isKnown ? comparison(left, change) : 'unknown');
  }
  for (const { file, test } of added) tests.set(testKey(file.path, test), 'unknown');
  return tests;
}

/** Holds the tests of changed files against each other: removed, skipped, ended early, their assertions weakened. */
export function compareFiles(
  before: readonly TestFileFacts[],
  after: readonly TestFileFacts[],
  change: ChangeFacts,
): TestsCompared {
  const matched = matchTests(before, after, change.renames);
  const lefts = new Map(
    [...matched.pairs].map(([old, now]) => [old, leftOver(old.test.assertions, now.test.assertions)]),
  );
  const takeElsewhere = gainedPool([...lefts.values()], matched.added);
  const about: Circumstances = { ...change, takeElsewhere, wordsOf };
  const afterByPath = new Map(after.map((file) => [file.path, file]));
  const paired = [...matched.pairs].flatMap(([old, now]) => {
    const left = lefts.get(old) ?? { before: [], after: [], kept: [] };
    const returns = compareReturns(old, now);
    const isTodo = now.test.modifiers.some(({ kind }) => kind === 'todo');
    const asserted = isTodo ? [] : compareAssertions(old, now, left, returns.length > 0, about);
    return [...compareModifiers(old, now), ...returns, ...asserted];
  });
  const isObsolete = ({ test }: PlacedTest): boolean => change.isGone(test.words);
  const gained = [
    ...[...lefts.values()].flatMap((left) => left.after),
    ...matched.added.flatMap(({ test }) => (runs(test) ? test.assertions : [])),
  ];
  const isAsked = (each: Assertion): boolean => gained.some((whole) => covers(whole, each));
  const removed = matched.removed.filter((at) => {
    const { test } = at;
    if (test.modifiers.some(({ kind }) => kind === 'todo') || isObsolete(at)) return false;
    const real = test.assertions.filter(({ lost }) => lost !== 'never');
    return real.length === 0 || !real.every((each) => takeElsewhere(each) || isAsked(each));
  });
  const added = matched.added.flatMap((at) => [
    ...compareModifiers(null, at),
    ...compareReturns(null, at),
    ...newTest(at),
  ]);
  return {
    found: [...paired, ...removed.map((at) => removedTest(at, afterByPath, change)), ...added],
    tests: comparisons(matched, lefts, change),
    obsolete: matched.removed.filter(isObsolete).map(({ file, test }) => testKey(file.path, test)),
    rehomed: rehomed(matched, lefts).map(({ file, test }) => testKey(file.path, test)),
  };
}
