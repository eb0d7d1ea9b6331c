import type { Span } from '../../contract/span.ts';

/** What a word of the vocabulary names: an attribute, a relation read forwards or backwards, a type, an enum value. */
export interface Label {
  readonly kind: 'attribute' | 'relation' | 'inverse' | 'type' | 'value';
  readonly type: string;
  /** Attribute or relation; for a type its name again. */
  readonly name: string;
  /** Enum code, for kind value. */
  readonly code?: string;
}

/** A place in a claim that names something of the vocabulary; several labels may share the words. */
export interface LabelMention extends Span {
  readonly text: string;
  readonly labels: readonly Label[];
}
