import type { TermedDocument } from '../../contract/ports/index-store.ts';
import type { FieldedDocument } from '../../core/indexing/fielded-document.ts';
import { documentTerms } from '../../core/retrieval/document-terms.ts';

/** Documents with their words read. */
export function withTerms(documents: readonly FieldedDocument[]): TermedDocument[] {
  return documents.map(({ document, fields }) => ({ ...document, terms: documentTerms(fields) }));
}
