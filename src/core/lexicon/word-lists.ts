/** Lists of words that belong together. */
export interface WordLists {
  /** Where the words are from. */
  readonly source: string;
  /** Lists parted by semicolons; words by spaces, phrases by commas. A stroke between two words parts the sides of a list. */
  readonly lists: string;
}

/** Each list as its sides, each side as its words. */
export function sidesOfLists({ lists }: WordLists): readonly (readonly (readonly string[])[])[] {
  return lists.split(';').map((list) => list.split(' / ').map((side) => side.trim().split(/\s+/)));
}

/** Each list as its phrases. */
export function phrasesOfLists({ lists }: WordLists): readonly (readonly string[])[] {
  return lists.split(';').map((list) => list.split(',').map((phrase) => phrase.trim()));
}
