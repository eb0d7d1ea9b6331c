import { madeOnceFor } from '../language/made-once.ts';
import type { ReadSentence } from '../read/read-text.ts';
import type { Token } from '../statement/token.ts';
import type { Key } from './facts/fact.ts';

/** A longer label is a sentence with a colon in it. */
const LONGEST_LABEL = 12;

/** What stands before the colon of a line: `Basic: $10 a month.` */
export function recordLabel({ opens, tokens }: ReadSentence): readonly Token[] {
  const colon = opens ? tokens.findIndex(({ form }) => form === ':') : -1;
  return colon > 0 && colon <= LONGEST_LABEL ? tokens.slice(0, colon) : [];
}

/** Names of lines that say several things of what they name; `Parking: yes` says one of something else. */
export const recordNames = madeOnceFor((sentences: readonly ReadSentence[]): readonly Key[] =>
  sentences.flatMap((sentence, at) => {
    const label = recordLabel(sentence);
    const aside = label.findIndex(({ form }) => form === '(');
    const name = (aside > 0 ? label.slice(0, aside) : label).filter(({ upos }) => upos !== 'PUNCT');
    const isRecord = sentence.statements.length > 1 || sentences[at + 1]?.opens === false;
    return name.length > 0 && isRecord ? [name.map(({ form }) => form.toLowerCase())] : [];
  }),
);
