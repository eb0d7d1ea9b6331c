import type { Statement } from '../../statement/statement.ts';
import { itemsOf } from '../items.ts';
import { measured } from './dimension.ts';
import type { Fact } from './fact.ts';

/** What a line of labels says of the name that it stands under. */
export function labelFact(statement: Statement, sentence: number): Fact {
  const owner = statement.context.at(-1) ?? null;
  const key = owner === null ? null : [...owner.names, owner.head];
  const items = itemsOf(statement).filter(({ lemma }) => !(key?.includes(lemma.word) ?? false));
  return {
    owner: key,
    words: items.filter(({ value }) => value === null).map(({ lemma }) => lemma),
    values: measured(items.flatMap(({ value }) => value ?? [])),
    negative: statement.polarity === 'negative',
    mood: statement.mood,
    sentence,
  };
}
