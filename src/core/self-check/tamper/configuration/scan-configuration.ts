import type { ChangedFile } from '../../../../contract/work-change.ts';
import { byLines, type Found } from '../findings.ts';
import { linesOf, lineDifference } from '../line-difference.ts';
import { scanGate } from './gate.ts';
import { scanRunnerSettings } from './runner-settings.ts';
import { scanShellLines } from './shell-lines.ts';
import { scanStrictness } from './strictness.ts';
import { runsChecks, commandFaults, commandLosses, runsTests } from './command-faults.ts';
import { isTaken } from './glob.ts';

function scriptsOf(text: string): Map<string, string> {
  try {
    const manifest: unknown = JSON.parse(text);
    const scripts =
      typeof manifest === 'object' && manifest !== null ? (manifest as { scripts?: unknown }).scripts : null;
    const entries = typeof scripts === 'object' && scripts !== null ? Object.entries(scripts) : [];
    return new Map(
      entries.flatMap(([name, command]): [string, string][] =>
        typeof command === 'string' ? [[name, command]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

function removedScript(path: string, name: string, before: string): Found[] {
  if (!runsTests(before) || !/^(?:test|check|ci|verify)$/.test(name)) return [];
  return [byLines({ path, after: null }, ['runner_weakened', 'error', { script: name }], null, before)];
}

type Loss = ReturnType<typeof commandLosses>[number];

/** A file that the command runs instead of a runner. */
function scriptRun(command: string): string | null {
  return /(?:^|\s)(?:\.\/)?([\w./-]+\.(?:[cm]?[jt]s|sh|py))(?:\s|$)/.exec(command)?.[1] ?? null;
}

/** A script of the project's own may run the tests: what it says decides, and where it is not known that is said. */
function weighed(loss: Loss, command: string, textAt: (path: string) => string | null): Loss[] {
  const script = loss.rule === 'runner_weakened' ? scriptRun(command) : null;
  if (script === null || /\|\||;|&/.test(command)) return [loss];
  const text = textAt(script);
  if (text === null) return [{ ...loss, severity: 'warning' }];
  return runsTests(text) ||
    /['"]--test['"]|from ['"](?:node:test|vitest\/node|@jest\/core)['"]|pytest\.main/.test(text)
    ? []
    : [loss];
}

/** True where the paths of a command name every test file that there is. */
function namesAll(command: string, tests: readonly string[]): boolean {
  const paths = command.split(/\s+/).filter((word) => /[./]/.test(word) && !word.startsWith('-'));
  return tests.length > 0 && tests.every((test) => paths.some((path) => isTaken(test, path)));
}

/** Scripts of package.json that hide, narrow or fake what they ran. `tests` are all test files. */
function scanScripts(
  { path, before, after }: ChangedFile,
  tests: readonly string[],
  textAt: (path: string) => string | null,
): Found[] {
  if (before === null || after === null) return [];
  const [old, now] = [scriptsOf(before), scriptsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Found[] => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) return [];
    if (is === undefined) return was === undefined ? [] : removedScript(path, name, was);
    const line = { text: is, start: Math.max(0, after.indexOf(`"${name}"`)) };
    const hidden =
      was === undefined && name === 'test'
        ? commandFaults(is).map((fault) => ({ ...fault, severity: 'error' as const }))
        : [];
    const losses = was === undefined ? hidden : commandLosses(was, is);
    const kept = losses.filter(
      ({ rule, what }) => rule !== 'test_ignored' || what.startsWith('-') || !namesAll(is, tests),
    );
    return kept
      .flatMap((loss) => weighed(loss, is, textAt))
      .map(({ rule, severity, what }) =>
        byLines({ path, after }, [rule, severity, { script: name, what }], line, was ?? null),
      );
  });
}

const FAILURE_IGNORED = /^-?\s*(?:continue-on-error|allow_failure)\s*:\s*(?:true|\$\{\{\s*true\s*\}\})\s*$/;
const NEVER = /^-?\s*(?:if\s*:\s*(?:false|\$\{\{\s*false\s*\}\}|never\(\))|when\s*:\s*(?:never|manual))\s*$/;

function indentOf(line: string): number {
  return line.trim() === '' ? Number.POSITIVE_INFINITY : line.length - line.trimStart().length;
}

/** The step or job that a line of YAML belongs to. */
function blockAround(lines: readonly string[], index: number): string {
  const own = (lines[index] ?? '').replace(/^(\s*)- /, '$1  ');
  const indent = indentOf(own);
  let from = index;
  while (from > 0 && indentOf(lines[from] ?? '') >= indent) from -= 1;
  let to = index + 1;
  while (to < lines.length && indentOf(lines[to] ?? '') >= indent) to += 1;
  return lines.slice(from, to).join('\n');
}

/** Steps and jobs whose failure counts no more, or that never run. */
function scanCiBlocks({ path, before, after }: ChangedFile): Found[] {
  if (before === null || after === null) return [];
  const lines = after.split('\n');
  return lineDifference(before, after).added.flatMap((line): Found[] => {
    const { text, index } = line;
    const what = FAILURE_IGNORED.test(text) ? 'failure_ignored' : NEVER.test(text) ? 'never_run' : null;
    if (what === null || !runsChecks(blockAround(lines, index))) return [];
    return [byLines({ path, after }, ['ci_job_weakened', 'error', { what }], line, null)];
  });
}

const MANIFEST = /(?:^|\/)package\.json$/;
const SHELL = /\.(?:sh|bash)$|(?:^|\/)(?:Makefile|justfile|tox\.ini|Jenkinsfile)$|(?:^|\/)\.husky\//;
const WORKFLOW = /\.ya?ml$/;
const GATE = /(?:^|\/)(?:assay\.config\.\w+|\.(?:claude|codex|cursor|gemini)\/|\.github\/hooks\/)/;

/** What the scan of one file asks of the whole change. */
interface Whole {
  readonly tests: readonly string[];
  readonly textAt: (path: string) => string | null;
  /** Lines of files that are new. */
  readonly elsewhere: ReadonlySet<string>;
}

function scanFile(file: ChangedFile, { tests, textAt, elsewhere }: Whole): Found[] {
  const { path } = file;
  if (GATE.test(path)) return scanGate(file);
  if (MANIFEST.test(path)) return [...scanScripts(file, tests, textAt), ...scanRunnerSettings(file, tests)];
  if (WORKFLOW.test(path)) return [...scanShellLines(file, elsewhere), ...scanCiBlocks(file)];
  if (SHELL.test(path))
    return [
      ...scanShellLines(file, elsewhere),
      ...(path.endsWith('.ini') ? scanRunnerSettings(file, tests) : []),
    ];
  return [...scanRunnerSettings(file, tests), ...scanStrictness(file)];
}

/** What a change takes from runners, workflows, linters and the gate. Decided on lines. `all` are all changed files. */
export function scanConfiguration(
  files: readonly ChangedFile[],
  all: readonly ChangedFile[],
  tests: readonly string[],
): Found[] {
  const texts = new Map(all.map(({ path, after }) => [path, after]));
  const added = files.filter(({ before, after }) => before === null && after !== null);
  const elsewhere = new Set(added.flatMap(({ after }) => linesOf(after ?? '').map(({ text }) => text)));
  const isNew = new Set(all.flatMap(({ path, before }) => (before === null ? [path] : [])));
  const had = tests.filter((path) => !isNew.has(path));
  return files.flatMap((file) =>
    scanFile(file, { tests: had, textAt: (path) => texts.get(path) ?? null, elsewhere }),
  );
}
