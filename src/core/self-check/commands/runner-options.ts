import type { TestReportFormat, TestRunner } from '../../../contract/test-run.ts';
import { reporterOf } from './vitest-events.ts';

/**
 * Our reporter of node:test, as the text of a module: JUnit cases that name their file, which the built-in one of
 * Node 20 does not. Tests of suites that fail in a hook, and what a file printed before it failed, are kept.
 * It writes by itself: Node asks the system to keep what it wrote to a destination, which a pipe refuses.
 * No single quotation marks: it stands between two of them in a line for the shell.
 */
function source(path: string): string {
  return `
import { appendFileSync } from "node:fs";
const put = (line) => appendFileSync("${path}", line);
const text = (value) => String(value).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;")
  .replace(/[^\\x20-\\uFFFF]/g, " ");
const tell = (error, deep = 3) => {
  if (typeof error?.message !== "string") return String(error ?? "");
  const plain = error.name === undefined || error.name === "Error" || error.name.startsWith("AssertionError");
  const more = [error.errors?.[0], error.cause].filter((each) => deep > 0 && each !== undefined && each !== null);
  return (plain ? "" : error.name + ": ") + error.message + more.map((each) => " (" + tell(each, deep - 1) + ")").join("");
};
export default async function* report(events) {
  const names = [];
  const printed = new Map();
  put("<testsuites>\\n");
  for await (const { type, data } of events) {
    if (type === "test:stderr") printed.set(data.file, ((printed.get(data.file) ?? "") + data.message).slice(-2000));
    if (type === "test:start") { names.length = data.nesting; names.push(data.name); }
    if (type !== "test:pass" && type !== "test:fail") continue;
    names.length = data.nesting;
    const error = data.details?.error;
    const suite = data.details?.type === "suite";
    if (suite && error?.failureType !== "hookFailed") continue;
    const file = data.file ?? "";
    const loaded = !(data.nesting === 0 && file !== "" && file.endsWith(data.name));
    const why = (loaded ? "" : printed.get(file) ?? "") + " " + tell(error?.cause ?? error);
    const given = (value) => value !== undefined && value !== false;
    const result = given(data.todo) ? "<skipped type=\\"todo\\"/>" : given(data.skip) ? "<skipped/>"
      : type === "test:pass" ? "" : "<" + (suite ? "error" : "failure") + " message=\\"" + text(why) + "\\"/>";
    put("<testcase name=\\"" + text(data.name) + "\\" classname=\\"test\\" file=\\"" + text(file) + "\\" suites=\\""
      + text(names.join(" \\u203a ")) + "\\">" + result + "</testcase>\\n");
  }
  put("</testsuites>\\n");
}
`;
}

const PLACE = /%7Bresults%7D/g;

/** The reporter as a module specifier that needs no file. `path`: where it writes; `{results}` is put in later. */
function nodeReporter(path: string): string {
  return `data:text/javascript,${encodeURIComponent(source(path)).replace(PLACE, '{results}')}`;
}

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
