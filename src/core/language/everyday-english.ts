import { englishOpposites } from './opposites-english.ts';
import { englishSynonymGroups } from './synonyms-english.ts';

/** Whether a stem is one of the general words that any English text may use, whatever it is about. */
export function isEverydayWord(stem: string): boolean {
  return englishSynonymGroups(stem).length > 0 || englishOpposites(stem).size > 0;
}
