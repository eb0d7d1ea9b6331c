import type { Span } from '../../../contract/span.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { flatPhrase } from './flat-phrase.ts';
import { placesWithin, within } from './within.ts';

/** A sentence or a line of the text with what readers said of it. */
export interface Line {
  readonly text: string;
  readonly span: Span;
  readonly tokens: readonly Token[];
  readonly values: readonly ValueMention[];
  readonly words: ClauseWords;
}

export function phraseIn({ tokens, words, values }: Line, part: Span): Phrase | null {
  const [from, to] = placesWithin(tokens, part);
  return flatPhrase({ tokens: tokens.slice(from, to), words, values: within(values, part) }, from);
}

const FINITE = new Set(['VBZ', 'VBP', 'VBD', 'MD']);
const KOREAN_END = /(?:^|\+)(?:EF|EC)$/u;

/** True where the words are more than names: a finite verb with its subject, a Korean verb with its ending and a word beside it. */
export function isClause(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ upos }) => upos !== 'PUNCT');
  const ofSubject = new Set(
    tokens.filter(({ relation }) => relation.startsWith('nsubj')).map(({ head }) => head),
  );
  return (
    (words.length > 1 &&
      words.some(({ inflection, xpos }) => inflection !== undefined && KOREAN_END.test(xpos))) ||
    (ofSubject.size > 0 && tokens.some(({ xpos }) => FINITE.has(xpos)))
  );
}

export function hasClause(line: Line, part: Span): boolean {
  return isClause(within(line.tokens, part));
}
