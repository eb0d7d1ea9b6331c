import { isDeepStrictEqual } from 'node:util';
import type { Environment } from './environment.ts';
import { FIELD_CLASSES, type FieldClass, ONLY } from './field-classes.ts';
import { isTree, mergeValues } from './layers.ts';
import type { Path } from './problem.ts';
import { valueAt } from './value-at.ts';

/** A part of an untrusted configuration that does not hold. */
export interface IgnoredPart {
  readonly path: Path;
  readonly value: unknown;
  readonly because: FieldClass;
}

/** What an untrusted configuration is narrowed to. */
export interface Narrowed {
  readonly value: unknown;
  readonly ignored: readonly IgnoredPart[];
}

/** What a configuration is held against. */
export interface Bounds {
  /** The configuration that holds without the file. */
  readonly lower: unknown;
  readonly environment: Environment;
  readonly isInside: (file: string) => Promise<boolean>;
}

interface Entry {
  readonly pattern: string;
  readonly because: FieldClass;
  /** Steps of a path that are ignored as a whole. */
  readonly unit: number;
}

interface Node {
  entry?: Entry;
  readonly below: Map<string, Node>;
}

interface Found {
  readonly path: Path;
  readonly value: unknown;
  readonly entry: Entry | undefined;
}

function entries(): Entry[] {
  return Object.entries(FIELD_CLASSES).flatMap(([because, patterns]) =>
    patterns
      .trim()
      .split(/\s+/)
      .map((written) => ({
        because: because as FieldClass,
        pattern: written.replace('/', '.'),
        unit: (written.split('/')[0] ?? '').split('.').length,
      })),
  );
}

function growTree(): Node {
  const root: Node = { below: new Map() };
  for (const entry of entries()) {
    let node = root;
    for (const step of entry.pattern.split('.')) {
      const next: Node = node.below.get(step) ?? { below: new Map() };
      node.below.set(step, next);
      node = next;
    }
    node.entry = entry;
  }
  return root;
}

function partsOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isTree(value) ? Object.entries(value) : [];
}

/** Each part that has a class; one that nobody classed is no one's to give. */
function* classed(value: unknown, node: Node, path: Path): Generator<Found> {
  for (const [key, inner] of partsOf(value)) {
    const next = node.below.get(String(key)) ?? node.below.get('*');
    const at = [...path, key];
    if (next?.entry !== undefined || next === undefined) yield { path: at, value: inner, entry: next?.entry };
    else yield* classed(inner, next, at);
  }
}

function isOver(value: unknown, bound: unknown): boolean {
  return typeof bound === 'number' && typeof value === 'number' && value > bound;
}

async function mayHold({ path, value, entry }: Found, bounds: Bounds): Promise<boolean> {
  const held = valueAt(bounds.lower, path);
  if (isDeepStrictEqual(mergeValues(held, value), held)) return true;
  if (entry === undefined) return false;
  if (ONLY[entry.pattern]?.includes(value) === true) return true;
  const hasDatabase = (bounds.environment['DATABASE_URL'] ?? '') !== '';
  switch (entry.because) {
    case 'free':
      return true;
    case 'at_least':
      return !isOver(held, value);
    case 'at_most':
      return !isOver(value, held);
    case 'shared':
      return !hasDatabase;
    case 'inside':
      return bounds.isInside(String(value));
    case 'loads':
      return !hasDatabase && bounds.isInside(String(value));
    default:
      return false;
  }
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** A value without the parts at these paths. */
export function without(value: unknown, gone: readonly Path[], path: Path = []): unknown {
  const keys = new Set(gone.map(keyOf));
  const cut = (inner: unknown, at: Path): unknown => {
    const left = partsOf(inner).filter(([key]) => !keys.has(keyOf([...at, key])));
    if (Array.isArray(inner)) return left.map(([key, part]) => cut(part, [...at, key]));
    if (!isTree(inner)) return inner;
    return Object.fromEntries(left.map(([key, part]) => [key, cut(part, [...at, key])]));
  };
  return gone.length === 0 ? value : cut(value, path);
}

/** TU1: what holds of a configuration that the user does not trust, and what of it is ignored. */
export async function narrow(value: unknown, bounds: Bounds): Promise<Narrowed> {
  const ignored = new Map<string, IgnoredPart>();
  for (const found of classed(value, growTree(), [])) {
    if (await mayHold(found, bounds)) continue;
    const path = found.entry === undefined ? found.path : found.path.slice(0, found.entry.unit);
    const because = found.entry?.because ?? 'loosens';
    if (!ignored.has(keyOf(path))) ignored.set(keyOf(path), { path, value: valueAt(value, path), because });
  }
  const parts = [...ignored.values()];
  return {
    value: without(
      value,
      parts.map(({ path }) => path),
    ),
    ignored: parts,
  };
}
