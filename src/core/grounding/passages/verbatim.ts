import { madeOnce } from '../../language/made-once.ts';
import { hasHangul } from '../../language/script.ts';
import type { Held } from '../held.ts';
import { type Passages, type PassageSentence, sentenceText } from './passages.ts';

/** What stands in the evidence word for word is supported. */
export const VERBATIM = 0.97;

/** Letters of sentences that say too little by themselves; a Korean syllable says as much as three letters. */
const SHORTEST = { latin: 12, hangul: 4 };
const GAPS = /\s+/gu;
const STOPS = /(?<![.!?\s])[.!?\s]+$/u;

function plain(text: string): string {
  return text.trim().replace(STOPS, '').replace(GAPS, ' ');
}

/** Finds the sentence of the evidence that a claim is, word for word: white space and the stop at its end aside. */
export function verbatimFinder(passages: Passages): (claim: string) => PassageSentence | null {
  const known = madeOnce(() => {
    const byText = new Map<string, PassageSentence>();
    for (const sentence of passages.sentences) {
      const text = plain(sentenceText(passages, sentence));
      const least = hasHangul(text) ? SHORTEST.hangul : SHORTEST.latin;
      if (text.length >= least && !byText.has(text)) byText.set(text, sentence);
    }
    return byText;
  });
  return (claim) => known().get(plain(claim)) ?? null;
}

/** A claim that is a sentence of the evidence: no rule and no model is asked. */
export function heldVerbatim(passages: Passages, claim: string, sentence: PassageSentence): Held {
  const evidence_id = passages.passages[sentence.passage]?.evidence_id ?? '';
  const place = { start: 0, end: claim.length };
  const span = { start: sentence.start, end: sentence.end };
  return {
    evidence_id,
    rulings: [{ rule: 'GR24', outcome: 'supported', findings: [], reading: claim, place, points: [] }],
    signals: {},
    unsupported: [],
    read: [{ evidence_id, span, path: null, quote: sentenceText(passages, sentence) }],
    probability: VERBATIM,
  };
}
