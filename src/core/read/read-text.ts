import type { Span } from '../../contract/span.ts';
import { sentences } from '../language/sentences.ts';
import type { Statement } from '../statement/statement.ts';
import type { Token } from '../statement/token.ts';
import type { ValueMention } from '../statement/value.ts';
import { statementsOf } from './clauses.ts';
import type { Reader } from './reader.ts';

/** A sentence, a heading or a line with what it says. */
export interface ReadSentence {
  readonly span: Span;
  readonly tokens: readonly Token[];
  readonly values: readonly ValueMention[];
  readonly statements: readonly Statement[];
}

/** Everything that a text says, sentence by sentence. */
export function readText(text: string, reader: Reader): ReadSentence[] {
  const values = reader.values(text);
  return sentences(text).map(({ body, end }) => {
    const span = { start: body, end };
    const own = values.filter((value) => value.start >= body && value.end <= end);
    const tokens = reader.tokens(text, span);
    return { span, tokens, values: own, statements: statementsOf(tokens, reader.words, own) };
  });
}
