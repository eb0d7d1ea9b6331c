import type { z } from 'zod';
import { Configuration } from '../../contract/configuration.ts';
import { knownKeys } from './known-keys.ts';
import { suggest } from './nearest-word.ts';
import type { Path, Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

const MISPLACED = 'is not allowed so: its value has the wrong type, or another key beside it excludes it';

function stepsOf(issue: Issue): Path {
  return issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
}

function wordOf(issue: Issue): string {
  if (issue.code === 'invalid_value' && issue.values.length > 1)
    return `expected one of ${issue.values.join(', ')}`;
  const plain = issue.message.replace(/^(Invalid input|Invalid option|Too small|Too big): /, '');
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

/** Objections that say "this is not the branch that was meant" weigh more than a wrong value inside it. */
function weigh(issues: readonly Issue[]): number {
  const isElsewhere = ({ path, code }: Issue) =>
    code === 'unrecognized_keys' || (path.length === 0 && code === 'invalid_type');
  return issues.length + 100 * issues.filter(isElsewhere).length;
}

/** The branch of a union that was probably meant. */
function likelyBranch(errors: readonly (readonly Issue[])[]): readonly Issue[] {
  return errors.toSorted((a, b) => weigh(a) - weigh(b))[0] ?? [];
}

function readIssue(issue: Issue, above: Path): Problem[] {
  const path = [...above, ...stepsOf(issue)];
  if (issue.code === 'unrecognized_keys') return readUnknownKeys(issue.keys, path);
  if (issue.code === 'invalid_key') {
    return [
      { path, atKey: true, message: `the name ${issue.issues.map((inner) => inner.message).join(', ')}` },
    ];
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return likelyBranch(issue.errors).flatMap((inner) => readIssue(inner, path));
  }
  return [{ path, message: wordOf(issue) }];
}

/** The configuration with its defaults, or each place where its shape is wrong. */
export function checkShape(
  value: unknown,
): { readonly configuration: Configuration } | { readonly problems: readonly Problem[] } {
  const parsed = Configuration.safeParse(value);
  if (parsed.success) return { configuration: parsed.data };
  return { problems: parsed.error.issues.flatMap((issue) => readIssue(issue, [])) };
}
