import type { Span } from '../../../contract/span.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Token } from '../../statement/token.ts';
import { small } from './units-of.ts';

/** Words that call one thing by name. */
export type Calling = ReadonlySet<string>;

/** What a sentence leaves to those around it: whom its words point at, and whom it is about without a word. */
export interface Pointed {
  /** By the place of the word. */
  readonly at: ReadonlyMap<number, Calling>;
  readonly over: readonly Calling[];
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

/** True where a word that points was given the name of another sentence. */
function isNamedElsewhere({ head, names }: Phrase, tokens: readonly Token[]): boolean {
  const own = new Set(tokens.flatMap(({ form, lemma }) => [form.toLowerCase(), lemma.toLowerCase()]));
  return [head, ...names].some((word) => !own.has(word));
}

/** Reads off the statements of a sentence what was said for its pronouns, and what stands over it. */
export function pointedIn({ statements, tokens, span }: ReadSentence): Pointed {
  const at = new Map<number, Calling>();
  const over: Calling[] = [];
  for (const { roles, context } of statements) {
    for (const phrase of roles.flatMap((role) => withParts(role.phrase))) {
      const token = tokens[phrase.at];
      if (!isInside(phrase.span, span)) over.push(calling(phrase));
      else if (token !== undefined && isNamedElsewhere(phrase, tokens)) at.set(phrase.at, calling(phrase));
    }
    over.push(...context.map(calling));
  }
  return { at, over };
}
