import { hasHangul } from '../../../language/script.ts';
import { wordsOf } from '../../../lexicon/operators.ts';
import { ABSENCE, ONE_WORDS, WHOLE_WORDS } from '../../../lexicon/query-words.ts';

const ROLES = ['most', 'least', 'together', 'only', 'all', 'none', 'average'] as const;
const WORDS: readonly string[] = [
  ...ROLES.flatMap((role) => [...wordsOf(role)]),
  ...WHOLE_WORDS,
  ...ONE_WORDS,
  ...ABSENCE,
];
const LATIN: ReadonlySet<string> = new Set(WORDS.filter((word) => !hasHangul(word)));
/** A stem of one syllable begins too many words. */
const HANGUL: readonly string[] = WORDS.filter((word) => hasHangul(word) && word.length > 1);

/** True for a claim that counts, adds, ranks or speaks of all, by its words alone. */
export function asksOfAll(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => LATIN.has(word) || HANGUL.some((stem) => word.startsWith(stem)));
}
