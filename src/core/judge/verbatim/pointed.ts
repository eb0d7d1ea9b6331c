import type { Span } from '../../../contract/span.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Phrase } from '../../statement/phrase.ts';
import { small } from './units-of.ts';

/** Words that call one thing by name. */
export type Calling = ReadonlySet<string>;

/** What a sentence leaves to those around it: whom its words point at, and whom it is about without a word. */
export interface Pointed {
  /** By the place of the word. */
  readonly at: ReadonlyMap<number, Calling>;
  readonly over: readonly Calling[];
  /** Of those that a noun calls: without it, they are called by nothing. `Carrow` is no `bridge at Carrow`. */
  readonly nouns: ReadonlyMap<Calling, string>;
}

function calling({ head, names, modifiers }: Phrase): Calling {
  const before = modifiers
    .filter(({ clause }) => !clause)
    .flatMap(({ phrase }) => [phrase.head, ...phrase.names]);
  return new Set([head, ...names, ...before].map(small));
}

function withParts(phrase: Phrase): Phrase[] {
  return [phrase, ...phrase.modifiers.flatMap((one) => withParts(one.phrase))];
}

function isInside({ start, end }: Span, outer: Span): boolean {
  return outer.start <= start && end <= outer.end;
}

/** Reads off the statements of a sentence what was said for its pronouns, and what stands over it. */
export function pointedIn({ statements, tokens, span }: ReadSentence): Pointed {
  const at = new Map<number, Calling>();
  const over = new Set<Phrase>();
  const nouns = new Map<Calling, string>();
  const callingOf = (phrase: Phrase): Calling => {
    const found = calling(phrase);
    if (phrase.upos === 'NOUN' && phrase.names.length === 0) nouns.set(found, small(phrase.head));
    return found;
  };
  const own = new Set(tokens.flatMap(({ form, lemma }) => [form.toLowerCase(), lemma.toLowerCase()]));
  const isOfAnother = ({ head, names }: Phrase): boolean => [head, ...names].some((word) => !own.has(word));
  for (const { roles, context } of statements) {
    for (const phrase of roles.flatMap((role) => withParts(role.phrase))) {
      if (!isInside(phrase.span, span)) over.add(phrase);
      else if (tokens[phrase.at] !== undefined && isOfAnother(phrase)) at.set(phrase.at, callingOf(phrase));
    }
    for (const phrase of context) over.add(phrase);
  }
  return { at, over: [...over].map(callingOf), nouns };
}
