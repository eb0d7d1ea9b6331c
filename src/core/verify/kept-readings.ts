import type { ReadSentence } from '../read/read-text.ts';

/** What was read of a text; `read` where it is not kept. */
export type KeptReadings = (text: string, read: () => readonly ReadSentence[]) => readonly ReadSentence[];

/** Characters of all texts that are kept. */
const MOST_KEPT = 200_000;

/**
 * Texts as they were read, over all verifications: the same notes are evidence again and again. A reading is of its text
 * alone, so a report is the same with and without. The texts that were wanted last stay.
 */
export function keptReadings(mostKept = MOST_KEPT): KeptReadings {
  const known = new Map<string, readonly ReadSentence[]>();
  let held = 0;
  const keep = (text: string, sentences: readonly ReadSentence[]): void => {
    known.set(text, sentences);
    held += text.length;
    for (const oldest of known.keys()) {
      if (held <= mostKept) return;
      known.delete(oldest);
      held -= oldest.length;
    }
  };
  return (text, read) => {
    const before = known.get(text);
    if (before !== undefined) {
      known.delete(text);
      held -= text.length;
    }
    const sentences = before ?? read();
    keep(text, sentences);
    return sentences;
  };
}
