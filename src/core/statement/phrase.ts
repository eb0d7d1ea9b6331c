import type { Span } from '../../contract/span.ts';
import type { ValueMention } from './value.ts';

/** How many of a kind are spoken of. `generic`: no word says it. */
export type Quantifier = 'all' | 'most' | 'many' | 'some' | 'few' | 'none' | 'exactly' | 'generic';

/** What is said closer of a phrase or a clause: `near the lake` has the marker `near`. */
export interface Modifier {
  /** The word that ties it: a preposition, a particle; empty where there is none. */
  readonly marker: string;
  readonly phrase: Phrase;
  /** A clause of its own says it (`who waited`); it is a statement too. */
  readonly clause: boolean;
}

/** What a clause speaks of: a noun with all that stands under it. */
export interface Phrase {
  /** The lemma of its main word. */
  readonly head: string;
  /** The universal word class of its main word. */
  readonly upos: string;
  /** Lemmas that call it by name with the head: compounds, names, numbers. */
  readonly names: readonly string[];
  readonly quantifier: Quantifier;
  /** A pronoun, or a noun with `the` or `this`: something before may say which one. */
  readonly pointing: boolean;
  readonly modifiers: readonly Modifier[];
  readonly values: readonly ValueMention[];
  /** Of the whole phrase in its sentence. */
  readonly span: Span;
  /** The place of its main word among the words of the sentence. */
  readonly at: number;
}
