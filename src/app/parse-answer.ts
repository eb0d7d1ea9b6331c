import { Answer } from '../contract/answer.ts';
import { checkValue, malformedAt } from './check-value.ts';
import { type Path, showPath } from './configuration/problem.ts';
import { parseJson } from './parse-json.ts';

/** Largest answer that is read, in bytes of UTF-8: 64 MiB. */
export const LARGEST_ANSWER = 64 * 1024 * 1024;

/** What helps where the shape of a whole answer is wrong. */
export const SHAPE = 'see schemas/answer.schema.json for the shape';

function checkUnique(ids: readonly string[], pathAt: (at: number) => Path, place: string): void {
  const seen = new Map<string, number>();
  for (const [at, id] of ids.entries()) {
    const first = seen.get(id);
    if (first !== undefined)
      throw malformedAt(
        { place, hint: 'give every one an id of its own' },
        pathAt(at),
        `${JSON.stringify(id)} is already at ${showPath(pathAt(first))}`,
      );
    seen.set(id, at);
  }
}

function checkSpans({ content: { claims = [], text } }: Answer, place: string): void {
  for (const [at, { span, text: quoted }] of claims.entries()) {
    if (span === undefined || text?.slice(span.start, span.end) === quoted) continue;
    const path = ['content', 'claims', at, 'span'];
    throw malformedAt(
      { place, hint: 'correct it or leave it out' },
      path,
      'does not quote the text of the claim from content.text',
    );
  }
}

/**
 * An answer that comes as a value. Throws `AssayError` malformed, whose `where` is `place` with the path of the field:
 * wrong shape, duplicate ids, numbers that cannot be held, broken Unicode, a reference date that does not exist.
 */
export function checkAnswer(given: unknown, place: string): Answer {
  const answer = checkValue(Answer, given, { place, hint: SHAPE });
  const { claims = [], evidences } = answer.content;
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
  checkSpans(answer, place);
  return answer;
}

/** An answer as JSON text. Throws as `checkAnswer`, and with line and column where the text is not JSON. */
export function parseAnswer(text: string, place: string): Answer {
  return checkAnswer(parseJson(text, place), place);
}
