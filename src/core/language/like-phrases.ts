import { LIKE_PHRASES } from './like-phrases-words.ts';

/** A phrase that stands at some words of a text, the last included. */
export interface FoundPhrase {
  readonly from: number;
  readonly to: number;
  readonly group: number;
}

/** Phrases that name one thing, as one reader of words reads them. */
export interface PhraseBook {
  /** The longest phrases of a text, from the left. `words`: the stems that each of its words may have. */
  find(words: readonly (readonly string[])[]): readonly FoundPhrase[];
  /** The stems of all phrases of a group. */
  phrases(group: number): readonly (readonly string[])[];
}

interface Phrase {
  readonly stems: readonly string[];
  readonly group: number;
}

function stands({ stems }: Phrase, words: readonly (readonly string[])[], from: number): boolean {
  return stems.every((stem, at) => words[from + at]?.includes(stem) ?? false);
}

/** `read`: the stems of a phrase, one for each of its words of content. */
export function phraseBook(read: (phrase: string) => readonly string[]): PhraseBook {
  const lines = LIKE_PHRASES.split('\n').filter((line) => line !== '');
  const groups = lines.map((line) => line.split(' | ').map(read));
  const byFirst = new Map<string, Phrase[]>();
  for (const [group, phrases] of groups.entries())
    for (const stems of phrases) {
      const [first] = stems;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, group }]);
    }
  const longestAt = (words: readonly (readonly string[])[], from: number): Phrase | undefined =>
    (words[from] ?? [])
      .flatMap((stem) => byFirst.get(stem) ?? [])
      .filter((phrase) => stands(phrase, words, from))
      .toSorted((one, other) => other.stems.length - one.stems.length)[0];
  return {
    phrases: (group) => groups[group] ?? [],
    find(words) {
      const found: FoundPhrase[] = [];
      for (let from = 0; from < words.length; ) {
        const phrase = longestAt(words, from);
        const length = phrase?.stems.length ?? 1;
        if (phrase !== undefined) found.push({ from, to: from + length - 1, group: phrase.group });
        from += length;
      }
      return found;
    },
  };
}
