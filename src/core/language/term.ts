import type { Language } from '../../contract/language.ts';
import type { Span } from '../../contract/span.ts';

/** What a term is: a `function` word carries no content by itself; a `name` begins with a capital inside a sentence. */
export type TermKind = 'word' | 'number' | 'name' | 'function';

/** A word or number of a text. */
export interface Term extends Span {
  readonly surface: string;
  /** The key under which words meet: lower case, inflection and light derivation gone; digits for number words. */
  readonly stem: string;
  readonly kind: TermKind;
  readonly language: Language;
}

/** Reads the terms of a text, in order, none overlapping. */
export type TermReader = (text: string) => Term[];
