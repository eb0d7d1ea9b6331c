import type { Span } from '../../contract/span.ts';
import { sentences } from '../language/sentences.ts';
import type { Statement } from '../statement/statement.ts';
import type { Token } from '../statement/token.ts';
import type { ValueMention } from '../statement/value.ts';
import { statementsOf } from './clauses.ts';
import { carried, headingOf, NOTHING_SAID, underHeading } from './discourse.ts';
import type { Reader } from './reader.ts';

/** A sentence, a heading or a line with what it says. */
export interface ReadSentence {
  readonly span: Span;
  readonly tokens: readonly Token[];
  readonly values: readonly ValueMention[];
  readonly statements: readonly Statement[];
}

/** A blank line begins a new paragraph, which says again what it is about. */
function isApart(between: string): boolean {
  return between.split('\n').length > 2;
}

/** Everything that a text says, sentence by sentence. */
export function readText(text: string, reader: Reader): ReadSentence[] {
  const values = reader.values(text);
  let discourse = NOTHING_SAID;
  let last = 0;
  return sentences(text).map(({ start, body, end, kind }) => {
    const span = { start: body, end };
    if (discourse.heading === null && isApart(text.slice(last, start))) discourse = NOTHING_SAID;
    last = end;
    const own = values.filter((value) => value.start >= body && value.end <= end);
    const tokens = reader.tokens(text, span);
    const said = carried(statementsOf(tokens, reader.words, own), discourse);
    discourse = kind === 'heading' ? underHeading(headingOf(tokens, reader.words)) : said.discourse;
    return { span, tokens, values: own, statements: said.statements };
  });
}
