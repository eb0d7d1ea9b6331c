import type { Claim } from '../../contract/claim.ts';
import type { SetAside } from '../../contract/validation-report.ts';
import { type FinishedSentence, finishedSentences } from '../language/finished-sentences.ts';
import {
  type Asserting,
  type Extracting,
  NOTHING_TAKEN,
  type PlacedClaim,
  takeSentence,
} from './take-sentence.ts';

/** The claims of a text with their spans, and the sentences that assert nothing. Together they are all sentences. */
export interface Extraction<One extends Claim = Claim> {
  readonly claims: readonly One[];
  readonly set_aside: readonly SetAside[];
}

function asideOf(text: string, { start, body, end }: FinishedSentence, kind: SetAside['kind']): SetAside {
  const span = { start: body < end ? body : start, end };
  return { text: text.slice(span.start, span.end), span, kind };
}

/** CL1: each sentence of the text is a claim or is set aside, once, with a span that quotes it exactly. */
export function extractClaims(text: string, asserting: Asserting = 'stated'): Extraction {
  const { claims, set_aside } = placedClaims(text, asserting);
  return { claims: claims.map(({ lead: _, ...claim }) => claim), set_aside };
}

/** As `extractClaims`, each claim with what leads to it. */
export function placedClaims(text: string, asserting: Asserting = 'stated'): Extraction<PlacedClaim> {
  const claims: PlacedClaim[] = [];
  const set_aside: SetAside[] = [];
  let so: Extracting = NOTHING_TAKEN;
  for (const sentence of finishedSentences(text)) {
    const [taken, next] = takeSentence(so, sentence, asserting);
    so = next;
    if ('aside' in taken) set_aside.push(asideOf(text, sentence, taken.aside));
    else if (taken.isMore) claims[claims.length - 1] = taken.claim;
    else claims.push(taken.claim);
  }
  return { claims, set_aside };
}
