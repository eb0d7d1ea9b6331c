import type { TestReportFormat, TestRunner } from '../../../contract/test-run.ts';
import { runnerCall, type RunnerCall } from './runner-call.ts';
import { shellSteps, type ShellWord } from './shell-line.ts';
import type { TestCommand } from './test-command.ts';
import { eventsOf, reporterOf, vitestEvents } from './vitest-events.ts';

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
interface RunnerOptions {
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

const RUNNER_OPTIONS: Readonly<Record<TestRunner, RunnerOptions>> = {
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

/** A report that a command is to leave in the folder of results. */
export interface ExpectedReport {
  /** Relative to the folder of results. */
  readonly path: string;
  readonly format: TestReportFormat;
  /** Where the runner also tells each test as it ends: lines of JSON, relative to the folder of results. */
  readonly events?: string;
  /** A module that must lie there before: its path, relative to the folder of results, and its text. */
  readonly module?: { readonly path: string; readonly text: string };
}

/** A command with our own reporter on every runner that it calls; `{results}` stands for the folder of results. */
export interface ReportingCommand {
  readonly command: string;
  readonly shown: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly reports: readonly ExpectedReport[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

const EXTENSION: Readonly<Record<string, string>> = { junit: 'xml', go_json: 'jsonl' };

/** Words of the call that would take the report away. Node's own options stand before the first file. */
function dropped(call: RunnerCall): readonly ShellWord[] {
  const { drop, withValue } = RUNNER_OPTIONS[call.runner];
  return call.rest.filter((word, at) => {
    const before = call.rest[at - 1]?.text ?? '';
    return drop.test(word.text) || withValue.test(before);
  });
}

function editsOf(call: RunnerCall, report: ExpectedReport | null): readonly Edit[] {
  const { add, end } = RUNNER_OPTIONS[call.runner];
  const path = `{results}/${report?.path ?? ''}`;
  const behind = call.anchor.end;
  const last = call.step.words.at(-1)?.end ?? behind;
  return [
    { start: behind, end: behind, put: ` ${add(path)}` },
    ...dropped(call).map(({ start, end: stop }) => ({ start, end: stop, put: '' })),
    ...(end === undefined ? [] : [{ start: last, end: last, put: ` ${end(path)}` }]),
  ];
}

function apply(line: string, edits: readonly Edit[]): string {
  const order = edits.toSorted((a, b) => b.start - a.start || b.end - a.end);
  return order.reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), line);
}

function reportOf(call: RunnerCall, number: number): ExpectedReport | null {
  const { format } = RUNNER_OPTIONS[call.runner];
  if (format === null) return null;
  const path = `${number}.${EXTENSION[format] ?? 'json'}`;
  if (call.runner !== 'vitest') return { path, format };
  const module = { path: reporterOf(path), text: vitestEvents(path) };
  return { path, format, events: eventsOf(path), module };
}

/** Programs of the copy come before those of the system; modules of the copy before those installed for editing. */
function prelude(command: TestCommand): string {
  const up =
    command.folder === '.'
      ? []
      : command.folder
          .split('/')
          .filter((part) => part !== '.')
          .map((_part, at) => '../'.repeat(at + 1));
  const programs = ['node_modules/.bin', '.venv/bin', 'venv/bin'];
  const folders = ['', ...up].flatMap((start) => programs.map((program) => `$PWD/${start}${program}`));
  const path = `export PATH="${folders.join(':')}:$PATH"`;
  if (command.pythonPath === null) return path;
  const modules = command.pythonPath === '.' ? '$PWD' : `$PWD/${command.pythonPath}:$PWD`;
  return `${path} PYTHONPATH="${modules}\${PYTHONPATH:+:$PYTHONPATH}"`;
}

/** Where no call is known, pytest still reads its options from the environment. */
function unknownRunner(command: TestCommand): {
  environment: Record<string, string>;
  reports: ExpectedReport[];
} {
  if (command.pythonPath === null) return { environment: {}, reports: [] };
  const options = RUNNER_OPTIONS.pytest.add('{results}/pytest.xml').replaceAll('"', "'");
  return { environment: { PYTEST_ADDOPTS: options }, reports: [{ path: 'pytest.xml', format: 'junit' }] };
}

/**
 * Puts our own reporter on each runner that the line calls, whatever the line does with its exit code: a report is
 * written behind `|| true`, `; exit 0` and a pipe too. Nothing waits for changes, and no run stops at its first failure.
 */
export function withReporter(command: TestCommand): ReportingCommand {
  const calls = shellSteps(command.line)
    .map(runnerCall)
    .filter((call) => call !== null);
  const reports = calls.map((call, at) => reportOf(call, at + 1));
  const edits = calls.flatMap((call, at) => editsOf(call, reports[at] ?? null));
  const other = calls.length === 0 ? unknownRunner(command) : { environment: {}, reports: [] };
  return {
    command: `${prelude(command)}\n${apply(command.line, edits)}`,
    shown: command.shown,
    folder: command.folder,
    environment: { CI: '1', ...other.environment, ...command.environment },
    reports: [...reports.filter((report) => report !== null), ...other.reports],
  };
}
