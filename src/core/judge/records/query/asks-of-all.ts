import { hasHangul } from '../../../language/script.ts';
import { SINO } from '../../../lexicon/korean-numbers.ts';
import { wordTable } from '../../../lexicon/lexicon.ts';
import { DEGREES, wordsOf } from '../../../lexicon/operators.ts';
import { ABSENCE, ONE_WORDS, WHOLE_WORDS } from '../../../lexicon/query-words.ts';

const ROLES = ['most', 'least', 'together', 'only', 'all', 'none', 'average'] as const;
const WORDS: readonly string[] = [
  ...DEGREES.most.keys(),
  ...ROLES.flatMap((role) => [...wordsOf(role)]),
  ...WHOLE_WORDS,
  ...ONE_WORDS,
  ...ABSENCE,
];
const LATIN: ReadonlySet<string> = new Set(WORDS.filter((word) => !hasHangul(word)));
const HANGUL: readonly string[] = WORDS.filter((word) => hasHangul(word));

const FIGURES = wordTable(SINO).classes;

/** A stem of one syllable begins too many words: it stands alone, or behind a noun, 의원만, and not behind a figure, 천만. */
function holdsStem(word: string, stem: string): boolean {
  if (stem.length > 1) return word.startsWith(stem);
  const at = word.indexOf(stem);
  const before = word.slice(at - 1, at);
  return word === stem || (at > 0 && hasHangul(before) && !FIGURES.has(before));
}

/** True for a claim that counts, adds, ranks or speaks of all, by its words alone. */
export function asksOfAll(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => LATIN.has(word) || HANGUL.some((stem) => holdsStem(word, stem)));
}
