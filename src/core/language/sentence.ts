import type { Span } from '../../contract/span.ts';

/** What a piece of text is in Markdown. A thematic break (`---`) is a heading without words. */
export type SentenceKind = 'prose' | 'heading' | 'list_item' | 'code' | 'table_row' | 'quote';

/** A sentence, heading, table row or block of code. The span has no white space at its ends. */
export interface Sentence extends Span {
  readonly kind: SentenceKind;
  /** Where the words begin: after `- `, `1. `, `## `, `> `; else `start`. */
  readonly body: number;
}
