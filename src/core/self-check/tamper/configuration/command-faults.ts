import type { TamperRule } from '../../../../contract/work-rule.ts';

/** What a command line does to the result of the tests that it runs. */
export interface Fault {
  readonly rule: TamperRule;
  readonly what: string;
}

const TESTS =
  /\b(?:vitest|jest|mocha|ava|playwright\s+test|cypress\s+run|node\s+(?:\S+\s+)*--test|pytest(?![\w-])|py\.test|unittest|nose2|tox|nox|go\s+test|cargo\s+(?:test|nextest)|mvn\b|gradlew?\s+\S*test|dotnet\s+test|rspec|phpunit|bun\s+test|deno\s+test|ctest|(?:npm|pnpm|yarn|bun)\s+(?:run\s+)?(?:test|t|check|verify|ci:test)(?![\w-])[\w:]*|npx\s+(?:vitest|jest|mocha)|make\s+(?:test|check))/;
const LINTERS =
  /\b(?:eslint|oxlint|biome|tsc|vue-tsc|ruff|mypy|pyright|flake8|pylint|prettier|clippy|golangci-lint|(?:npm|pnpm|yarn|bun)\s+(?:run\s+)?(?:lint|types?|typecheck|format)[\w:]*)\b/;

export function runsTests(command: string): boolean {
  return TESTS.test(command);
}

export function runsChecks(command: string): boolean {
  return TESTS.test(command) || LINTERS.test(command);
}

const HIDING: readonly (readonly [RegExp, string])[] = [
  [/\|\|\s*(?:true|:|exit\s+0|echo\b|printf\b|\(exit 0\)|cmd\s*\/c\s*exit\s*0)/, '|| true'],
  [/;\s*(?:true|:|exit\s+0)\s*(?:$|["';)])/, '; exit 0'],
  [/\bset\s+\+e\b/, 'set +e'],
  [/[^|]\|\s*(?:tee|cat|tail|head|grep|sed|awk|less|ts)\b/, 'pipe'],
  [/[^&>]&\s*["']?$/, '&'],
  [/--exit-zero\b|--suppress-no-test-exit-code\b/, '--exit-zero'],
];
const WEAKENING: readonly (readonly [RegExp, string])[] = [
  [/--pass-?[wW]ith-?[nN]o-?[tT]ests\b|--allow-no-tests\b/, '--passWithNoTests'],
  [/--collect-only\b|--co\b|--listTests\b|\bvitest\s+list\b|--dry-run\b/, '--collect-only'],
  [/\s-u\b|--update(?:Snapshots?)?\b|--snapshot-update\b/, '--update'],
];
const IGNORING =
  /(?:--(?:testPathIgnorePatterns|exclude|ignore-glob|deselect|testNamePattern|test-name-pattern|grep|fgrep|changed|onlyChanged|last-failed|lf|skip|filter)|--ignore(?!-))(?:[= ]\S+)?|\s-(?:k|t|g|run)[ =]\s*(?:'[^']*'|"[^"]*"|\S+)|\s-m[ =]?\s*["']?not\b[^"']*/g;
const TEST_PATH =
  /(?:^|\s)((?:\.\/)?[\w./-]*(?:\.(?:test|spec)\.\w+|\btest_\w+\.py|_test\.py)(?:::\S+)?|(?:\.\/)?(?:tests?|spec|__tests__)\/[\w./-]+)/g;

/** What hides, narrows or weakens in a command; empty where it runs nothing that is checked. */
export function commandFaults(command: string): Fault[] {
  if (!runsChecks(command)) return [];
  const safe = command.includes('pipefail');
  const hiding = HIDING.filter(([pattern, what]) => pattern.test(command) && !(safe && what === 'pipe'));
  const faults: Fault[] = hiding.map(([, what]) => ({ rule: 'exit_code_hidden', what }));
  if (!runsTests(command)) return faults;
  for (const [pattern, what] of WEAKENING)
    if (pattern.test(command)) faults.push({ rule: 'runner_weakened', what });
  for (const [what] of command.matchAll(IGNORING)) faults.push({ rule: 'test_ignored', what: what.trim() });
  for (const [, what] of command.matchAll(TEST_PATH)) faults.push({ rule: 'test_ignored', what: what ?? '' });
  return faults;
}

/** True for a command that prints the words of a green run. */
export function printsResult(command: string): boolean {
  return (
    /\b(?:echo|printf|print|console\.log)\b/.test(command) &&
    /\b(?:passed|passing|PASS|OK|success\w*|green)\b|✓|\b\d+ tests?\b/.test(command)
  );
}

function linters(command: string): Set<string> {
  return new Set(command.match(new RegExp(LINTERS, 'g')));
}

function warningsAllowed(command: string): number | null {
  const found = /--max-warnings[= ](\d+)/.exec(command)?.[1];
  return found === undefined ? null : Number(found);
}

/** What a command lost against the one before it, each with the severity of that. */
export function commandLosses(
  before: string,
  after: string,
): { rule: TamperRule; severity: 'error' | 'warning'; what: string }[] {
  if (runsTests(before) && !runsTests(after))
    return [
      { rule: printsResult(after) ? 'output_faked' : 'runner_weakened', severity: 'error', what: after },
    ];
  const had = new Set(commandFaults(before).map(({ what }) => what));
  const faults = commandFaults(after).filter(({ what }) => !had.has(what));
  const narrower = faults.filter(({ rule, what }) => rule !== 'test_ignored' || isNarrower(before, what));
  const kept = linters(after);
  const lost = [...linters(before)].filter(
    (tool) =>
      !kept.has(tool) && !after.includes('npm run') && !after.includes('biome') && !after.includes('oxlint'),
  );
  const [old, now] = [warningsAllowed(before), warningsAllowed(after)];
  return [
    ...narrower.map((fault) => ({ ...fault, severity: 'error' as const })),
    ...(lost.length > 0 && commandFaults(after).length === 0
      ? [{ rule: 'checks_switched_off' as const, severity: 'warning' as const, what: lost.join(', ') }]
      : []),
    ...(old !== null && now !== null && now > old
      ? [
          {
            rule: 'checks_switched_off' as const,
            severity: 'warning' as const,
            what: `--max-warnings ${now}`,
          },
        ]
      : []),
  ];
}

/** A path narrows where the command took all, or a folder above it. */
function isNarrower(before: string, what: string): boolean {
  if (what.startsWith('-')) return true;
  const paths = [...before.matchAll(TEST_PATH)].map(([, path]) => path ?? '');
  return paths.length === 0 || paths.some((path) => what.startsWith(`${path.replace(/\/$/, '')}/`));
}
