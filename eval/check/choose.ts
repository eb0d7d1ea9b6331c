import { spawnSync } from 'node:child_process';
import { seeded, shuffled } from '../../scripts/worlds/random.ts';
import type { Case } from './cases.ts';
import { isInstalled } from './packages.ts';
import type { Runner } from './pair.ts';

export interface Choice {
  /** Parts of ids, kinds or runners; null = all. */
  readonly only: readonly string[] | null;
  /** At most so many pairs, drawn by the seed; null = all. */
  readonly limit: number | null;
  readonly seed: number;
}

function isThere(runner: Runner): boolean {
  if (runner === 'node_test') return true;
  if (runner === 'pytest') return spawnSync('python3', ['-m', 'pytest', '--version']).status === 0;
  return isInstalled(runner);
}

/** Runners that this machine lacks: their cases cannot be run, and are counted. */
export function missingRunners(cases: readonly Case[]): Runner[] {
  return [...new Set(cases.map(({ runner }) => runner))].filter((runner) => !isThere(runner));
}

const pairOf = ({ id }: Case): string => id.slice(0, id.lastIndexOf('/'));

function isNamed(one: Case, only: readonly string[] | null): boolean {
  return (
    only === null || only.some((word) => one.id.includes(word) || one.kind === word || one.runner === word)
  );
}

/** Whole pairs: the twin always comes along. */
export function choose(cases: readonly Case[], { only, limit, seed }: Choice): Case[] {
  const named = cases.filter((one) => isNamed(one, only));
  const pairs = [...new Set(named.map(pairOf))];
  const drawn = new Set(limit === null ? pairs : shuffled(seeded(seed), pairs).slice(0, limit));
  return named.filter((one) => drawn.has(pairOf(one)));
}
