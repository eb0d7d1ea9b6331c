import type { SyntaxFile } from '../../../contract/syntax.ts';
import type { ChangedFile, WorkChange } from '../../../contract/work-change.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { ChangeFacts, TestComparison } from './compare-files.ts';
import { scanConfiguration } from './configuration/scan-configuration.ts';
import { isExpectedData } from './expected-data.ts';
import { findings, type Found } from './findings.ts';
import { callersOf, changedHelpers, scanTests, type TwoTrees } from './scan-tests.ts';
import { scanLines } from './lines/scan-lines.ts';
import { type PathRole, pathRole } from './path-role.ts';
import type { Renames } from './renamed.ts';
import { onlyFollowSource } from './kept-outputs.ts';
import { scanSnapshots } from './scan-snapshots.ts';
import { readTests } from './read/read-tests.ts';
import { alwaysEqualValues, bentLibrary, runnerBranches } from './source/bends-for-tests.ts';
import { type AskedBefore, askedBefore } from './source/asked-before.ts';
import { knownAnswers, knownTables } from './source/known-answers.ts';
import { followsSource, inputFollowsSource, movedTexts } from './source/moved-texts.ts';
import { followsSignature, signatures } from './source/signatures.ts';
import { switchedOff } from './source/switched-off.ts';
import { testKey } from './test-facts.ts';
import { nodesOf, part, textOf } from '../syntax/tree.ts';
import { wordsOf } from './words.ts';

const DECLARING =
  /^(?:FunctionDeclaration|ClassDeclaration|VariableDeclarator|MethodDefinition|PropertyDefinition|TSInterfaceDeclaration|TSPropertySignature|TSTypeAliasDeclaration|TSEnumDeclaration)$/;

function declaredNames(files: readonly SyntaxFile[]): Set<string> {
  const names = new Set<string>();
  for (const file of files)
    for (const node of nodesOf(file.root)) {
      if (!DECLARING.test(node.type)) continue;
      const name = part(node, 'id') ?? part(node, 'key');
      if (name?.type === 'Identifier') names.add(textOf(file, name));
    }
  return names;
}

/** Routes and flags: texts that name a feature. */
function routes(files: readonly SyntaxFile[]): Set<string> {
  return new Set(
    files.flatMap(({ text }) => [...wordsOf(text)].filter((word) => /^"(?:\/\w|--\w)/.test(word))),
  );
}

/** Texts by which the source tells cases apart: `case 'xml'`, `format === 'xml'`. */
function casesIn(files: readonly SyntaxFile[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(file.root)]
        .filter(({ type }) => type === 'SwitchCase' || type === 'BinaryExpression')
        .flatMap(({ children }) => children.filter(({ type }) => type === 'Literal'))
        .flatMap((node) => [...wordsOf(textOf(file, node))].filter((word) => word.startsWith('"'))),
    ),
  );
}

/** Cases that the source had, of which nothing is written in it any more. */
function goneCases(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): string[] {
  const written = new Set(after.flatMap(({ text }) => [...wordsOf(text)]));
  return [...casesIn(before)].filter((word) => !written.has(word));
}

/** Names, routes, flags and cases that the source had and has no more: tests of them go with them. */
function goneNames(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Set<string> {
  const [living, now] = [declaredNames(after), routes(after)];
  const names = [...declaredNames(before)].filter((name) => !living.has(name) && name.length > 1);
  const gone = [...routes(before)].filter((word) => !now.has(word));
  return new Set([...names, ...gone, ...goneCases(before, after)]);
}

/** What the scan asks beside the change itself. */
export interface TamperOptions {
  /** Globs of the user's test files, beside the usual names. */
  readonly testGlobs: readonly string[];
  /** All test files of the work tree; those that did not change are read to know their inputs and values. */
  readonly testPaths: readonly string[];
  /** True where a requirement asks to change what a test expects, named by its id and what its assertions ask for, or by its file. */
  readonly mayExpectAnew: (path: string, about: string) => boolean;
}

/** Tree of a file of one side; null where it has none. */
export type Trees = (path: string, side: 'base' | 'work') => SyntaxFile | null;

export interface TamperScan {
  readonly findings: readonly WorkFinding[];
  /** By id of the test: does it still assert what it asserted? */
  readonly tests: ReadonlyMap<string, TestComparison>;
  /** By id of a test of the base: what its assertions ask for. */
  readonly subjects: ReadonlyMap<string, string>;
  /** Names of the code that went and came with the change. */
  readonly renames: Renames;
  /** Ids of tests of the base that are gone with what they speak of. */
  readonly obsolete: ReadonlySet<string>;
  /** Ids of tests of the base whose every assertion stands in a test of the work. */
  readonly rehomed: ReadonlySet<string>;
  /** What tests of the base asked and expected. */
  readonly askedBefore: AskedBefore;
}

function bare(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, '');
}

function twoTrees(file: ChangedFile, trees: Trees): TwoTrees {
  const before = file.before === null ? null : trees(file.previous_path ?? file.path, 'base');
  return { file, before, after: file.after === null ? null : trees(file.path, 'work') };
}

/** The same finding of several tests, told once. */
function merged(found: readonly Found[]): Found[] {
  const byPlace = new Map<string, Found>();
  for (const each of found) {
    const key = `${each.rule}|${each.path}|${each.start ?? -1}|${each.start === undefined ? (each.before ?? '') : ''}`;
    const had = byPlace.get(key);
    const isWorse = had === undefined || (had.severity !== 'error' && each.severity === 'error');
    byPlace.set(key, {
      ...(isWorse ? each : had),
      tests: [...new Set([...(had?.tests ?? []), ...(each.tests ?? [])])],
    });
  }
  return [...byPlace.values()];
}

function subjectsOf(files: readonly TwoTrees[]): Map<string, string> {
  return new Map(
    files.flatMap(({ before }) =>
      (before === null ? [] : readTests(before).tests).map(
        (test) =>
          [
            testKey(before?.path ?? '', test),
            test.assertions.map(({ subject }) => subject).join(' '),
          ] as const,
      ),
    ),
  );
}

/** What the change does to tests, runner and checks. The same input gives the same findings, in the order of the files. */
export function scanChange(change: WorkChange, trees: Trees, options: TamperOptions): TamperScan {
  const roles = new Map<ChangedFile, PathRole>(
    change.files.map((file) => {
      const role = pathRole(file.path, options.testGlobs);
      const old = pathRole(file.previous_path ?? file.path, options.testGlobs);
      return [file, old === 'test' && role !== 'setup' ? 'test' : role];
    }),
  );
  const having = (...wanted: PathRole[]): ChangedFile[] =>
    change.files.filter((file) => wanted.includes(roles.get(file) ?? 'other'));
  const sources = having('source').filter(({ before, after }) => bare(before) !== bare(after));
  const sourceTrees = sources.map((file) => twoTrees(file, trees));
  const old = sourceTrees.flatMap(({ before }) => before ?? []);
  const now = sourceTrees.flatMap(({ after }) => after ?? []);
  const gone = goneNames(old, now);
  const renames = { gone, came: goneNames(now, old) };
  const expected = (path: string, about = path, isPlain = false): WorkFinding['severity'] =>
    options.mayExpectAnew(path, about) ? 'info' : isPlain || sources.length === 0 ? 'error' : 'warning';
  const tests = having('test', 'setup').map((file) => twoTrees(file, trees));
  const unparsed = tests
    .filter(({ before, after }) => before === null && after === null)
    .map(({ file }) => file);
  const helpers = changedHelpers(tests);
  const touched = new Set(change.files.map(({ path }) => path));
  const others = helpers.base.size === 0 ? [] : options.testPaths.filter((path) => !touched.has(path));
  const callers = callersOf(
    helpers,
    others.flatMap((path) => trees(path, 'work') ?? []),
  );
  const texts = movedTexts(old, now);
  const taken = signatures(old, now);
  const facts: ChangeFacts = {
    expected,
    follows: (before, after) =>
      followsSource(before, after, texts) ||
      inputFollowsSource(before, after, texts) ||
      followsSignature(before, after, taken),
    isGone: (words) => [...words].some((word) => gone.has(word)),
    renames,
  };
  const compared = scanTests([...tests, ...callers], change.files, facts, helpers);
  const testFacts = () =>
    options.testPaths.flatMap((path) => {
      const tree = trees(path, 'work');
      return tree ? [readTests(tree)] : [];
    });
  const wasAsked = askedBefore(() => [
    ...tests.flatMap(({ before }) => before ?? []),
    ...options.testPaths.filter((path) => !touched.has(path)).flatMap((path) => trees(path, 'work') ?? []),
  ]);
  const commented = having('source').map((file) => twoTrees(file, trees));
  const found = [
    ...compared.found,
    ...scanLines(unparsed, (path) => expected(path)),
    ...scanConfiguration(having('configuration'), change.files, options.testPaths),
    ...scanSnapshots(having('snapshot'), ({ path, after }) => {
      const severity = expected(path, path, after !== null && isExpectedData(path, testFacts));
      return severity === 'error' && onlyFollowSource(change) ? 'warning' : severity;
    }),
    ...knownAnswers(old, now, testFacts, wasAsked),
    ...knownTables(old, now, testFacts, wasAsked),
    ...runnerBranches(old, now),
    ...alwaysEqualValues(old, now),
    ...bentLibrary(old, now),
    ...switchedOff(
      commented.flatMap(({ before }) => before ?? []),
      commented.flatMap(({ after }) => after ?? []),
    ),
  ];
  return {
    findings: findings(merged(found)),
    tests: compared.tests,
    subjects: subjectsOf(tests),
    renames,
    askedBefore: wasAsked,
    obsolete: new Set(compared.obsolete),
    rehomed: new Set(compared.rehomed),
  };
}
