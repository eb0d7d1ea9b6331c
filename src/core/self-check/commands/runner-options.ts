import type { TestReportFormat, TestRunner } from '../../../contract/test-run.ts';
import { nodeReporter } from './node-reporter.ts';
import { reporterOf } from './vitest-events.ts';

/** What our reporter needs of one runner. */
export interface RunnerOptions {
  /** Null: the printed text is the report. */
  readonly format: TestReportFormat | null;
  /** Put behind the runner, `path` being the file that it shall write. */
  readonly add: (path: string) => string;
  /** Put behind all words of the call. */
  readonly end?: (path: string) => string;
  /** Options of the call that would take the report away, or wait for changes, or stop at the first failure. */
  readonly drop: RegExp;
  /** Of them, those whose value is the next word. */
  readonly withValue: RegExp;
}

const NONE = /(?!)/;

export const RUNNER_OPTIONS: Readonly<Record<TestRunner, RunnerOptions>> = {
  vitest: {
    format: 'jest_json',
    add: (path) =>
      `--run --reporter=default --reporter=json "--outputFile.json=${path}" "--reporter=${reporterOf(path)}"`,
    drop: /^(?:run|watch|dev|--run|--no-run|-w|--watch(?:=.*)?|--reporter(?:=.*)?|--outputFile(?:\..*|=.*)?|--bail(?:=.*)?)$/,
    withValue: /^--(?:reporter|outputFile(?:\.\w+)?|bail)$/,
  },
  jest: {
    format: 'jest_json',
    add: (path) => `--json "--outputFile=${path}"`,
    drop: /^(?:--json|--watch(?:All)?(?:=.*)?|--outputFile(?:=.*)?|--bail(?:=.*)?|-b)$/,
    withValue: /^--outputFile$/,
  },
  node_test: {
    format: 'junit',
    add: (path) =>
      `--test-reporter=spec --test-reporter-destination=stdout '--test-reporter=${nodeReporter(path)}' "--test-reporter-destination=${path}.unused"`,
    drop: /^(?:--watch|--test-reporter(?:-destination)?(?:=.*)?)$/,
    withValue: /^--test-reporter(?:-destination)?$/,
  },
  mocha: {
    format: 'mocha_json',
    add: (path) => `--reporter json --reporter-option "output=${path}"`,
    drop: /^(?:-w|--watch|-R|--reporter(?:=.*)?|-O|--reporter-options?(?:=.*)?|-b|--bail)$/,
    withValue: /^(?:-R|--reporter|-O|--reporter-options?)$/,
  },
  pytest: {
    format: 'junit',
    add: (path) => `--continue-on-collection-errors --maxfail=0 -o junit_family=xunit1 "--junitxml=${path}"`,
    drop: /^(?:-x|--exitfirst|--maxfail(?:=.*)?|--junit-?xml(?:=.*)?)$/,
    withValue: /^--(?:maxfail|junit-?xml)$/,
  },
  go_test: {
    format: 'go_json',
    add: () => '-json',
    end: (path) => `> "${path}"`,
    drop: /^(?:-json|-failfast)$/,
    withValue: NONE,
  },
  unittest: { format: null, add: () => '-v', drop: /^(?:-q|--quiet|-f|--failfast)$/, withValue: NONE },
  cargo: {
    format: null,
    add: () => '--no-fail-fast',
    drop: /^(?:-q|--quiet|--no-fail-fast)$/,
    withValue: NONE,
  },
  other: { format: null, add: () => '', drop: NONE, withValue: NONE },
};
