import type { Column, ColumnSynonyms } from './record-table.ts';

const WORD = /[\p{Lu}]+(?![\p{Ll}])\p{N}*|[\p{Lu}]?[\p{Ll}\p{Lo}\p{M}]+\p{N}*|\p{N}+/gu;

/** The words that a key is made of, lower-case: `PetsAllowed` → pets, allowed; `Q3_PCT` → q3, pct. */
export function keyWords(key: string): string[] {
  return (key.match(WORD) ?? []).map((word) => word.toLowerCase());
}

export function columnOf(key: string, synonyms: ColumnSynonyms): Column {
  return { key, words: keyWords(key), synonyms: Object.hasOwn(synonyms, key) ? (synonyms[key] ?? []) : [] };
}
