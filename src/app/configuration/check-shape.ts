import type { z } from 'zod';
import { Configuration } from '../../contract/configuration.ts';
import { flatIssues, type ShapeIssue, wordOfIssue } from '../shape-issues.ts';
import { knownKeys } from './known-keys.ts';
import { suggest } from './nearest-word.ts';
import type { Path, Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

const MISPLACED = 'is not allowed so: its value has the wrong type, or another key beside it excludes it';

function stepsOf(path: readonly PropertyKey[]): Path {
  return path.map((step) => (typeof step === 'symbol' ? String(step) : step));
}

function wordOf(issue: Issue): string {
  const plain = wordOfIssue(issue);
  const missing = /^expected (.+), received undefined$/.exec(plain);
  return missing ? `is missing, expected ${missing[1]}` : plain;
}

/** A key that another branch of a union knows is not unknown: that branch was left for its value or its neighbours. */
function readUnknownKeys(keys: readonly string[], path: Path): Problem[] {
  const known = knownKeys(path);
  return keys.map((key) => ({
    path: [...path, key],
    atKey: true,
    message: known.includes(key) ? MISPLACED : `unknown key${suggest(key, known)}`,
  }));
}

function readIssue({ issue, path: steps }: ShapeIssue): Problem[] {
  const path = stepsOf(steps);
  if (issue.code === 'unrecognized_keys') return readUnknownKeys(issue.keys, path);
  if (issue.code === 'invalid_key') {
    return [
      { path, atKey: true, message: `the name ${issue.issues.map((inner) => inner.message).join(', ')}` },
    ];
  }
  return [{ path, message: wordOf(issue) }];
}

/** The configuration with its defaults, or each place where its shape is wrong. */
export function checkShape(
  value: unknown,
): { readonly configuration: Configuration } | { readonly problems: readonly Problem[] } {
  const parsed = Configuration.safeParse(value);
  if (parsed.success) return { configuration: parsed.data };
  return { problems: flatIssues(parsed.error.issues).flatMap(readIssue) };
}
