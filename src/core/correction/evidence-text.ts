import { type AskEvidence, placeOf } from '../../contract/ask-evidence.ts';

/** What stands above a passage: what it is called, what it is and where. Quotations repeat it word for word. */
export function evidenceHead(evidence: AskEvidence): string {
  const { title, object } = evidence;
  const place = placeOf(evidence);
  if (object !== null) return `${object.kind} ${object.name} (${place})`;
  return title === '' ? place : `${title} (${place})`;
}

/** What is said of a symbol is a paragraph of its own: its last sentence does not go on in the signature below it. */
function setApart({ object, text }: AskEvidence): string {
  const doc = object?.doc ?? '';
  if (doc === '' || !text.startsWith(`${doc}\n`)) return text;
  return `${doc}\n\n${text.slice(doc.length).trimStart()}`;
}

/** A passage as it is shown to a writer, and as its answer is held against it. */
export function evidenceText(evidence: AskEvidence): string {
  const { object, text } = evidence;
  const signature = object !== null && object.signature !== '' && !text.includes(object.signature);
  const ties = object?.ties ?? [];
  return [evidenceHead(evidence), ...(signature ? [object.signature] : []), setApart(evidence), ...ties].join(
    '\n\n',
  );
}
