import type { AssayError } from '../contract/assay-error.ts';
import { Answer } from '../contract/answer.ts';
import { Claim } from '../contract/claim.ts';
import { Evidence } from '../contract/evidence.ts';
import { malformedAt, type ValuePlace } from './check-value.ts';
import { nearestWord, suggest } from './configuration/nearest-word.ts';
import { firstOf, type Fields, isRecord } from './forms/is-record.ts';
import { PASSAGE_TEXT } from './forms/passage.ts';
import { EVIDENCE_BY_OTHERS, EVIDENCE_FIELDS, ROW_FIELDS } from './forms/row-form.ts';
import type { Path } from './configuration/problem.ts';

const FIELDS = {
  answer: Object.keys(Answer.shape),
  content: Object.keys(Answer.shape.content.shape),
  claim: Object.keys(Claim.shape),
  // A `url` is a field of its own, and decides nothing.
  evidence: Object.keys(Evidence.shape).filter((name) => name !== 'uri'),
};

/** More letters may make another word: a row has fields of its owner. */
const MOST_EDITS = 2;

function unknownField(at: ValuePlace, path: Path, meant: string): AssayError {
  return malformedAt(at, path, `unknown field. Did you mean "${meant}"?`);
}

function check(given: unknown, known: readonly string[], path: Path, at: ValuePlace): void {
  if (!isRecord(given)) return;
  const free = known.filter((name) => !Object.hasOwn(given, name));
  for (const name of Object.keys(given)) {
    const meant = known.includes(name) ? undefined : nearestWord(name, free);
    if (meant !== undefined) throw unknownField(at, [...path, name], meant);
  }
}

function checkEach(given: unknown, known: readonly string[], path: Path, at: ValuePlace): void {
  if (!Array.isArray(given)) return;
  for (const [index, one] of given.entries()) check(one, known, [...path, index], at);
}

/** A piece without data: one field that misspells `data` or the text of a passage, else what stands beside none. */
function refuseWithoutData(given: Fields, passage: readonly string[], path: Path, at: ValuePlace): never {
  const known = [...FIELDS.evidence, 'uri', ...passage];
  const [name, ...others] = Object.keys(given).filter((one) => !known.includes(one));
  const meant = name === undefined || others.length > 0 ? undefined : nearestWord(name, known);
  if (name !== undefined && meant !== undefined) throw unknownField(at, [...path, name], meant);
  throw malformedAt(
    at,
    path,
    `holds no data: give it as { "data": {…} }; name a file with --evidence, or by files('…')`,
  );
}

function checkPieces(given: unknown, passage: readonly string[], path: Path, at: ValuePlace): void {
  if (!Array.isArray(given)) return;
  for (const [index, one] of given.entries()) {
    if (!isRecord(one)) continue;
    if (one['data'] === undefined) refuseWithoutData(one, passage, [...path, index], at);
    check(one, FIELDS.evidence, [...path, index], at);
  }
}

/** A field that is none of these is refused. Throws `AssayError`. */
export function refuseUnknown(given: Fields, known: readonly string[], at: ValuePlace): void {
  const name = Object.keys(given).find((one) => !known.includes(one));
  if (name !== undefined && EVIDENCE_BY_OTHERS.includes(name)) throw unknownField(at, [name], 'evidences');
  if (name !== undefined) throw malformedAt(at, [name], `unknown field${suggest(name, known)}`);
}

/** A piece of evidence of an answer in short misspells no field, and holds something. Throws `AssayError`. */
export function refuseMisspeltEvidence({ evidences }: Fields, at: ValuePlace): void {
  checkPieces(evidences, PASSAGE_TEXT, ['evidences'], at);
}

/** Evidence under a name of others would be dropped. */
function refuseDropped(row: Fields, at: ValuePlace): void {
  const name = EVIDENCE_BY_OTHERS.find((one) => !saysNothing(row[one]) && row[one] !== '');
  if (name !== undefined) throw unknownField(at, [name], 'contexts');
}

/** A row keeps fields of its owner, save one that misspells what the row does not say. Throws `AssayError`. */
export function refuseMisspeltRow(given: unknown, at: ValuePlace, isHeld: boolean): void {
  if (!isRecord(given) || 'content' in given) return;
  if (!isHeld) refuseDropped(given, at);
  const known = ROW_FIELDS.flat();
  const asked = 'messages' in given ? [EVIDENCE_FIELDS] : ROW_FIELDS;
  const lacking = asked.filter((names) => firstOf(given, names) === undefined).flat();
  for (const [name, value] of Object.entries(given)) {
    const saysMuch = typeof value === 'string' || Array.isArray(value);
    const meant = saysMuch && !known.includes(name) ? nearestWord(name, lacking, MOST_EDITS) : undefined;
    if (meant !== undefined) throw unknownField(at, [name], meant);
  }
}

function saysNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** What belongs into `content` and stands beside it would be dropped. */
function refuseOutside(given: Fields, content: Fields, at: ValuePlace): void {
  const name = FIELDS.content.find((one) => !saysNothing(given[one]) && saysNothing(content[one]));
  if (name !== undefined) throw malformedAt(at, [name], 'belongs into "content"');
}

/** A whole answer keeps what its maker wrote beside it, save a field that misspells one that is not there, or belongs into `content`. Throws `AssayError`. */
export function refuseMisspelt(given: unknown, at: ValuePlace): void {
  check(given, FIELDS.answer, [], at);
  const content = isRecord(given) ? given['content'] : undefined;
  if (!isRecord(given) || !isRecord(content)) return;
  refuseOutside(given, content, at);
  check(content, FIELDS.content, ['content'], at);
  checkEach(content['claims'], FIELDS.claim, ['content', 'claims'], at);
  checkPieces(content['evidences'], [], ['content', 'evidences'], at);
}
