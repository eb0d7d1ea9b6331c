import type { TestRunner } from '../../../contract/test-run.ts';
import type { ShellStep, ShellWord } from './shell-line.ts';
import { isTestFile } from './test-file.ts';

/** A call of a test runner inside a line. */
export interface RunnerCall {
  readonly runner: TestRunner;
  /** The word after which options of the runner may stand, and its place among the words of the step. */
  readonly anchor: ShellWord;
  /** Words after the anchor. */
  readonly rest: readonly ShellWord[];
  readonly step: ShellStep;
}

const ASSIGNMENT = /^[A-Za-z_]\w*=/;
/** Words that start another command and may have options before it. */
const WRAPPERS = new Set(
  (
    'cross-env cross-env-shell env npx bunx exec command time nice dotenv c8 nyc ! then do else ' +
    '{ xvfb-run timeout poetry uv pipenv hatch pdm rye run pnpm yarn npm bun coverage with-env ' +
    'env-cmd rtk'
  ).split(' '),
);
const WRAPPER_PART = /^(?:-.*|--|\d+[smh]?|exec|x|run|dlx|[A-Za-z_]\w*=.*)$/;
const PYTHON = /^(?:.*\/)?(?:python|python3|python3\.\d+|py|pypy3?|coverage)$/;
const NODE = /^(?:.*\/)?(?:node|tsx|nodejs)$/;
/** Options of node whose value is the next word. */
const NODE_VALUES = new Set([
  '--import',
  '--loader',
  '--require',
  '-r',
  '--experimental-loader',
  '--env-file',
  '-C',
]);
const NOT_TESTS = new Set(['bench', 'list', 'init', 'typecheck', '--help', '--version', '-h', '-v']);

const BY_NAME: Readonly<Record<string, TestRunner>> = {
  vitest: 'vitest',
  jest: 'jest',
  mocha: 'mocha',
  _mocha: 'mocha',
  pytest: 'pytest',
  'py.test': 'pytest',
};

function baseName(text: string): string {
  const name = text.slice(text.lastIndexOf('/') + 1).replace(/\.(?:[cm]?js|cmd)$/, '');
  return /(?:^|\/)node_modules\/(vitest|jest|mocha)\//.exec(text)?.[1] ?? name;
}

interface Found {
  readonly runner: TestRunner;
  readonly at: number;
}

/** `node --test …`, `node node_modules/.bin/jest`, `node a.test.js`. */
function nodeCall(words: readonly ShellWord[], at: number): Found | null {
  for (let i = at + 1; i < words.length; i += 1) {
    const text = words[i]?.text ?? '';
    if (text === '--test') return { runner: 'node_test', at };
    if (NODE_VALUES.has(text)) i += 1;
    else if (!text.startsWith('-')) {
      const runner = BY_NAME[baseName(text)];
      if (runner !== undefined && text.includes('/')) return { runner, at: i };
      return isTestFile(text, []) ? { runner: 'node_test', at } : null;
    }
  }
  return null;
}

/** `python -m pytest`, `python -m unittest discover`, `coverage run -m pytest`. */
function pythonCall(words: readonly ShellWord[], at: number): Found | null {
  const module = words.findIndex((word, i) => i > at && word.text === '-m') + 1;
  const name = words[module]?.text;
  if (module === 0 || name === undefined) return null;
  if (name === 'pytest') return { runner: 'pytest', at: module };
  const discover = words[module + 1]?.text === 'discover';
  return name === 'unittest' ? { runner: 'unittest', at: discover ? module + 1 : module } : null;
}

function namedCall(words: readonly ShellWord[], at: number): Found | null {
  const name = baseName(words[at]?.text ?? '');
  const next = words[at + 1]?.text ?? '';
  const runner = BY_NAME[name];
  if (runner !== undefined) return NOT_TESTS.has(next) ? null : { runner, at };
  if (name === 'react-scripts' && next === 'test') return { runner: 'jest', at: at + 1 };
  if (name === 'go' && next === 'test') return { runner: 'go_test', at: at + 1 };
  return name === 'cargo' && next === 'test' ? { runner: 'cargo', at: at + 1 } : null;
}

/** The first word that is the command itself: behind assignments and commands that only start another. */
function commandAt(words: readonly ShellWord[]): number {
  let at = 0;
  let wrapped = false;
  for (; at < words.length; at += 1) {
    const text = words[at]?.text ?? '';
    const starts = WRAPPERS.has(baseName(text)) && words[at + 1]?.text !== '-m';
    const runsModule = baseName(text) === 'coverage' && words.some((word) => word.text === '-m');
    if (runsModule) return at;
    if (!starts && !ASSIGNMENT.test(text) && !(wrapped && WRAPPER_PART.test(text))) break;
    wrapped ||= starts;
  }
  return at;
}

/** The runner that a step calls; null where it calls none that is known. */
export function runnerCall(step: ShellStep): RunnerCall | null {
  const { words } = step;
  const at = commandAt(words);
  const text = words[at]?.text ?? '';
  const found = PYTHON.test(text)
    ? pythonCall(words, at)
    : NODE.test(text)
      ? nodeCall(words, at)
      : namedCall(words, at);
  const anchor = found === null ? undefined : words[found.at];
  if (found === null || anchor === undefined) return null;
  return { runner: found.runner, anchor, rest: words.slice(found.at + 1), step };
}
