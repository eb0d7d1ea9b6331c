import type { ShellStep } from './shell-line.ts';

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
export function isKnownCheck(step: ShellStep): boolean {
  const words = step.words.map(({ text }) => text).filter((text) => !STARTERS.has(text));
  const [name = '', ...rest] = words;
  const wanted = WITH[name];
  return ALWAYS.has(name) || (wanted !== undefined && rest.some((word) => wanted.test(word)));
}
