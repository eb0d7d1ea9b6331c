import type { Claim } from '../../contract/claim.ts';
import type { SetAside } from '../../contract/validation-report.ts';
import { sentenceMood } from '../language/mood.ts';
import type { Sentence } from '../language/sentence.ts';
import { sentences } from '../language/sentences.ts';

/** The claims of a text with their spans, and the sentences that assert nothing. Together they are all sentences. */
export interface Extraction {
  readonly claims: readonly Claim[];
  readonly set_aside: readonly SetAside[];
}

const HAS_WORDS = /[\p{L}\p{N}]/u;
const WIDTH = 2;

function kindOf(sentence: Sentence, text: string): SetAside['kind'] | null {
  if (sentence.kind === 'heading') return 'heading';
  if (sentence.kind === 'code') return 'code';
  if (!HAS_WORDS.test(text)) return 'fragment';
  const mood = sentenceMood(text);
  return mood === 'statement' ? null : mood;
}

/** CL1: each sentence of the text is a claim or is set aside, once, with a span that quotes it exactly. */
export function extractClaims(text: string): Extraction {
  const claims: Claim[] = [];
  const set_aside: SetAside[] = [];
  for (const sentence of sentences(text)) {
    const span = { start: sentence.body, end: sentence.end };
    const words = text.slice(span.start, span.end);
    const kind = kindOf(sentence, words);
    if (kind !== null || words.length === 0) {
      const whole = words.length === 0 ? { start: sentence.start, end: sentence.end } : span;
      set_aside.push({ text: text.slice(whole.start, whole.end), span: whole, kind: kind ?? 'fragment' });
    } else {
      const number = String(claims.length + 1).padStart(WIDTH, '0');
      claims.push({ claim_id: `CLM-${number}`, text: words, evidence_refs: [], span });
    }
  }
  return { claims, set_aside };
}
