import type { ChangedFile } from '../../../../contract/work-change.ts';
import { byLines, type Found } from '../findings.ts';
import { type Line, lineDifference, type LineDifference, linesOf } from '../line-difference.ts';
import { commandFaults, commandLosses, runsChecks, runsTests } from './command-faults.ts';
import { isTaken } from './glob.ts';
import { scanRunnerSettings, scanStrictness } from './runner-settings.ts';
import { scanShellLines } from './shell-lines.ts';

const HOOKS =
  /(?:^|\/)(?:\.claude\/settings[^/]*\.json|\.codex\/(?:hooks\.json|config\.toml)|\.cursor\/hooks\.json|\.gemini\/settings\.json|\.github\/hooks\/[^/]*\.json)$/;
const ALL_OFF = /"disableAllHooks"\s*:\s*true/;
const OWN = /(?:^|\/)assay\.config\.\w+$/;

function keyOf({ text }: Line): string {
  return /^-?\s*([\w-]+)\s*:/.exec(text)?.[1] ?? text;
}

function isGone(path: string, before: string, what: string): Found {
  return byLines({ path, after: null }, ['gate_switched_off', 'error', { what }], null, before);
}

/** Offsets of the section `check:`; nothing where there is none. */
function checkSection(text: string): [number, number] {
  const start = /^["']?check["']?\s*:/m.exec(text)?.index;
  if (start === undefined) return [0, 0];
  const end = /\n["']?[\w-]+["']?\s*:/.exec(text.slice(start))?.index;
  return [start, end === undefined ? text.length : start + end + 1];
}

/** What differs in the section that says how work is checked. */
function checkLines(before: string, after: string): LineDifference {
  const [[from, to], [start, end]] = [checkSection(before), checkSection(after)];
  const { removed, added } = lineDifference(before.slice(from, to), after.slice(start, end));
  return { removed, added: added.map((line) => ({ ...line, start: line.start + start })) };
}

/** Assay's own configuration: what was asked may grow, never shrink. */
function ownSettings(path: string, before: string, after: string): Found[] {
  const { removed, added } = checkLines(before, after);
  const said = removed.filter(({ text }) => !text.startsWith('#'));
  const spot = (line: Line, old: string | null): Found =>
    byLines({ path, after }, ['gate_switched_off', 'warning', { what: keyOf(line) }], line, old);
  const changed = said.flatMap((line) => {
    const now = added.find((each) => keyOf(each) === keyOf(line));
    return now ? [spot(now, line.text)] : [];
  });
  const lost = said.find((line) => !added.some((each) => keyOf(each) === keyOf(line)));
  const overrides = added.filter((line) => keyOf(line) === 'overrides').map((line) => spot(line, null));
  return [...(lost ? [isGone(path, lost.text, keyOf(lost))] : []), ...changed, ...overrides];
}

function hookSettings(path: string, before: string, after: string | null): Found[] {
  if (!/\bassay\b/.test(before)) return [];
  const called = before.split('\n').find((line) => /\bassay\b/.test(line));
  if (after === null || !/\bassay\b/.test(after)) return [isGone(path, called?.trim() ?? '', 'hook')];
  const off = ALL_OFF.test(before) ? null : ALL_OFF.exec(after);
  if (off === null) return [];
  const line = { text: '"disableAllHooks": true', start: off.index };
  return [byLines({ path, after }, ['gate_switched_off', 'error', { what: 'hook' }], line, null)];
}

/** The gate itself: Assay's configuration and the hooks of agents that call it. */
function scanGate({ path, before, after }: ChangedFile): Found[] {
  if (before === null) return [];
  if (HOOKS.test(path)) return hookSettings(path, before, after);
  if (!OWN.test(path)) return [];
  if (after === null && !/^["']?check["']?\s*:/m.test(before)) return [];
  return after === null ? [isGone(path, path, 'configuration')] : ownSettings(path, before, after);
}

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
