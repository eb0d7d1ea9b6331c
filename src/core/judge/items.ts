import type { Phrase } from '../statement/phrase.ts';
import type { Statement } from '../statement/statement.ts';
import type { ValueMention } from '../statement/value.ts';
import type { Lemma } from './same-word.ts';

/** A word or a value that a statement says of its parts. */
export interface Item {
  readonly lemma: Lemma;
  readonly value: ValueMention | null;
}

function isCovered(word: string, values: readonly ValueMention[]): boolean {
  return values.some(({ written, value }) => value?.kind !== 'name' && written.toLowerCase().includes(word));
}

function ofPhrase({ head, upos, names, values, modifiers }: Phrase): Item[] {
  const word = (one: string, kind: string): Item[] =>
    isCovered(one, values) ? [] : [{ lemma: { word: one, upos: kind }, value: null }];
  return [
    ...word(head, upos),
    ...names.flatMap((name) => word(name, upos === 'PROPN' ? 'PROPN' : 'NOUN')),
    ...values.map((value) => ({ lemma: { word: value.written, upos: 'NUM' }, value })),
    ...modifiers.filter(({ clause }) => !clause).flatMap(({ phrase }) => ofPhrase(phrase)),
  ];
}

/** All that a statement says beside its predicate; clauses that its phrases hold are statements of their own. */
export function itemsOf({ roles, modifiers }: Statement): Item[] {
  return [...roles, ...modifiers].flatMap(({ phrase }) => ofPhrase(phrase));
}
