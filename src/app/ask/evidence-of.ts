import type { AskEvidence } from '../../contract/ask-evidence.ts';
import type { CodeObject } from '../../contract/code-object.ts';
import type { RetrievedDocument } from '../../contract/retrieved.ts';

/** The ties of each symbol, in words. */
export type TiesOf = ReadonlyMap<string, readonly string[]>;

function quoted(object: CodeObject | undefined, ties: TiesOf): AskEvidence['object'] {
  if (object === undefined) return null;
  const { id, kind, name, signature, doc } = object;
  const own = ties.get(id);
  return { kind, name, signature, doc, ...(own === undefined ? {} : { ties: own }) };
}

/** What was retrieved as an answer may rest on it, in the order of the hits. */
export function evidenceOf(
  hits: readonly RetrievedDocument[],
  objects: readonly CodeObject[],
  ties: TiesOf,
): Omit<AskEvidence, 'number' | 'cut'>[] {
  const byId = new Map(objects.map((object) => [object.id, object]));
  return hits.map(({ document, source }) => ({
    document_id: document.id,
    kind: document.kind,
    source,
    title: document.title,
    path: document.path,
    start_line: document.start_line,
    end_line: document.end_line,
    text: document.content,
    object:
      document.kind === 'local_file' || document.cbo_id === null
        ? null
        : quoted(byId.get(document.cbo_id), ties),
  }));
}
