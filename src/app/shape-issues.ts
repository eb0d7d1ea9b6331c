import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with a value at one place: `path` leads there from the whole, that of the issue from its union. */
export interface ShapeIssue {
  readonly path: readonly PropertyKey[];
  readonly issue: Issue;
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

/** What each branch expects of the value itself; null where one takes it and objects to something inside. */
function expectedOfAll(errors: readonly (readonly Issue[])[]): readonly string[] | null {
  const expected = errors.map(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? kindOf(first.expected) : null,
  );
  return expected.includes(null) ? null : expected.flatMap((one) => one ?? []);
}

/** The message of a union whose schema has none of its own. */
const UNSAID = 'Invalid input';

function flatIssue(issue: Issue, above: readonly PropertyKey[]): ShapeIssue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, issue }];
  if (issue.message !== UNSAID) return [{ path, issue }];
  const [one] = likelyBranch(issue.errors);
  const all = expectedOfAll(issue.errors);
  if (one === undefined || all === null || all.length < 2)
    return likelyBranch(issue.errors).flatMap((inner) => flatIssue(inner, path));
  return [
    {
      path,
      issue: { ...one, message: one.message.replace(/expected [^\s,]+/, `expected ${all.join(' or ')}`) },
    },
  ];
}

/** What is wrong, those of a union by the branch that was probably meant. */
export function flatIssues(issues: readonly Issue[]): ShapeIssue[] {
  return issues.flatMap((issue) => flatIssue(issue, []));
}

/** Schemas call an object whose keys are free a record. */
function kindOf(expected: string): string {
  return expected === 'record' ? 'object' : expected;
}

const DISCRIMINATOR = /^Invalid discriminator value\. Expected (.+)$/;

/** What is wrong, in words. */
export function wordOfIssue(issue: Issue): string {
  if (issue.code === 'invalid_value' && issue.values.length > 1)
    return `expected one of ${issue.values.join(', ')}`;
  const words = DISCRIMINATOR.exec(issue.message)?.[1];
  if (words !== undefined) return `expected one of ${words.replace(/'/g, '').replace(/ \| /g, ', ')}`;
  return issue.message
    .replace(/^(Invalid input|Invalid option|Too small|Too big): /, '')
    .replace(/^expected record\b/, 'expected object');
}
