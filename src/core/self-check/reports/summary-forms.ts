import { type SummaryCounts, summaryWords } from './summary-words.ts';

/** How one runner writes a line of its summary. */
interface SummaryForm {
  readonly runner: string;
  readonly line: RegExp;
  readonly order: 'number_first' | 'word_first';
}

/** A line of a summary, understood. */
export interface SummaryLine {
  readonly runner: string;
  readonly counts: SummaryCounts;
}

const before = (runner: string, line: RegExp): SummaryForm => ({ runner, line, order: 'number_first' });
const after = (runner: string, line: RegExp): SummaryForm => ({ runner, line, order: 'word_first' });

/** The first that fits is taken. All are bound to a whole line, so that prose does not fit. */
const FORMS: readonly SummaryForm[] = [
  before('vitest', /^ *Tests {2}(?:\d| ).*\(\d+\)$/),
  before('vitest', /^ *Tests {2}no tests$/),
  before('vitest_files', /^ *(?:Test Files|Errors) {2}\d.*$/),
  before('jest', /^Tests: +\d+ (?:failed|skipped|todo|passed|total).*$/),
  before('jest_files', /^Test Suites: +\d+ (?:failed|skipped|passed|total).*$/),
  after('node_test', /^[#ℹ] (?:tests|pass|fail|cancelled|skipped|todo) \d+$/),
  before('pytest', /^=+ (?:\d+ [a-z]+(?:, )?)+ in [\d.:]+ ?s.*$/),
  before(
    'pytest',
    /^(?:\d+ (?:passed|failed|skipped|xfailed|xpassed|deselected|warnings?|errors?)(?:, )?)+ in [\d.:]+ ?s.*$/,
  ),
  before('unittest', /^Ran \d+ tests? in [\d.]+s$/),
  after('unittest', /^(?:OK|FAILED) \((?:[a-z ]+=\d+(?:, )?)+\)$/),
  before('cargo', /^test result: (?:ok|FAILED)\. \d+ passed; .*$/),
  before('nextest', /^ *Summary \[[^\]]*\] *\d+(?:\/\d+)? tests? run: /),
  after('dotnet', /^ *(?:Passed|Failed|Skipped)! +- +Failed: .*$/),
  after('dotnet_lines', /^ *(?:Total tests|Passed|Failed|Skipped) ?: \d+$/),
  before('junit_console', /^\[ +\d+ tests (?:found|successful|failed|skipped) +\]$/),
  after('surefire', /^(?:\[[A-Z]+\] *)?Tests run: \d+, Failures: \d+, Errors: \d/),
  before('gradle', /^\d+ tests? completed(?:, \d+ (?:failed|skipped))*$/),
  after('phpunit', /^Tests: \d+, Assertions: \d/),
  before('phpunit_ok', /^OK \(\d+ tests?, \d+ assertions?\)$/),
  before('rspec', /^\d+ examples?, \d+ failures?.*$/),
  before('deno', /^(?:ok|FAILED) \| \d+ passed[^|]*\| \d+ failed/),
  before('mocha', /^ +\d+ (?:passing|failing|pending)(?: \(.*\))?$/),
  before('ctest', /^\d+% tests passed, \d+ tests? failed out of \d+$/),
  before(
    'lines',
    /^ *\d+ (?:tests? )?(?:pass|fail|skip|todo|passed|failed|skipped|flaky|did not run)(?: \([^)]*\))?$/,
  ),
];

/** `8/10 passed`, `10 of 12 tests passed`. */
const RATIO = /(?<![\d.])(\d+) ?(?:\/|of|out of) ?(\d+) (?:tests? )?(?:passed|passing|pass|통과|성공)/i;

/** `Passed: 3`: the number belongs to the word before it. */
const LABELLED = /(?:pass(?:ed|ing)?|fail(?:ed|ing|ures?)?|통과|성공|실패) ?[:=] ?\d/i;
/** Only pytest says so; no prose does. */
const XFAILED = /\b\d+ xfailed\b/;

/** A summary line of a known runner; null for any other line. */
export function summaryLine(line: string): SummaryLine | null {
  const form = FORMS.find((each) => each.line.test(line));
  if (form === undefined) return null;
  const told = summaryWords(line, form.order);
  if (form.runner !== 'ctest') return { runner: form.runner, counts: told };
  return { runner: 'ctest', counts: { total: Number(line.split(' ').at(-1)), failed: told.failed ?? 0 } };
}

/** Numbers of passed and failed tests in a line of no known runner. */
export function plainSummary(line: string): SummaryCounts {
  const ratio = RATIO.exec(line);
  if (ratio !== null) return { passed: Number(ratio[1]), total: Number(ratio[2]) };
  const first = LABELLED.test(line) ? {} : summaryWords(line, 'number_first');
  const told = Object.keys(first).length > 0 ? first : summaryWords(line, 'word_first');
  const known = told.passed !== undefined || told.failed !== undefined || XFAILED.test(line);
  return known ? told : {};
}
