import type { Claim } from '../../contract/claim.ts';
import type { SetAside } from '../../contract/validation-report.ts';
import { isAbstention } from '../language/abstention.ts';
import { findCitations, withoutCitations } from '../language/citations.ts';
import { sentenceMood } from '../language/mood.ts';
import type { Sentence } from '../language/sentence.ts';
import { sentences } from '../language/sentences.ts';

/** The claims of a text with their spans, and the sentences that assert nothing. Together they are all sentences. */
export interface Extraction {
  readonly claims: readonly Claim[];
  readonly set_aside: readonly SetAside[];
}

/**
 * Which sentences count as asserting. `stated`: statements alone. `said`: instructions and opinions too, as an answer out of
 * documents passes on what these say: "take one tablet a day" is right or wrong there.
 */
export type Asserting = 'stated' | 'said';

const HAS_WORDS = /[\p{L}\p{N}]/u;
const WIDTH = 2;
const LONGEST_CITATIONS = 200;

function kindOf(sentence: Sentence, text: string, asserting: Asserting): SetAside['kind'] | null {
  if (sentence.kind === 'heading') return 'heading';
  if (sentence.kind === 'code') return 'code';
  if (!HAS_WORDS.test(text)) return 'fragment';
  if (isAbstention(text)) return 'abstention';
  const mood = sentenceMood(text);
  if (asserting === 'said' && (mood === 'instruction' || mood === 'opinion')) return null;
  return mood === 'statement' ? null : mood;
}

/** A footnote's definition (`[^1]: …`) says where something stands and asserts nothing. */
const DEFINITION = /^\[\^?[^\]\s]{1,60}\]: /u;

/** True for what is nothing but citations: they belong to the sentence before. */
function isCitationOnly(words: string): boolean {
  const marks = words.length > LONGEST_CITATIONS ? [] : findCitations(words);
  return marks.length > 0 && !HAS_WORDS.test(withoutCitations(words, marks));
}

function grown(claim: Claim, end: number, text: string): Claim {
  const { span = { start: 0, end: 0 } } = claim;
  return { ...claim, text: text.slice(span.start, end), span: { start: span.start, end } };
}

/** CL1: each sentence of the text is a claim or is set aside, once, with a span that quotes it exactly. */
export function extractClaims(text: string, asserting: Asserting = 'stated'): Extraction {
  const claims: Claim[] = [];
  const set_aside: SetAside[] = [];
  let last: Claim | null = null;
  for (const sentence of sentences(text)) {
    const span = { start: sentence.body, end: sentence.end };
    const words = text.slice(span.start, span.end);
    if (last !== null && isCitationOnly(words)) {
      last = grown(last, span.end, text);
      claims[claims.length - 1] = last;
      continue;
    }
    const kind = DEFINITION.test(words) ? 'fragment' : kindOf(sentence, words, asserting);
    last = null;
    if (kind !== null || words.length === 0) {
      const whole = words.length === 0 ? { start: sentence.start, end: sentence.end } : span;
      set_aside.push({ text: text.slice(whole.start, whole.end), span: whole, kind: kind ?? 'fragment' });
    } else {
      const number = String(claims.length + 1).padStart(WIDTH, '0');
      last = { claim_id: `CLM-${number}`, text: words, evidence_refs: [], span };
      claims.push(last);
    }
  }
  return { claims, set_aside };
}
