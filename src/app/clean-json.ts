import { AssayError } from '../contract/assay-error.ts';
import { type Path, showPath } from './configuration/problem.ts';
import { DEEPEST } from './parse-json.ts';

/** Keys that mean something to the language itself: data may have fields of these names, a request may not. */
const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Most values of one answer, counted as often as they stand in it. */
const MOST_VALUES = 10_000_000;

/** A value on its way to its copy. */
interface Cleaning {
  readonly place: string;
  left: number;
  /** Where keys stand that mean something to the language. */
  readonly reserved: Path[];
  /** What the value at hand lies in: a value among them contains itself. */
  readonly around: Set<object>;
  /** What was met before, with how many values it unfolds into. */
  readonly known: Map<object, { readonly copy: unknown; readonly values: number }>;
}

function refuse(path: Path, message: string, hint: string, { place }: Cleaning): never {
  throw new AssayError('malformed', message, { where: `${place}: ${showPath(path) || 'the whole'}`, hint });
}

function cleanText(text: string, path: Path, cleaning: Cleaning): string {
  if (!LONE_SURROGATE.test(text)) return text;
  return refuse(path, 'half of a character (a lone surrogate)', 'write the text as valid Unicode', cleaning);
}

function cleanNumber(value: number, path: Path, cleaning: Cleaning): number {
  if (Number.isFinite(value)) return value;
  return refuse(path, 'a number too large to be held', 'write a number under 1.8e308', cleaning);
}

/** An object as JSON has it: what it says of itself by `toJSON`, as a date does. */
function asJson(value: object): unknown {
  return 'toJSON' in value && typeof value.toJSON === 'function' ? (value.toJSON() as unknown) : value;
}

function cleanObject(value: object, path: Path, cleaning: Cleaning): Record<string, unknown> {
  if (value instanceof Map || value instanceof Set)
    refuse(path, 'a Map or Set, which JSON does not have', 'give an object or a list', cleaning);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      const at = [...path, key];
      if (RESERVED.includes(key)) cleaning.reserved.push(at);
      return [cleanText(key, at, cleaning), clean(inner, at, cleaning)];
    }),
  );
}

function cleanInner(value: object, path: Path, cleaning: Cleaning): unknown {
  if (Array.isArray(value)) return value.map((inner, at) => clean(inner, [...path, at], cleaning));
  const json = asJson(value);
  return json === value ? cleanObject(value, path, cleaning) : clean(json, path, cleaning);
}

/** Refuses what no JSON text could say: a value in itself, too deep, too many. */
function checkNesting(value: object, path: Path, cleaning: Cleaning): void {
  if (cleaning.around.has(value))
    refuse(path, 'contains itself', 'give data without references to what they lie in', cleaning);
  if (cleaning.around.size >= DEEPEST)
    refuse(path, `is nested deeper than ${DEEPEST} levels`, 'flatten the data', cleaning);
}

function count(values: number, cleaning: Cleaning): void {
  cleaning.left -= values;
  if (cleaning.left < 0)
    refuse([], `holds more than ${MOST_VALUES} values`, 'give less evidence at a time', cleaning);
}

function cleanNested(value: object, path: Path, cleaning: Cleaning): unknown {
  const known = cleaning.known.get(value);
  if (known !== undefined) {
    count(known.values, cleaning);
    return known.copy;
  }
  checkNesting(value, path, cleaning);
  const before = cleaning.left;
  const named = cleaning.reserved.length;
  cleaning.around.add(value);
  const copy = cleanInner(value, path, cleaning);
  cleaning.around.delete(value);
  // Reserved keys are told at every place that they stand at.
  if (cleaning.reserved.length === named) cleaning.known.set(value, { copy, values: before - cleaning.left });
  return copy;
}

function clean(value: unknown, path: Path, cleaning: Cleaning): unknown {
  count(1, cleaning);
  if (typeof value === 'string') return cleanText(value, path, cleaning);
  if (typeof value === 'number') return cleanNumber(value, path, cleaning);
  return typeof value === 'object' && value !== null ? cleanNested(value, path, cleaning) : value;
}

/** A copy of a JSON value, and where it has keys that mean something to the language: each a field of its own. */
export interface CleanJson {
  readonly value: unknown;
  readonly reserved: readonly Path[];
}

/**
 * A copy of a JSON value that is safe to work on: numbers finite, texts valid Unicode, nothing that contains itself. Throws
 * `malformed` with the path of what cannot be taken.
 */
export function cleanJson(given: unknown, place: string): CleanJson {
  const reserved: Path[] = [];
  const known = new Map();
  const value = clean(given, [], { place, left: MOST_VALUES, reserved, around: new Set(), known });
  return { value, reserved };
}
