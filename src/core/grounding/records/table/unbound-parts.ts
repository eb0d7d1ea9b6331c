import type { Span } from '../../../../contract/span.ts';
import type { ClaimReading } from './claim-reading.ts';
import type { Program } from './program.ts';

/** The runs of words of a claim that carry meaning and that a reading did not take. */
export function unboundParts({ words }: ClaimReading, { used, wrong }: Program): Span[] {
  const taken = new Uint8Array(words.length);
  for (const { from, to } of used) taken.fill(1, from, to);
  for (const { from, to } of wrong) taken.fill(0, from, to);
  const parts: { start: number; end: number }[] = [];
  let open = false;
  for (const [at, word] of words.entries()) {
    const loose: boolean = taken[at] === 0 && (word.kind !== 'function' || open);
    const last = parts.at(-1);
    if (loose && open && last !== undefined) {
      if (word.kind !== 'function') last.end = word.end;
    } else if (loose) parts.push({ start: word.start, end: word.end });
    open = loose;
  }
  return parts;
}
