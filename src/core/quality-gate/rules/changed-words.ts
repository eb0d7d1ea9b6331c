import { ENGLISH_FUNCTION_WORDS } from '../../language/english-function-words.ts';
import { sidesAgainst, sidesOf } from '../../language/korean-kinship.ts';
import { nameSimilarity } from '../../language/name-similarity.ts';
import { englishOpposites, isNegatedForm } from '../../language/opposites-english.ts';
import { readTerms } from '../../language/read-terms.ts';

const MARKS = /[^\p{L}\p{M}\p{N}\s]+/gu;
/** So alike are a word and its misspelling. */
const SPELLING = 0.5;
/** More changed words than these are no spelling check, and are not compared one by one. */
const MOST = 200;

function wordsOf(text: string): string[] {
  return text.toLowerCase().replace(MARKS, '').split(/\s+/u).filter(Boolean);
}

/** Words of one list that the other does not have, as often as it is short of them. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function stemOf(word: string): string {
  return readTerms(word)[0]?.stem ?? word;
}

function areOpposite(one: string, other: string): boolean {
  const [a, b] = [stemOf(one), stemOf(other)];
  const against = sidesOf(a).flatMap(sidesAgainst);
  return (
    sidesOf(b).some((side) => against.includes(side)) || englishOpposites(a).has(b) || isNegatedForm(a, b)
  );
}

/** Numbers and negatives are counted by themselves; function words change with the grammar. */
function isHeldElsewhere(word: string): boolean {
  if (/\d/u.test(word) || word === '안' || ENGLISH_FUNCTION_WORDS.has(word)) return true;
  return readTerms(word)[0]?.kind === 'number';
}

/** `공유 드립니다` made one word. */
function isJoined(word: string, gone: readonly string[]): boolean {
  return gone.some((one, at) => at > 0 && nameSimilarity(`${gone[at - 1] ?? ''}${one}`, word) >= SPELLING);
}

/** A word that came is only spelling where it stands in what went, spaced otherwise, or is much like a word of it. */
function isSpelling(word: string, gone: readonly string[], joined: string): boolean {
  if (isHeldElsewhere(word)) return true;
  if (gone.some((one) => areOpposite(one, word))) return false;
  if (joined.includes(word) || isJoined(word, gone)) return true;
  return gone.some(
    (one) => nameSimilarity(one, word) >= SPELLING || word.includes(one) || one.includes(word),
  );
}

/** Words of a corrected text that are no spelling of what stood there: another word, or the opposite of one. */
export function changedWords(before: string, after: string): string[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [gone, come] = [without(old, now), without(now, old)];
  if (come.length > MOST || gone.length > MOST) return come;
  const joined = gone.join('');
  return come.filter((word) => !isSpelling(word, gone, joined));
}
