import { englishSynonymGroups } from '../language/synonyms-english.ts';
import { familiesOf } from '../language/korean-kinship.ts';
import { hasHangul } from '../language/script.ts';

/** Names of the groups of like words that a word belongs to. */
export function kinshipOf(word: string): readonly string[] {
  if (hasHangul(word)) return familiesOf(word).map((group) => `ko${group}`);
  return englishSynonymGroups(word).map((group) => `en${group}`);
}
