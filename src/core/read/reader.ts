import type { Span } from '../../contract/span.ts';
import type { Whole } from './english/wholes-as-words.ts';
import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { WordRelations } from '../lexicon/word-relations.ts';
import type { Token } from '../statement/token.ts';
import type { ValueMention } from '../statement/value.ts';

/** What reads one language. Places are those of the whole text. */
export interface Reader {
  readonly words: ClauseWords;
  readonly relations: WordRelations;
  /** The words of one sentence of the text, in which these values stand. */
  tokens(text: string, sentence: Span, wholes?: readonly Whole[]): readonly Token[];
  /** RD48: other trees of the same sentence, the likeliest first; none of Korean. */
  otherTokens(text: string, sentence: Span, wholes: readonly Whole[]): Iterable<readonly Token[]>;
  /** All values of the text, in order. */
  values(text: string): readonly ValueMention[];
}
