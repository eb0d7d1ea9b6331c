import { NOUN_ENDS, SURNAMES } from '../../../lexicon/names.ts';
import { wordTable } from '../../../lexicon/lexicon.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import { isKoreanWord } from './names.ts';

const surnames = wordTable(SURNAMES).classes;
const nounEnds = wordTable(NOUN_ENDS).classes;
const NAME = /^[가-힣]{3}$/u;

/** A family name and two syllables that make no common noun: 김민수, not 주차장. */
export function looksLikePerson(word: string): boolean {
  return NAME.test(word) && surnames.has(word.charAt(0)) && !nounEnds.has(word.charAt(2));
}

function nameAt(token: Token, at: number, { values, tokens }: ReadSentence): string | null {
  const { lemma, inflection, form } = token;
  if (tokens[at - 1]?.form === ':' && looksLikePerson(form)) return form;
  const titled = values.find(({ value, start }) => value?.kind === 'name' && start === token.start);
  if (titled?.value?.kind === 'name') return titled.value.name;
  return inflection?.kind === 'noun' && looksLikePerson(lemma) ? lemma : null;
}

/** What people are called in these sentences. */
export function peopleIn(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((sentence) =>
      sentence.tokens.flatMap((token, at) => nameAt(token, at, sentence) ?? []),
    ),
  );
}

/** The one of them that the word names, whatever its particle. */
export function personAt(token: Token, people: ReadonlySet<string>): string | null {
  if (people.has(token.lemma)) return token.lemma;
  const name = token.form.slice(0, 3);
  return people.has(name) && isKoreanWord(token, name) ? name : null;
}
