import type { Holder } from '../held.ts';
import { holdEnglishText } from './english-holder.ts';
import { holdKoreanText, isKoreanText } from './korean-holder.ts';
import type { Passages } from './passages.ts';
import { heldVerbatim, verbatimFinder } from './verbatim.ts';

/** Holds the claims of one text, in their order, against the passages. */
export function passageHolder(passages: Passages): Holder {
  const sentenceOf = verbatimFinder(passages);
  return {
    next(claim) {
      if (isKoreanText(claim.text)) return holdKoreanText(passages, claim.text);
      const sentence = sentenceOf(claim.text);
      return sentence === null
        ? holdEnglishText(passages, claim)
        : heldVerbatim(passages, claim.text, sentence);
    },
  };
}
