import type { TestReportFormat } from '../../../contract/test-run.ts';
import { eventsOf, reporterOf, vitestEvents } from './vitest-events.ts';
import { runnerCall, type RunnerCall } from './runner-call.ts';
import { RUNNER_OPTIONS } from './runner-options.ts';
import { type ShellWord, shellSteps } from './shell-line.ts';
import type { TestCommand } from './test-command.ts';

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
