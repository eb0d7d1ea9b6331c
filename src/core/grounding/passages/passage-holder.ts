import type { Holder } from '../held.ts';
import { holdEnglishText } from './english-holder.ts';
import { type Figures, figuresOf } from './figures.ts';
import { holdKoreanText, isKoreanText } from './korean-holder.ts';
import type { Passages } from './passages.ts';

/** Holds the claims of one text, in their order, against the passages. */
export function passageHolder(passages: Passages): Holder {
  let figures: Figures | null = null;
  const everywhere = (): Figures =>
    (figures ??= figuresOf(passages.passages.map(({ text }) => text).join('\n\n')));
  return {
    next: (claim) =>
      isKoreanText(claim.text)
        ? holdKoreanText(passages, claim.text)
        : holdEnglishText(passages, claim, everywhere),
  };
}
