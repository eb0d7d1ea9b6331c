import type { ClauseWords } from '../../../lexicon/clause-words.ts';
import { VERBS_OF_NOUNS } from '../../../lexicon/korean-clauses.ts';
import type { Token } from '../../../statement/token.ts';
import type { ValueMention } from '../../../statement/value.ts';
import type { Lemma } from '../../same-word.ts';
import { isContent, lemmaOf } from '../content.ts';
import { personAt } from './people.ts';

/** Which part a noun takes in its clause, as far as its particle says. */
export type Place = 'subject' | 'object' | 'other';

/** A word of a clause. */
export interface SaidWord extends Lemma {
  readonly place: Place;
  readonly whole: string | null;
}

const PLACES: Readonly<Record<string, Place>> = { 이: 'subject', 을: 'object' };

export function placeOf({ inflection }: Token): Place {
  return inflection?.particles.map((one) => PLACES[one]).find((one) => one !== undefined) ?? 'other';
}

/** In a value, or what is written right behind it: 다 of 2.4%다. */
function isInValue(token: Token, values: readonly ValueMention[]): boolean {
  return values.some(
    ({ reach, end }) => (reach.start < token.end && token.start < reach.end) || end === token.start,
  );
}

/** 출시되다 and 출시하다 are one verb in two voices. */
function plainVerb({ word, upos }: Lemma): Lemma {
  const isPassive = upos === 'VERB' && word.length > 2 && word.endsWith('되') && VERBS_OF_NOUNS.has('되');
  return isPassive ? { word: `${word.slice(0, -1)}하`, upos } : { word, upos };
}

/** 문을 열다 of an object, or in the passive a subject, right before its verb. */
function wholeOf(noun: Token | undefined, verb: Token | undefined): string | null {
  if (noun === undefined || verb === undefined || verb.inflection?.kind !== 'verb') return null;
  const [particle] = noun.inflection?.particles ?? [];
  return noun.inflection?.kind === 'noun' && (particle === '을' || particle === '이')
    ? `${noun.lemma}을 ${verb.lemma}`
    : null;
}

/** Words that say something by themselves; those of values and of `left` are left out. */
export function saidIn(
  tokens: readonly Token[],
  values: readonly ValueMention[],
  left: (token: Token) => boolean,
  people: ReadonlySet<string>,
  words: ClauseWords,
): readonly SaidWord[] {
  return tokens.flatMap((token, at) => {
    const person = personAt(token, people);
    const isWord = (isContent(token) || person !== null) && !words.silent.has(token.lemma);
    const isSaid = isWord && !isInValue(token, values);
    if (!isSaid || left(token) || (token.inflection?.negative === true && token.inflection.light === ''))
      return [];
    const lemma = person === null ? plainVerb(lemmaOf(token)) : { word: person, upos: 'PROPN' };
    const whole = wholeOf(token, tokens[at + 1]) ?? wholeOf(tokens[at - 1], token);
    return [{ ...lemma, place: placeOf(token), whole }];
  });
}
