import { AssayError } from '../contract/assay-error.ts';
import { type Path, showPath } from './configuration/problem.ts';

/** Keys that mean something to the language itself; they are left out. */
const LEFT_OUT: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const LONE_SURROGATE = /\p{Surrogate}/u;

function refuse(path: Path, message: string, hint: string, place: string): never {
  throw new AssayError('malformed', message, { where: `${place}: ${showPath(path) || 'the whole'}`, hint });
}

function cleanText(text: string, path: Path, place: string): string {
  if (!LONE_SURROGATE.test(text)) return text;
  return refuse(path, 'half of a character (a lone surrogate)', 'write the text as valid Unicode', place);
}

function cleanNumber(value: number, path: Path, place: string): number {
  if (Number.isFinite(value)) return value;
  return refuse(path, 'a number too large to be held', 'write a number under 1.8e308', place);
}

function cleanObject(value: object, path: Path, place: string): Record<string, unknown> {
  const entries = Object.entries(value).filter(([key]) => !LEFT_OUT.includes(key));
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      const at = [...path, key];
      return [cleanText(key, at, place), cleanJson(inner, place, at)];
    }),
  );
}

/**
 * A copy of a parsed JSON value that is safe to work on: numbers finite, texts valid Unicode, no key that means
 * something to the language. Throws `malformed` with the path of what cannot be taken.
 */
export function cleanJson(value: unknown, place: string, path: Path = []): unknown {
  if (typeof value === 'string') return cleanText(value, path, place);
  if (typeof value === 'number') return cleanNumber(value, path, place);
  if (Array.isArray(value)) return value.map((inner, at) => cleanJson(inner, place, [...path, at]));
  return typeof value === 'object' && value !== null ? cleanObject(value, path, place) : value;
}
