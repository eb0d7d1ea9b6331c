import type { ReadPlace } from '../../../contract/grounding.ts';
import type { ClaimText, Held, Holder } from '../held.ts';
import { align, type Alignment } from './alignment.ts';
import { englishSignals } from './english-signals.ts';
import { holdKoreanText, isKoreanText } from './korean-holder.ts';
import type { Passages } from './passages.ts';

/** Holds the claims of one text, in their order, against the passages. */
export function passageHolder(passages: Passages): Holder {
  return {
    next: (claim) =>
      isKoreanText(claim.text) ? holdKoreanText(passages, claim.text) : hold(passages, claim),
  };
}

function hold(passages: Passages, claim: ClaimText): Held {
  const evidence_id = passages.passages[0]?.evidence_id ?? '';
  const alignment = passages.terms.length === 0 ? null : align(passages, claim);
  if (alignment === null) return { evidence_id, rulings: [], signals: {}, unsupported: [], read: [] };
  const read = placesRead(alignment);
  return {
    evidence_id: read[0]?.evidence_id ?? evidence_id,
    rulings: [],
    signals: englishSignals(alignment),
    unsupported: [],
    read,
  };
}

function placesRead({ passages, window, windowText }: Alignment): ReadPlace[] {
  const first = passages.sentences[window?.from ?? -1];
  const last = passages.sentences[(window?.to ?? 0) - 1];
  if (first === undefined || last === undefined) return [];
  const evidence_id = passages.passages[first.passage]?.evidence_id ?? '';
  return [{ evidence_id, span: { start: first.start, end: last.end }, path: null, quote: windowText }];
}
