import type { DocumentSection, FileSymbols } from '../../contract/code-object.ts';

/** A file that a thread of its own reads. */
export interface ReadOrder {
  readonly reading: 'symbols' | 'sections';
  readonly path: string;
  readonly text: string;
}

export type ReadFound = FileSymbols | readonly DocumentSection[] | null;

/** What the thread found, or why it could not. */
export type ReadReply = { readonly found: ReadFound } | { readonly trouble: string };
