import type { Path } from './problem.ts';

/** What stands at a path; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    value,
  );
}
