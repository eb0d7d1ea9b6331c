import type { SentenceKind } from '../../language/sentence.ts';
import type { Word } from './words.ts';

/** A sentence, list item or table row that can be quoted, with what stands around it. */
export interface Passage {
  readonly note: number;
  /** Place among all passages. */
  readonly at: number;
  readonly kind: SentenceKind;
  /** As it is read, without the mark of a list. */
  readonly text: string;
  /** The same as it stands. */
  readonly quote: string;
  readonly words: readonly Word[];
  /** Title, headings above, head of the table, lead of the list. */
  readonly context: readonly Word[];
  /** Words of the sentence before, in the same paragraph. */
  readonly before: readonly Word[];
  /** The nearest heading above it, else the title; empty for none. */
  readonly heading: string;
  /** Head and delimiter row of its table, as they stand; empty for others. */
  readonly head: string;
  /** Number of the list or table that it lies in, -1 for none. */
  readonly group: number;
  /** Number of the paragraph, item or row that it lies in, among those of its note. */
  readonly paragraph: number;
  /** True for an item of a numbered list. */
  readonly step: boolean;
  /** True for what leads in a list. */
  readonly leads: boolean;
  /** Words of the name in bold that the item which it lies in begins with; empty for none. */
  readonly label: readonly Word[];
  /** True for a name in bold alone that has more below it in its item. */
  readonly names: boolean;
  /** The lines that it stands on, where they are known. */
  readonly lines: { readonly start: number; readonly end: number } | null;
}
