import type { KoreanTerm } from '../../language/korean-term.ts';
import { englishSynonymGroups } from '../../language/synonyms-english.ts';
import type { Term } from '../../language/term.ts';

/** What words that may mean the same have in common: a group of synonyms, another reading of the stem, a family. */
export type KinKey = number | string;

/** The keys under which a word meets its kin. */
export function kinKeys(term: Term | KoreanTerm): readonly KinKey[] {
  if (term.kind === 'number') return [];
  if (!('stems' in term)) return englishSynonymGroups(term.stem);
  const ends = term.stem.length > 1 ? [`^${term.stem.slice(0, 2)}`, `$${term.stem.slice(-2)}`] : [];
  return [...term.stems, ...ends, ...term.families.map((family) => `${family}`)];
}
