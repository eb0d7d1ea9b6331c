import { asEvidence } from './passage.ts';
import { freeId } from './free-id.ts';
import { firstText, type Fields, isRecord } from './is-record.ts';
import { areMessages, messagesForm, refuseMessages, saysRoles } from './messages-form.ts';
import { rowForm, withRow } from './row-form.ts';

/** Passages that come from one source have ids of their own; what the user named twice stays, to be refused. */
function ownIds(given: readonly unknown[], pieces: readonly unknown[]): readonly unknown[] {
  const taken = new Set<string>();
  return pieces.map((piece, at) => {
    const id = isRecord(piece) ? firstText(piece, ['evidence_id']) : undefined;
    if (!isRecord(piece) || id === undefined || piece === given[at]) return piece;
    return { ...piece, evidence_id: freeId([id], taken) };
  });
}

function withEvidences(short: Fields): Fields {
  const { evidences } = short;
  if (!Array.isArray(evidences)) return short;
  const given: readonly unknown[] = evidences;
  return { ...short, evidences: ownIds(given, given.map(asEvidence)) };
}

/** An id is that of the answer, as in a row. */
function withId({ id, ...short }: Fields): Fields {
  if (id === undefined) return short;
  const response_id = typeof id === 'number' ? `${id}` : id;
  return 'response_id' in short ? { ...short, id } : { ...short, response_id };
}

/**
 * The answer in short that a form of others says: a row of an evaluation set, a conversation, passages as evidence; null
 * where it is none. Throws `AssayError` malformed for a conversation without an answer, and for two answers.
 */
export function shortForm(given: unknown, place: string): Fields | null {
  if (areMessages(given)) return messagesForm(given, place);
  if (saysRoles(given)) refuseMessages(given, `${place}: messages`);
  if (!isRecord(given) || 'content' in given) return null;
  if ('text' in given) return withEvidences(withId(given));
  const { messages } = given;
  if (areMessages(messages)) return withEvidences(withRow(given, messagesForm(messages, place), place));
  const row = rowForm(given, place);
  if (row === null && Array.isArray(messages)) refuseMessages(messages, `${place}: messages`);
  return row === null ? null : withEvidences(row);
}
