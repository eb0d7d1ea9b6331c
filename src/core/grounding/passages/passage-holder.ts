import type { ClaimText, Held, Holder } from '../held.ts';
import type { Passages } from './passages.ts';
import { bestWindow } from './best-window.ts';
import { coverageSignals } from './coverage-signals.ts';
import { readClaimTerms } from './claim-terms.ts';

/** Holds the claims of one text, in their order, against the passages. */
export function passageHolder(passages: Passages): Holder {
  return { next: (claim) => hold(passages, claim) };
}

function hold(passages: Passages, claim: ClaimText): Held {
  const terms = readClaimTerms(passages, claim.text);
  const window = bestWindow(passages, terms);
  const sentence = passages.sentences[window?.from ?? -1];
  const last = passages.sentences[(window?.to ?? 0) - 1];
  if (sentence === undefined || last === undefined) return nothingRead(passages, claim);
  const passage = passages.passages[sentence.passage];
  const span = { start: sentence.start, end: last.end };
  return {
    evidence_id: passage?.evidence_id ?? '',
    rulings: [],
    signals: coverageSignals(passages, terms, window),
    unsupported: [],
    read: [
      {
        evidence_id: passage?.evidence_id ?? '',
        span,
        path: null,
        quote: passage?.text.slice(span.start, span.end) ?? '',
      },
    ],
  };
}

function nothingRead(passages: Passages, claim: ClaimText): Held {
  const whole = { start: 0, end: claim.text.length };
  const evidence_id = passages.passages[0]?.evidence_id ?? '';
  return { evidence_id, rulings: [], signals: {}, unsupported: whole.end > 0 ? [whole] : [], read: [] };
}
