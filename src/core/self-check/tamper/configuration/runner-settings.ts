import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { TamperRule } from '../../../../contract/work-rule.ts';
import { byLines, type Found } from '../findings.ts';
import { lineDifference } from '../line-difference.ts';
import { commandLosses } from './command-faults.ts';
import { isTaken } from './glob.ts';
import { type Setting, settingsOf } from './settings.ts';

type Settings = ReadonlyMap<string, readonly Setting[]>;

/** Both sides of one configuration file. */
interface Sides {
  readonly path: string;
  readonly text: string;
  readonly old: Settings;
  readonly now: Settings;
  readonly tests: readonly string[];
}

const COVERAGE = ['lines', 'branches', 'functions', 'statements', 'fail_under', 'threshold', 'target'];
const IGNORING = [
  'exclude',
  'testPathIgnorePatterns',
  'modulePathIgnorePatterns',
  'norecursedirs',
  'collect_ignore',
  'testIgnore',
];
const CHOOSING = ['include', 'testMatch', 'testRegex', 'testpaths', 'roots', 'testDir', 'spec'];
const NAMING = ['python_files', 'python_classes', 'python_functions'];
const LOOSE =
  /^(?:passWithNoTests|dangerouslyIgnoreUnhandledErrors|continue_on_collection_errors|allowOnly)$/;

function values(settings: Settings, key: string): string[] {
  return (settings.get(key) ?? []).flatMap((setting) => setting.values);
}

function say(
  { path, text, now, old }: Sides,
  key: string,
  rule: TamperRule,
  severity: 'error' | 'warning',
  what: string,
): Found {
  const start = now.get(key)?.[0]?.start;
  const line = start === undefined ? null : { text: `${key}: ${values(now, key).join(', ')}`, start };
  const had = `${key}: ${values(old, key).join(', ')}`;
  return byLines({ path, after: text }, [rule, severity, { what }], line, had);
}

function coverage(sides: Sides): Found[] {
  const lowered = COVERAGE.filter((key) => {
    const [old, now] = [values(sides.old, key), values(sides.now, key)].map((all) =>
      all.map((each) => Number.parseFloat(each)).filter((each) => !Number.isNaN(each)),
    );
    return (old ?? []).some((number, index) => number > (now?.[index] ?? 0));
  });
  const [first] = lowered;
  const omitted = values(sides.now, 'omit').filter((entry) => !values(sides.old, 'omit').includes(entry));
  return [
    ...(first === undefined
      ? []
      : [
          say(
            sides,
            lowered.find((key) => sides.now.has(key)) ?? first,
            'coverage_lowered',
            'error',
            lowered.join(', '),
          ),
        ]),
    ...(omitted.length > 0 ? [say(sides, 'omit', 'coverage_lowered', 'warning', omitted.join(', '))] : []),
  ];
}

function looksLikeTests(entry: string): boolean {
  return /test|spec/i.test(entry) && !/node_modules|e2e|dist|build|fixtures/.test(entry);
}

function ignored(sides: Sides): Found[] {
  return IGNORING.flatMap((key) => {
    const old = new Set(values(sides.old, key));
    const split =
      key === 'norecursedirs'
        ? values(sides.now, key).flatMap((each) => each.split(/\s+/))
        : values(sides.now, key);
    const added = split.filter((entry) => !old.has(entry));
    const hit = added.filter((entry) =>
      sides.tests.length === 0 ? looksLikeTests(entry) : sides.tests.some((path) => isTaken(path, entry)),
    );
    return hit.length > 0 ? [say(sides, key, 'test_ignored', 'error', hit.join(', '))] : [];
  });
}

function chosen(sides: Sides): Found[] {
  return CHOOSING.flatMap((key) => {
    const [old, now] = [values(sides.old, key), values(sides.now, key)].map((all) =>
      all.flatMap((each) => (key === 'testpaths' ? each.split(/\s+/) : [each])),
    );
    if (!old || !now || now.length === 0 || old.join() === now.join()) return [];
    const takes = (entries: readonly string[], path: string): boolean =>
      entries.some((entry) => isTaken(path, entry));
    const lost = sides.tests.filter((path) => takes(old, path) && !takes(now, path));
    return lost.length > 0 ? [say(sides, key, 'test_ignored', 'error', lost.slice(0, 5).join(', '))] : [];
  });
}

/** Patterns of names: without one the runner's own hold. */
function named(sides: Sides): Found[] {
  return NAMING.flatMap((key) => {
    const [old, now] = [values(sides.old, key).join(' '), values(sides.now, key).join(' ')];
    if (
      now === '' ||
      old === now ||
      /(?:^|\s)[Tt]est\*?(?:_\*)?(?:\.py)?(?:\s|$)/.test(now) ||
      (old !== '' && now.includes(old))
    )
      return [];
    return [say(sides, key, 'test_ignored', 'error', now)];
  });
}

function loosened(sides: Sides): Found[] {
  const loose = [...sides.now.keys()].filter(
    (key) =>
      LOOSE.test(key) && values(sides.now, key).includes('true') && !values(sides.old, key).includes('true'),
  );
  const isLax =
    values(sides.old, 'xfail_strict').includes('true') && !values(sides.now, 'xfail_strict').includes('true');
  const tries = ['retry', 'retries'].filter(
    (key) => Number(values(sides.now, key)[0] ?? 0) > Number(values(sides.old, key)[0] ?? 0),
  );
  return [
    ...loose.map((key) => say(sides, key, 'runner_weakened', 'error', key)),
    ...(isLax ? [say(sides, 'xfail_strict', 'runner_weakened', 'error', 'xfail_strict')] : []),
    ...tries.map((key) => say(sides, key, 'runner_weakened', 'warning', key)),
  ];
}

function options(sides: Sides): Found[] {
  const [old, now] = [values(sides.old, 'addopts'), values(sides.now, 'addopts')].map(
    (all) => `pytest ${all.join(' ')}`,
  );
  return commandLosses(old ?? '', now ?? '').map(({ rule, severity, what }) =>
    say(sides, 'addopts', rule, severity, what),
  );
}

/** Settings of runners: which tests they take, what they let pass, how much must be covered. */
export function scanRunnerSettings({ path, before, after }: ChangedFile, tests: readonly string[]): Found[] {
  if (before === null || after === null) return [];
  const sides: Sides = {
    path,
    text: after,
    old: settingsOf(path, before),
    now: settingsOf(path, after),
    tests,
  };
  return [
    ...coverage(sides),
    ...ignored(sides),
    ...chosen(sides),
    ...named(sides),
    ...loosened(sides),
    ...options(sides),
  ];
}

const STRICT =
  /^(?:strict\w*|noImplicit\w+|noUnused\w+|noUnchecked\w+|noFallthrough\w+|exactOptional\w+|alwaysStrict|checkJs|disallow_\w+|warn_\w+|no_implicit_\w+|check_untyped_defs)$/;
const LAX = /^(?:ignore_errors|ignore_missing_imports|allow_untyped_\w+)$/;

function first(settings: Settings, key: string): string | null {
  return settings.get(key)?.[0]?.values[0] ?? null;
}

/** A switch of a check that is less than it was. */
function lessened(
  path: string,
  after: string,
  [old, now]: readonly [Settings, Settings],
  key: string,
  severity: Found['severity'],
): Found {
  const is = first(now, key);
  const start = now.get(key)?.[0]?.start;
  const line = is === null && start === undefined ? null : { text: `${key}: ${is ?? ''}`, start };
  const what = ['checks_switched_off', severity, { what: key }] as const;
  return byLines({ path, after }, what, line, `${key}: ${first(old, key) ?? ''}`);
}

function switchesOf(path: string, text: string, old: Settings, now: Settings): Found[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Found[] => {
    const [was, is] = [first(old, key), first(now, key)];
    const isOff = STRICT.test(key) && was === 'true' && is !== 'true' && (is !== null || key === 'strict');
    const isLax = LAX.test(key) && is === 'true' && was !== 'true';
    if (!isOff && !isLax) return [];
    const severity = key === 'strict' || key === 'ignore_errors' ? 'error' : 'warning';
    return [lessened(path, text, [old, now], key, severity)];
  });
}

const OFF = /^(?:off|warn|0|1)$/;

/** Rules of linters that were errors and are none. */
function rulesOff(path: string, text: string, old: Settings, now: Settings): Found[] {
  if (!/eslint|oxlint|biome|ruff|pyproject|flake8/.test(path)) return [];
  const off = [...now].filter(
    ([key]) => /^(?:error|2)$/.test(first(old, key) ?? '') && OFF.test(first(now, key) ?? ''),
  );
  const lists = ['ignore', 'extend-ignore', 'disable_error_code'].filter((key) => {
    const had = new Set((old.get(key) ?? []).flatMap(({ values }) => values));
    return (now.get(key) ?? []).some(({ values }) => values.some((value) => !had.has(value)));
  });
  return [...off.map(([key]) => key), ...lists].map((key) =>
    lessened(path, text, [old, now], key, 'warning'),
  );
}

/** `filterwarnings = error` that became `ignore`. */
function warningsIgnored(path: string, before: string, after: string): Found[] {
  const { removed, added } = lineDifference(before, after);
  const now = added.find(({ text }) => /^["']?(?:ignore|default)\b/.test(text));
  if (!now || !removed.some(({ text }) => /^["']?error\b/.test(text))) return [];
  const what = ['checks_switched_off', 'warning', { what: 'filterwarnings' }] as const;
  return [byLines({ path, after }, what, now, 'error')];
}

/** Types, linters and warnings that are asked less than before. */
export function scanStrictness({ path, before, after }: ChangedFile): Found[] {
  if (before === null || after === null) return [];
  const [old, now] = [settingsOf(path, before), settingsOf(path, after)];
  return [
    ...switchesOf(path, after, old, now),
    ...rulesOff(path, after, old, now),
    ...warningsIgnored(path, before, after),
  ];
}
