import { DAY_NOUN } from '../../../lexicon/korean-clauses.ts';
import type { Span } from '../../../../contract/span.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Statement } from '../../../statement/statement.ts';
import type { Token } from '../../../statement/token.ts';
import type { Lemma } from '../../same-word.ts';
import type { Fact } from '../fact.ts';
import { labelFact } from '../label-fact.ts';

const SIGNS: ReadonlySet<string> = new Set([':', '=', '–', '—', '-', '|']);

/** A line of labels, not one of clauses that say their verb once. */
export function isLabelled({ form, tokens }: ReadSentence): boolean {
  const isTopic = ({ inflection }: Token): boolean => inflection?.particles.includes('은') ?? false;
  return form === 'form' && (tokens.some((token) => SIGNS.has(token.form)) || !tokens.some(isTopic));
}

/** 개소일 of a day says what happened on it: 개소하다. */
function happening({ word }: Lemma, { values }: Fact): Lemma[] {
  const isDay = values.some(({ value }) => value?.kind === 'period');
  return isDay && word.length > 2 && word.endsWith(DAY_NOUN)
    ? [{ word: `${word.slice(0, -1)}하`, upos: 'VERB' }]
    : [];
}

/** The sentence that last had a word at each place: that of a line, or of the title over it. */
export type WordPlaces = ReadonlyMap<number, ReadSentence>;

/** More words are no name. */
const MOST_OF_NAME = 4;

/** The words up to the end of a place as they are written: titles and labels have no particles, and begin with the name: 한여울 농장. */
function writtenAt({ start, end }: Span, places: WordPlaces): readonly string[] {
  const tokens = places.get(start)?.tokens ?? [];
  const last = tokens.findLastIndex((token) => token.end <= end);
  const before = tokens.slice(0, last + 1).findLastIndex(({ form }) => !/[\p{L}\p{N}]/u.test(form));
  const own = tokens.slice(before + 1, last + 1);
  const inside = own.filter((token) => start <= token.start);
  return (own.length > MOST_OF_NAME ? inside : own).map(({ form }) => form);
}

/** What a line of labels says of the name that it stands under. */
export function koreanLabel(
  statement: Statement,
  at: number,
  sentence: ReadSentence,
  places: WordPlaces,
  people: ReadonlySet<string>,
): Fact {
  const owner = statement.context.at(-1)?.span;
  const written = owner === undefined ? [] : writtenAt(owner, places);
  const named = sentence.tokens.map(({ form }) => form).filter((form) => people.has(form));
  const fact = labelFact(statement, at, sentence, []);
  const words = fact.words.map((word) => {
    const person = named.find((one) => one.startsWith(word.word));
    return person === undefined ? word : { word: person, upos: 'PROPN' };
  });
  return {
    ...fact,
    place: 'other',
    words: [...words, ...words.flatMap((word) => happening(word, fact))],
    owner: fact.owner !== null && written.length >= fact.owner.length ? written : fact.owner,
  };
}
