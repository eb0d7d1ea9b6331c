import type { Phrase } from '../statement/phrase.ts';
import type { RoleName, Statement } from '../statement/statement.ts';
import type { ValueMention } from '../statement/value.ts';
import type { Lemma } from './same-word.ts';

/** The part of a clause that a word stands in. `near`: a heading or label that the clause stands under. */
export type PartName = RoleName | 'predicate' | 'modifier' | 'near';

/** A word or a value of a statement, with the part that says it. */
export interface Item {
  readonly part: PartName;
  readonly marker: string;
  /** The main word of its part; the others say it closer. */
  readonly main: boolean;
  /** Phrases of a part that belong together share their number. */
  readonly phrase: number;
  readonly lemma: Lemma;
  readonly value: ValueMention | null;
}

function isCovered(word: string, values: readonly ValueMention[]): boolean {
  return values.some(({ written }) => written.toLowerCase().includes(word));
}

function ofPhrase(phrase: Phrase, place: Omit<Item, 'lemma' | 'value' | 'main'>, main: boolean): Item[] {
  const { head, upos, names, values, modifiers } = phrase;
  const word = (one: string, kind: string, isMain: boolean): Item[] =>
    isCovered(one, values) ? [] : [{ ...place, main: isMain, lemma: { word: one, upos: kind }, value: null }];
  return [
    ...word(head, upos, main),
    ...names.flatMap((name) => word(name, upos === 'PROPN' ? 'PROPN' : 'NOUN', false)),
    ...values.map((value) => ({ ...place, main, lemma: { word: value.written, upos: 'NUM' }, value })),
    ...modifiers
      .filter(({ clause }) => !clause)
      .flatMap((one) => ofPhrase(one.phrase, { ...place, marker: one.marker || place.marker }, false)),
  ];
}

/** All that a statement says, part by part; clauses that its phrases hold are statements of their own. */
export function itemsOf({ predicate, roles, modifiers }: Statement, near: readonly Phrase[] = []): Item[] {
  const parts: readonly (readonly [PartName, string, Phrase])[] = [
    ...roles.map(({ name, marker, phrase }) => [name, marker, phrase] as const),
    ...modifiers.map(({ marker, phrase }) => ['modifier', marker, phrase] as const),
    ...near.map((phrase) => ['near', '', phrase] as const),
  ];
  const verb = { part: 'predicate', marker: '', main: true, phrase: -1, value: null } as const;
  return [
    { ...verb, lemma: { word: predicate, upos: 'VERB' } },
    ...parts.flatMap(([part, marker, phrase], at) => ofPhrase(phrase, { part, marker, phrase: at }, true)),
  ];
}
