import type { EffectiveConfiguration } from './effective-configuration.ts';
import { isTree, type Origin, originOf } from './layers.ts';
import { type Path, showPath } from './problem.ts';

/** One effective value and where it came from. */
export interface ExplainedValue {
  readonly path: string;
  readonly value: unknown;
  readonly origin: Origin;
}

interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Values that are no further divided: plain ones, and lists of plain ones. */
export function leavesOf(value: unknown, path: Path): Leaf[] {
  if (isTree(value)) return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  if (!Array.isArray(value) || value.every(isPlain)) return [{ path, value }];
  return value.flatMap((inner: unknown, index) => leavesOf(inner, [...path, index]));
}

/** Every effective value with its origin. Empty lists that nobody wrote are left out. */
export function explainConfiguration({ configuration, layers }: EffectiveConfiguration): ExplainedValue[] {
  return leavesOf(configuration, [])
    .map(({ path, value }) => ({ path: showPath(path), value, origin: originOf(layers, path) }))
    .filter(({ value, origin }) => origin.kind !== 'default' || !Array.isArray(value) || value.length > 0);
}
