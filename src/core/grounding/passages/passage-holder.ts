import type { Holder } from '../held.ts';
import { holdText } from './hold-text.ts';
import type { Passages } from './passages.ts';
import { heldVerbatim, verbatimFinder } from './verbatim.ts';

/** Holds the claims of one text, in their order, against the passages. */
export function passageHolder(passages: Passages): Holder {
  const sentenceOf = verbatimFinder(passages);
  return {
    next(claim) {
      const sentence = sentenceOf(claim.text);
      return sentence === null ? holdText(passages, claim) : heldVerbatim(passages, claim.text, sentence);
    },
  };
}
