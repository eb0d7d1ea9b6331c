import { asEvidence } from './passage.ts';
import { freeId } from './free-id.ts';
import { firstText, type Fields, isRecord } from './is-record.ts';
import { areMessages, messagesForm } from './messages-form.ts';
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

/**
 * The answer in short that a form of others says: a row of an evaluation set, a conversation, passages as evidence; null
 * where it is none. Throws `AssayError` malformed for a conversation without an answer, and for two answers.
 */
export function shortForm(given: unknown, place: string): Fields | null {
  if (areMessages(given)) return messagesForm(given, place);
  if (!isRecord(given) || 'content' in given) return null;
  if ('text' in given) return withEvidences(given);
  const { messages } = given;
  if (areMessages(messages)) return withEvidences(withRow(given, messagesForm(messages, place), place));
  const row = rowForm(given, place);
  return row === null ? null : withEvidences(row);
}
