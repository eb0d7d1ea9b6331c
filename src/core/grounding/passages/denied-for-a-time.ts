import type { Alignment } from './alignment.ts';
import { isSamePeriod, isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';

/**
 * True where a sentence denies for a time or a number that the claim does not speak of, and another sentence has the same
 * word: "We release on Tuesdays. Nothing is released in the last two weeks of December."
 */
export function isDeniedForATime({ passages, text }: Alignment, sentence: number, stem: string): boolean {
  const range = passages.sentences[sentence];
  if (range === undefined) return false;
  const whole = passages.passages[range.passage]?.text ?? '';
  const there = figuresIn(passages, whole.slice(range.start, range.end));
  const here = figuresIn(passages, text);
  const isNarrowed =
    there.periods.some((one) => !here.periods.some((other) => isSamePeriod(other, one))) ||
    there.quantities.some((one) => !here.quantities.some((other) => isSameQuantity(other, one)));
  if (!isNarrowed) return false;
  return passages.terms.some((term, at) => term.stem === stem && passages.sentenceOf[at] !== sentence);
}
