import type { z } from 'zod';
import { AssayError } from '../contract/assay-error.ts';
import { cleanJson } from './clean-json.ts';
import { type Path, showPath } from './configuration/problem.ts';
import { flatIssues, type ShapeIssue, wordOfIssue } from './shape-issues.ts';

const SHOWN = 3;

/** How a value that came from outside is named, and what helps where its shape is wrong. */
export interface ValuePlace {
  readonly place: string;
  readonly hint: string;
}

function pathOf(path: readonly PropertyKey[]): string {
  return showPath(path.map((step) => (typeof step === 'number' ? step : String(step)))) || 'the whole';
}

/** An error whose `where` is `place` with the path of the field. */
export function malformedAt(
  { place, hint }: ValuePlace,
  path: readonly PropertyKey[],
  why: string,
): AssayError {
  return new AssayError('malformed', why, { where: `${place}: ${pathOf(path)}`, hint });
}

function holds(value: unknown, path: readonly PropertyKey[]): boolean {
  let inner = value;
  for (const step of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step)) return false;
    inner = (inner as Record<PropertyKey, unknown>)[step];
  }
  return true;
}

/** A key that means something to the language is data where the shape takes any; elsewhere it is refused, never dropped. */
function checkReserved(reserved: readonly Path[], read: unknown, at: ValuePlace): void {
  const path = reserved.find((one) => !holds(read, one));
  if (path !== undefined) throw malformedAt(at, path, `the key ${JSON.stringify(path.at(-1))} is refused`);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step],
    value,
  );
}

function worded({ path, issue }: ShapeIssue, value: unknown): string {
  if (path.length > 0 && valueAt(value, path) === undefined && issue.code !== 'custom')
    return issue.code === 'invalid_type' ? `is missing: expected ${issue.expected}` : 'is missing';
  return wordOfIssue(issue);
}

function wrongShape(issues: readonly ShapeIssue[], value: unknown, at: ValuePlace): AssayError {
  const [first, ...others] = issues;
  const more = others.slice(0, SHOWN).map((one) => `; ${pathOf(one.path)}: ${worded(one, value)}`);
  const why = first === undefined ? 'wrong shape' : worded(first, value);
  return malformedAt(at, first?.path ?? [], `${why}${more.join('')}`);
}

/**
 * A value from outside by its schema. Throws `AssayError` malformed naming the field: wrong shape, numbers that cannot
 * be held, broken Unicode, a key such as `__proto__` that is no data.
 */
export function checkValue<Value>(schema: z.ZodType<Value>, given: unknown, at: ValuePlace): Value {
  const { value, reserved } = cleanJson(given, at.place);
  const read = schema.safeParse(value);
  if (!read.success) throw wrongShape(flatIssues(read.error.issues), value, at);
  checkReserved(reserved, read.data, at);
  return read.data;
}
