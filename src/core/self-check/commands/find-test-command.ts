import type { CheckSettings } from '../../../contract/check-settings.ts';
import { runnerCall } from './runner-call.ts';
import { shellSteps, type ShellStep } from './shell-line.ts';
import type { TestCommand } from './test-command.ts';
import { isTestFile } from './test-file.ts';
import { unfoldScripts } from './unfold-scripts.ts';

const ALWAYS = new Set(
  (
    'eslint oxlint xo standard tslint stylelint markdownlint cspell knip depcheck publint attw ' +
    'tsd vue-tsc flake8 mypy pyright pylint golangci-lint staticcheck'
  ).split(' '),
);
const WITH: Readonly<Record<string, RegExp>> = {
  tsc: /^--noEmit$/i,
  prettier: /^(?:--check|-c|--list-different|-l)$/,
  biome: /^(?:check|lint|ci|format)$/,
  ruff: /^(?:check|format|\.)$/,
  black: /^--check$/,
  isort: /^(?:--check|--check-only|-c)$/,
  cargo: /^(?:clippy|fmt)$/,
  go: /^vet$/,
};
const STARTERS = new Set(['npx', 'pnpm', 'yarn', 'exec', 'poetry', 'uv', 'run', 'python', 'python3', '-m']);

/** True for a step that only looks at the code (lint, types, format): the tests do not need it. */
function isKnownCheck(step: ShellStep): boolean {
  const words = step.words.map(({ text }) => text).filter((text) => !STARTERS.has(text));
  const [name = '', ...rest] = words;
  const wanted = WITH[name];
  return ALWAYS.has(name) || (wanted !== undefined && rest.some((word) => wanted.test(word)));
}

const STARTS: readonly string[] = ['', '&&', ';', '\n'];

/** True where the line still means the same for its tests without the step. */
function isFree(step: ShellStep): boolean {
  if (step.depth > 0 || !STARTS.includes(step.before)) return false;
  return step.after === '&&' || (step.before === '&&' && STARTS.includes(step.after));
}

function bounds(step: ShellStep): readonly [number, number] {
  return [step.words[0]?.start ?? 0, step.words.at(-1)?.end ?? 0];
}

/** The line without one step, and without the `&&` that joined it. */
function without(line: string, step: ShellStep): string {
  const [start, end] = bounds(step);
  if (step.after !== '&&') return line.slice(0, start).replace(/\s*&&\s*$/, '') + line.slice(end);
  return line.slice(0, start) + line.slice(end).replace(/^[^&]*&&\s*/, '');
}

/** Takes lint, types and formats out of a line that calls a test runner: they are run, and judged, by themselves. */
function withoutChecks(line: string): { readonly line: string; readonly checks: readonly string[] } {
  const steps = shellSteps(line);
  if (!steps.some((step) => runnerCall(step) !== null)) return { line, checks: [] };
  const checks = steps.filter((step) => isFree(step) && isKnownCheck(step));
  return {
    line: checks.toReversed().reduce(without, line),
    checks: checks.map((step) => line.slice(...bounds(step))),
  };
}

/** What package.json says of scripts and dependencies. */
interface PackageManifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: ReadonlySet<string>;
}

function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Null where there is none, or none that can be read. */
function parseManifest(text: string | undefined): PackageManifest | null {
  if (text === undefined) return null;
  try {
    const parts = new Map(entries(JSON.parse(text)));
    const scripts = entries(parts.get('scripts')).flatMap(([name, line]) =>
      typeof line === 'string' ? [[name, line] as const] : [],
    );
    const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
    const names = kinds.flatMap((kind) => entries(parts.get(kind)).map(([name]) => name));
    return { scripts: Object.fromEntries(scripts), dependencies: new Set(names) };
  } catch {
    return null;
  }
}

/** What a revision says of how its tests run: the texts of its manifests by path, and all its paths. */
export interface ManifestFiles {
  readonly texts: ReadonlyMap<string, string>;
  readonly paths: readonly string[];
}

/** Files whose texts `findTestCommand` reads, relative to the folder of the tests. */
export const MANIFEST_NAMES: readonly string[] = [
  'package.json',
  'pyproject.toml',
  'pytest.ini',
  'setup.cfg',
  'tox.ini',
  'setup.py',
  'requirements.txt',
  'go.mod',
  'Cargo.toml',
  'Makefile',
  'makefile',
];

interface Found {
  readonly shown: string;
  readonly line: string;
  readonly from: string;
}

interface Place {
  readonly text: (name: string) => string | undefined;
  /** Paths under the folder, relative to it. */
  readonly paths: readonly string[];
}

function placeOf(files: ManifestFiles, folder: string): Place {
  const prefix = folder === '.' || folder === '' ? '' : `${folder.replace(/\/$/, '')}/`;
  return {
    text: (name) => files.texts.get(`${prefix}${name}`),
    paths: files.paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
  };
}

const NO_TESTS = /no test specified/i;
const NODE_TESTS = /\.test\.[cm]?[jt]s$|^test\/[^/]+\.[cm]?js$/;

function fromPackage(manifest: PackageManifest | null, place: Place): Found | null {
  if (manifest === null) return null;
  const script = manifest.scripts['test'];
  if (script !== undefined && !NO_TESTS.test(script))
    return { shown: 'npm test', line: 'npm test', from: 'package.json' };
  const runner = ['vitest', 'jest', 'mocha'].find((name) => manifest.dependencies.has(name));
  const known: Readonly<Record<string, string>> = { vitest: 'vitest run', jest: 'jest', mocha: 'mocha' };
  const line = runner === undefined ? undefined : known[runner];
  if (line !== undefined) return { shown: `npx ${line}`, line, from: 'package.json' };
  const plain = place.paths.some((path) => NODE_TESTS.test(path));
  return plain ? { shown: 'node --test', line: 'node --test', from: 'package.json' } : null;
}

const PYTEST_SIGNS: readonly (readonly [string, RegExp])[] = [
  ['pytest.ini', /\[pytest\]/],
  ['pyproject.toml', /\[tool\.pytest|["'\s]pytest\b/],
  ['setup.cfg', /\[tool:pytest\]|\bpytest\b/],
  ['tox.ini', /\[pytest\]|\bpytest\b/],
  ['requirements.txt', /^pytest\b/m],
  ['setup.py', /\bpytest\b/],
];

function fromPython(place: Place): Found | null {
  const sign = PYTEST_SIGNS.find(([name, pattern]) => pattern.test(place.text(name) ?? ''))?.[0];
  const tests = place.paths.filter((path) => path.endsWith('.py') && isTestFile(path, []));
  const conftest = place.paths.find((path) => /(?:^|\/)conftest\.py$/.test(path));
  const from = sign ?? conftest ?? tests[0];
  if (from === undefined || (sign !== undefined && tests.length === 0 && conftest === undefined)) return null;
  return { shown: 'python3 -m pytest', line: 'python3 -m pytest', from };
}

function fromOthers(place: Place): Found | null {
  if (place.text('go.mod') !== undefined)
    return { shown: 'go test ./...', line: 'go test ./...', from: 'go.mod' };
  if (place.text('Cargo.toml') !== undefined)
    return { shown: 'cargo test', line: 'cargo test', from: 'Cargo.toml' };
  const from = ['Makefile', 'makefile'].find((name) => /^test *:/m.test(place.text(name) ?? ''));
  return from === undefined ? null : { shown: 'make test', line: makeLine(place.text(from) ?? ''), from };
}

/** The recipe of the target `test` where it is plain commands; else the call of make itself. */
function makeLine(makefile: string): string {
  const recipe = /^test *:[^\n]*\n((?:\t[^\n]*\n)*\t[^\n]*\n?)/m.exec(makefile)?.[1] ?? '';
  const needs = /^test *: *[^\s#]/m.test(makefile);
  const lines = recipe
    .split('\n')
    .map((line) => line.trim().replace(/^@/, ''))
    .filter(Boolean);
  const plain = !needs && lines.length > 0 && lines.every((line) => !/[$\\]|^-/.test(line));
  return plain ? lines.join(' && ') : 'make test';
}

function pythonPath(place: Place): string {
  return place.paths.some((path) => /^src\/.*\.py$/.test(path)) ? 'src' : '.';
}

/**
 * The command that runs the tests, by what one revision says: the configuration, the test script of package.json
 * (followed to the runner), the signs of pytest, go.mod, Cargo.toml, the Makefile. Null where none of them says.
 */
export function findTestCommand(files: ManifestFiles, settings: CheckSettings['test']): TestCommand | null {
  const place = placeOf(files, settings.folder);
  const manifest = parseManifest(place.text('package.json'));
  const configured = settings.command;
  const found =
    configured === undefined
      ? (fromPackage(manifest, place) ?? fromPython(place) ?? fromOthers(place))
      : { shown: configured, line: configured, from: 'configuration' };
  if (found === null) return null;
  const { line, checks } = withoutChecks(unfoldScripts(found.line, manifest?.scripts ?? {}));
  const runner = shellSteps(line)
    .map(runnerCall)
    .find((call) => call !== null)?.runner;
  const python = runner === 'pytest' || runner === 'unittest' || (runner === undefined && manifest === null);
  return {
    shown: found.shown,
    line,
    checks,
    runner: runner ?? settings.runner ?? 'other',
    folder: settings.folder,
    environment: settings.environment,
    from: found.from,
    pythonPath: python && fromPython(place) !== null ? pythonPath(place) : null,
  };
}
