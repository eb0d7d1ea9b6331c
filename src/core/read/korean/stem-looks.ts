import { hashText } from '../parser/hash.ts';
import type { WordLooks } from '../parser/words.ts';
import type { Analysis } from './analyse.ts';

/** So many particles or endings, from the last one, tell the parser the role of a word. */
const TELLING = 2;
const BARE = hashText('$');

/** What the parser sees of a word: its stem, and its last particles or endings, in place of their letters. */
export function stemLooks(looks: WordLooks, analysis: Analysis | undefined): WordLooks {
  if (analysis === undefined) return { ...looks, ending: BARE };
  const names = analysis.tail.slice(-TELLING).map(({ name }) => name);
  const word = hashText(analysis.stem.replace(/[0-9][0-9,.]*/gu, '9'));
  return { ...looks, word, ending: hashText(`$${names.join('+')}`) };
}
