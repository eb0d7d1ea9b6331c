import { overlaps } from './bind-column.ts';
import type { Slot, Stretch } from './claim-reading.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { Word } from './word.ts';

/** Runs of the caption's words: they say which table is meant, not what stands in it. */
export function captionRuns(words: readonly Word[], { caption }: PreparedTable): Stretch[] {
  const runs: Stretch[] = [];
  for (let at = 0; at < words.length; at++) {
    let best = 0;
    for (let start = 0; start < caption.length; start++) {
      let size = 0;
      while (words[at + size]?.keys.includes(caption[start + size] ?? '\0') === true) size++;
      best = Math.max(best, size);
    }
    const content = words.slice(at, at + best).filter(({ kind }) => kind !== 'function').length;
    if (content > 1) {
      runs.push({ from: at, to: at + best });
      at += best - 1;
    }
  }
  return runs;
}

/** Words of the caption that name no value: what the rows are. */
export function captionNouns(
  words: readonly Word[],
  { caption }: PreparedTable,
  slots: readonly Slot[],
): Stretch[] {
  return words.flatMap(({ kind, keys }, at) => {
    const stretch = { from: at, to: at + 1 };
    const named = kind === 'word' && keys.some((key) => caption.includes(key));
    return named && !slots.some((slot) => overlaps(slot, stretch)) ? [stretch] : [];
  });
}
