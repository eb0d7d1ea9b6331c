import { madeOnce } from '../../language/made-once.ts';
import { sentences } from '../../language/sentences.ts';
import type { Term, TermReader } from '../../language/term.ts';
import { type KinKey, kinKeys } from './kin-keys.ts';
import type { Passage, Passages, PassageSentence } from './passages.ts';

/**
 * Reads text evidence once: its sentences, their terms, and, once it is asked for, where each stem stands. `read` knows the
 * languages.
 */
export function preparePassages(passages: readonly Passage[], read: TermReader): Passages {
  const terms: Term[] = [];
  const found: PassageSentence[] = [];
  passages.forEach(({ text }, passage) => readPassage(text, passage, read(text), terms, found));
  const lazy = madeOnce((): Index => indexed(terms, found));
  return {
    read,
    passages,
    sentences: found,
    terms,
    get numbers() {
      return lazy().numbers;
    },
    get words() {
      return lazy().words;
    },
    get sentenceOf() {
      return lazy().sentenceOf;
    },
    get from() {
      return lazy().from;
    },
    get places() {
      return lazy().places;
    },
    get spread() {
      return lazy().spread;
    },
    get kinOf() {
      return lazy().kinOf;
    },
  };
}

/** BD5: a longer sentence is read in parts; a longer word is data, and ends a part. */
const LONGEST_SENTENCE = 2_000;
const LONGEST_WORD = 1_000;

function readPassage(
  text: string,
  passage: number,
  read: readonly Term[],
  terms: Term[],
  found: PassageSentence[],
): void {
  let next = 0;
  for (const { start, end } of sentences(text)) {
    let [first, from] = [terms.length, start];
    const part = (to: number): void => {
      if (terms.length > first) found.push({ passage, start: from, end: to, first, last: terms.length });
      first = terms.length;
    };
    for (let term = read[next]; term !== undefined && term.start < end; term = read[next]) {
      next++;
      const isWord = term.end - term.start <= LONGEST_WORD;
      if (!isWord || term.end - from > LONGEST_SENTENCE) {
        part(term.start);
        from = isWord ? term.start : term.end;
      }
      if (isWord) terms.push(term);
    }
    part(end);
  }
}

type Index = Omit<Passages, 'read' | 'passages' | 'sentences' | 'terms'>;

function indexed(terms: readonly Term[], found: readonly PassageSentence[]): Index {
  const numbers = new Map<string, number>();
  const words = new Int32Array(terms.length);
  terms.forEach(({ stem }, place) => {
    const known = numbers.get(stem) ?? numbers.size;
    if (known === numbers.size) numbers.set(stem, known);
    words[place] = known;
  });
  const sentenceOf = new Int32Array(terms.length);
  found.forEach(({ first, last }, sentence) => sentenceOf.fill(sentence, first, last));
  return {
    numbers,
    words,
    sentenceOf,
    ...inverted(words, sentenceOf, numbers.size),
    kinOf: kinIndex(terms, words),
  };
}

/** The words of each key, each once: by the first place where it stands. */
function kinIndex(terms: readonly Term[], words: Int32Array): Map<KinKey, number[]> {
  const index = new Map<KinKey, number[]>();
  const seen = new Set<number>();
  terms.forEach((term, place) => {
    const word = words[place] ?? -1;
    if (seen.has(word)) return;
    seen.add(word);
    for (const key of kinKeys(term)) {
      const known = index.get(key);
      if (known === undefined) index.set(key, [word]);
      else known.push(word);
    }
  });
  return index;
}

function inverted(
  words: Int32Array,
  sentenceOf: Int32Array,
  count: number,
): Pick<Passages, 'from' | 'places' | 'spread'> {
  const from = new Int32Array(count + 1);
  for (const word of words) from[word + 1] = (from[word + 1] ?? 0) + 1;
  for (let n = 0; n < count; n++) from[n + 1] = (from[n + 1] ?? 0) + (from[n] ?? 0);
  const next = from.slice();
  const places = new Int32Array(words.length);
  const spread = new Int32Array(count);
  const seen = new Int32Array(count).fill(-1);
  words.forEach((word, place) => {
    places[next[word] ?? 0] = place;
    next[word] = (next[word] ?? 0) + 1;
    const sentence = sentenceOf[place] ?? 0;
    if (seen[word] !== sentence) spread[word] = (spread[word] ?? 0) + 1;
    seen[word] = sentence;
  });
  return { from, places, spread };
}
