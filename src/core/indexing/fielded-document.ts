import type { VectorDocument } from '../../contract/indexed-file.ts';

/** A document with what it says by field, each word in one, from which its words are weighed. */
export interface FieldedDocument {
  readonly document: VectorDocument;
  readonly fields: {
    readonly title: string;
    readonly path: string;
    readonly headings?: string;
    readonly doc?: string;
    readonly signature?: string;
    readonly content: string;
  };
}
