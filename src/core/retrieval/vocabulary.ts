import { kinshipOf } from './kinship.ts';

/** A known word that may stand for one that is asked for. `weight` 1 = the same. */
export interface Alternative {
  readonly term: number;
  readonly weight: number;
}

/** The words of all texts by number, and which of them hold others. */
export interface Vocabulary {
  readonly size: number;
  /** The number of a word; a new one where it is not known. */
  number(word: string): number;
  find(word: string): number | undefined;
  /** Words that may say much the same. */
  alike(word: string): readonly Alternative[];
  /** Longer Korean words that hold this one. */
  holding(word: string): readonly Alternative[];
  /** Known words, one behind the other, that a Korean word is joined from. */
  heldBy(word: string): readonly Alternative[];
}

const HANGUL = /^[가-힣]{2,}$/u;
/** What a word is worth that is one of many in a longer one. */
const HELD_LEAST = 0.4;
const LONGEST_PIECE = 8;
const ALIKE = 0.5;

/** An empty vocabulary. */
export function newVocabulary(): Vocabulary {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  /** Words of three syllables and more by each pair of syllables in them. */
  const byPair = new Map<string, number[]>();
  const byKinship = new Map<string, number[]>();
  function learn(word: string, term: number): void {
    for (const group of kinshipOf(word)) put(byKinship, group, term);
    if (word.length > 2 && HANGUL.test(word))
      for (const pair of new Set(pairsOf(word))) put(byPair, pair, term);
  }
  return {
    get size() {
      return words.length;
    },
    find: (word) => numbers.get(word),
    number(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const term = words.push(word) - 1;
      numbers.set(word, term);
      learn(word, term);
      return term;
    },
    alike(word) {
      const terms = kinshipOf(word).flatMap((group) => byKinship.get(group) ?? []);
      return [...new Set(terms)].flatMap((term) => (words[term] === word ? [] : [{ term, weight: ALIKE }]));
    },
    holding(word) {
      if (!HANGUL.test(word)) return [];
      return (byPair.get(word.slice(0, 2)) ?? []).flatMap((term) => {
        const other = words[term] ?? '';
        return other.length > word.length && other.includes(word)
          ? [{ term, weight: HELD_LEAST + ((1 - HELD_LEAST) * word.length) / other.length }]
          : [];
      });
    },
    heldBy: (word) => (HANGUL.test(word) && word.length > 2 ? piecesOf(word, numbers) : []),
  };
}

function put(lists: Map<string, number[]>, key: string, term: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [term]);
  else list.push(term);
}

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

/** The longest known piece from the left, then the next behind it; syllables that begin none are passed over. */
function piecesOf(word: string, numbers: ReadonlyMap<string, number>): Alternative[] {
  const pieces: Alternative[] = [];
  for (let at = 0; at < word.length - 1; ) {
    const piece = longestAt(word, at, numbers);
    if (piece !== undefined) pieces.push({ term: piece.term, weight: piece.size / word.length });
    at += piece?.size ?? 1;
  }
  return pieces;
}

function longestAt(
  word: string,
  at: number,
  numbers: ReadonlyMap<string, number>,
): { readonly term: number; readonly size: number } | undefined {
  for (let size = Math.min(LONGEST_PIECE, word.length - at); size >= 2; size--) {
    if (size === word.length) continue;
    const term = numbers.get(word.slice(at, at + size));
    if (term !== undefined) return { term, size };
  }
  return undefined;
}
