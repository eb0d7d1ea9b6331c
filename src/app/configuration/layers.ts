import type { Path } from './problem.ts';
import { valueAt } from './value-at.ts';

/** Where a value came from. */
export type Origin =
  | { readonly kind: 'request' | 'tenant' | 'stored' | 'default' }
  | { readonly kind: 'file'; readonly file: string; readonly line: number }
  | { readonly kind: 'environment'; readonly name: string };

/** Values of one origin, in the shape of the configuration; missing keys are left to lower layers. */
export interface Layer {
  readonly value: unknown;
  readonly originOf: (path: Path) => Origin;
}

type Tree = Readonly<Record<string, unknown>>;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The upper value wins; objects are joined key by key, lists replaced whole. */
export function mergeValues(lower: unknown, upper: unknown): unknown {
  if (upper === undefined) return lower;
  if (!isTree(lower) || !isTree(upper)) return upper;
  const keys = new Set([...Object.keys(lower), ...Object.keys(upper)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeValues(lower[key], upper[key])]));
}

/** The origin of a value: the uppermost layer that holds its path, else the default. */
export function originOf(layers: readonly Layer[], path: Path): Origin {
  return (
    layers.findLast((layer) => valueAt(layer.value, path) !== undefined)?.originOf(path) ?? {
      kind: 'default',
    }
  );
}
