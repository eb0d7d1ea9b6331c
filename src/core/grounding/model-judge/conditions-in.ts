import type { Language } from '../../../contract/language.ts';
import { CONDITIONS } from '../../lexicon/conditions.ts';
import { longestWord, wordTable } from '../../lexicon/lexicon.ts';

const english = wordTable(CONDITIONS.en).classes;
const korean = wordTable(CONDITIONS.ko);

function koreanConditions(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const found = longestWord(korean, text, at, () => true);
    if (found !== null) count += 1;
    at = found?.end ?? at + 1;
  }
  return count;
}

/** How many words of a text make it hold for some cases alone, or doubt it. */
export function conditionsIn(text: string, language: Language): number {
  if (language === 'ko') return koreanConditions(text);
  return text
    .toLowerCase()
    .split(/\W+/u)
    .filter((word) => english.has(word)).length;
}
