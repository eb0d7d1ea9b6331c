import type { z } from 'zod';
import { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import { cleanJson } from './clean-json.ts';
import { type Path, showPath } from './configuration/problem.ts';
import { parseJson } from './parse-json.ts';

/** Largest answer that is read, in bytes of UTF-8: 64 MiB. */
export const LARGEST_ANSWER = 64 * 1024 * 1024;

const SHAPE = 'see schemas/answer.schema.json for the shape';
const SHOWN = 3;

function pathOf(path: readonly PropertyKey[]): string {
  return showPath(path.map((step) => (typeof step === 'number' ? step : String(step)))) || 'the whole';
}

function malformed(place: string, path: readonly PropertyKey[], message: string, hint: string): AssayError {
  return new AssayError('malformed', message, { where: `${place}: ${pathOf(path)}`, hint });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step],
    value,
  );
}

function worded(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.path.length > 0 && valueAt(value, issue.path) === undefined && issue.code !== 'custom')
    return issue.code === 'invalid_type' ? `is missing: expected ${issue.expected}` : 'is missing';
  return issue.message.replace(/^Invalid input: /, '');
}

function wrongShape(issues: readonly z.core.$ZodIssue[], value: unknown, place: string): AssayError {
  const [first, ...others] = issues;
  const more = others.slice(0, SHOWN).map((issue) => `; ${pathOf(issue.path)}: ${worded(issue, value)}`);
  const message = first === undefined ? 'wrong shape' : worded(first, value);
  return malformed(place, first?.path ?? [], `${message}${more.join('')}`, SHAPE);
}

function checkUnique(ids: readonly string[], pathAt: (at: number) => Path, place: string): void {
  const seen = new Map<string, number>();
  for (const [at, id] of ids.entries()) {
    const first = seen.get(id);
    if (first !== undefined)
      throw malformed(
        place,
        pathAt(at),
        `${JSON.stringify(id)} is already at ${showPath(pathAt(first))}`,
        'give every one an id of its own',
      );
    seen.set(id, at);
  }
}

function checkSpans({ content: { claims = [], text } }: Answer, place: string): void {
  for (const [at, { span, text: quoted }] of claims.entries()) {
    if (span === undefined || text?.slice(span.start, span.end) === quoted) continue;
    const path = ['content', 'claims', at, 'span'];
    throw malformed(
      place,
      path,
      'does not quote the text of the claim from content.text',
      'correct it or leave it out',
    );
  }
}

/**
 * An answer that comes as a value. Throws `AssayError` malformed, whose `where` is `place` with the path of the field:
 * wrong shape, duplicate ids, numbers that cannot be held, broken Unicode, a reference date that does not exist.
 */
export function checkAnswer(given: unknown, place: string): Answer {
  const value = cleanJson(given, place);
  const read = Answer.safeParse(value);
  if (!read.success) throw wrongShape(read.error.issues, value, place);
  const { claims = [], evidences } = read.data.content;
  checkUnique(
    claims.map(({ claim_id }) => claim_id),
    (at) => ['content', 'claims', at, 'claim_id'],
    place,
  );
  checkUnique(
    evidences.map(({ evidence_id }) => evidence_id),
    (at) => ['content', 'evidences', at, 'evidence_id'],
    place,
  );
  checkSpans(read.data, place);
  return read.data;
}

/** An answer as JSON text. Throws as `checkAnswer`, and with line and column where the text is not JSON. */
export function parseAnswer(text: string, place: string): Answer {
  return checkAnswer(parseJson(text, place), place);
}
