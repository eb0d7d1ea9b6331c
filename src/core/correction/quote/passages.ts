import { sentences } from '../../language/sentences.ts';
import type { Passage } from './passage.ts';
import type { QuotableText } from './texts-of.ts';
import { takePassage, walkOf } from './walk-note.ts';

/** The passages of all texts, in order, numbered through. */
export function passagesOf(texts: readonly QuotableText[]): Passage[] {
  const all: Passage[] = [];
  let groups = 0;
  for (const { text, note, title } of texts) {
    const walk = walkOf(text, note, title, groups);
    for (const sentence of sentences(walk.read.text)) {
      const passage = takePassage(walk, sentence, all.length);
      if (passage !== null) all.push(passage);
    }
    groups = walk.group;
  }
  // what lies in the same item has the same label
  const hasMore = ({ at, label, words }: Passage): boolean =>
    label.length === words.length && label.length > 0 && all[at + 1]?.label === label;
  return all.map((one) => (hasMore(one) ? { ...one, names: true } : one));
}
