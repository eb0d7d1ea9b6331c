import { ENGLISH_LIKES } from '../lexicon/english-likes.ts';
import { sidesOfLists } from '../lexicon/word-lists.ts';
import { englishWordStem } from './english-word-stem.ts';
import { madeOnce } from './made-once.ts';

const groupsOf = madeOnce((): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [index, [words = []]] of sidesOfLists(ENGLISH_LIKES).entries())
    for (const word of words) {
      const stem = englishWordStem(word);
      const groups = found.get(stem);
      if (groups === undefined) found.set(stem, [index]);
      else if (!groups.includes(index)) groups.push(index);
    }
  return found;
});

const NONE: readonly number[] = [];

/** The groups of English synonyms that a stem belongs to; two stems with a common group may mean the same. */
export function englishSynonymGroups(stem: string): readonly number[] {
  return groupsOf().get(stem) ?? NONE;
}
