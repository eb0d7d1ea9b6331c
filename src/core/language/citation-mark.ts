import type { Span } from '../../contract/span.ts';

/** A mark that leads to a source, as written in a text. */
export interface CitationMark extends Span {
  readonly text: string;
  readonly kind: 'number' | 'note' | 'footnote' | 'link' | 'named' | 'id';
  /** What it leads to: numbers (`[1, 3]`, `[2-4]` are several), a footnote's label, an address, a name, an id. */
  readonly targets: readonly string[];
}

/** What a mark says, without its place. */
export type MarkReading = Pick<CitationMark, 'kind' | 'targets'>;

/** True for a name or id that leads somewhere: what could be anything else is then a citation. */
export type IsKnown = (name: string) => boolean;

export const NOTHING_KNOWN: IsKnown = () => false;
