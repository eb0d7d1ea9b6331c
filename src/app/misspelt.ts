import { Answer } from '../contract/answer.ts';
import { Claim } from '../contract/claim.ts';
import { Evidence } from '../contract/evidence.ts';
import { malformedAt, type ValuePlace } from './check-value.ts';
import { nearestWord, suggest } from './configuration/nearest-word.ts';
import { type Fields, isRecord } from './forms/is-record.ts';
import type { Path } from './configuration/problem.ts';

const FIELDS = {
  answer: Object.keys(Answer.shape),
  content: Object.keys(Answer.shape.content.shape),
  claim: Object.keys(Claim.shape),
  // A `url` is a field of its own, and decides nothing.
  evidence: Object.keys(Evidence.shape).filter((name) => name !== 'uri'),
};

function check(given: unknown, known: readonly string[], path: Path, at: ValuePlace): void {
  if (!isRecord(given)) return;
  const free = known.filter((name) => !Object.hasOwn(given, name));
  for (const name of Object.keys(given)) {
    const meant = known.includes(name) ? undefined : nearestWord(name, free);
    if (meant !== undefined)
      throw malformedAt(at, [...path, name], `unknown field. Did you mean "${meant}"?`);
  }
}

function checkEach(given: unknown, known: readonly string[], path: Path, at: ValuePlace): void {
  if (!Array.isArray(given)) return;
  for (const [index, one] of given.entries()) check(one, known, [...path, index], at);
}

/** An answer in short has its own fields alone; a piece of evidence misspells none. Throws `AssayError`. */
export function refuseUnknown(given: Fields, known: readonly string[], at: ValuePlace): void {
  const name = Object.keys(given).find((one) => !known.includes(one));
  if (name !== undefined) throw malformedAt(at, [name], `unknown field${suggest(name, known)}`);
  checkEach(given['evidences'], FIELDS.evidence, ['evidences'], at);
}

/** A whole answer keeps what its maker wrote beside it, save a field that misspells one that is not there. Throws `AssayError`. */
export function refuseMisspelt(given: unknown, at: ValuePlace): void {
  check(given, FIELDS.answer, [], at);
  const content = isRecord(given) ? given['content'] : undefined;
  if (!isRecord(content)) return;
  check(content, FIELDS.content, ['content'], at);
  checkEach(content['claims'], FIELDS.claim, ['content', 'claims'], at);
  checkEach(content['evidences'], FIELDS.evidence, ['content', 'evidences'], at);
}
