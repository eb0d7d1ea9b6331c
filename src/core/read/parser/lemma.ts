/**
 * Suffix edits by tag and ending: `NOUN|NNS|ies` → `3|y` (strip three letters, add y). `^` before the ending means
 * the whole word.
 */
export type LemmaRules = Readonly<Record<string, string>>;

/** The longest ending that a rule may name. */
export const LONGEST_ENDING = 7;

/** The edit for a word: its own rule, else that of its longest known ending; undefined where none is known. */
export function editOf(rules: LemmaRules, word: string, tag: string): string | undefined {
  const own = rules[`${tag}|^${word}`];
  if (own !== undefined) return own;
  for (let length = Math.min(LONGEST_ENDING, word.length); length >= 0; length -= 1) {
    const edit = rules[`${tag}|${length === 0 ? '' : word.slice(-length)}`];
    if (edit !== undefined) return edit;
  }
  return undefined;
}

/** The lemma of a word; the word itself where no rule fits. */
export function lemmaOf(rules: LemmaRules, word: string, tag: string): string {
  const edit = editOf(rules, word, tag);
  if (edit === undefined) return word;
  const bar = edit.indexOf('|');
  const strip = Number(edit.slice(0, bar));
  return strip > word.length ? word : word.slice(0, word.length - strip) + edit.slice(bar + 1);
}
