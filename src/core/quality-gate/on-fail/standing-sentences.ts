import type { Span } from '../../../contract/span.ts';
import type { ClaimValidation } from '../../../contract/validation-report.ts';
import type { Sentence } from '../../language/sentence.ts';
import { sentences } from '../../language/sentences.ts';

/** A sentence of an answer with the claims in it. */
export interface HeldSentence extends Sentence {
  readonly claims: readonly ClaimValidation[];
  /** OF6: true where all that it claims is VERIFIED, and where it carries a sentence that stands. */
  readonly stands: boolean;
}

function claimsBySentence(
  found: readonly Sentence[],
  claims: readonly ClaimValidation[],
): ClaimValidation[][] {
  const held = found.map((): ClaimValidation[] => []);
  const placed = claims.flatMap((claim) => (claim.span === null ? [] : [{ claim, span: claim.span }]));
  let at = 0;
  for (const { claim, span } of placed.toSorted((a, b) => a.span.start - b.span.start)) {
    while (at < found.length - 1 && (found[at]?.end ?? 0) <= span.start) at += 1;
    // a claim that reaches over a break belongs to every sentence that it touches
    for (let next = at; next < found.length && (found[next]?.start ?? 0) < span.end; next += 1)
      held[next]?.push(claim);
  }
  return held;
}

/** Whether what a heading, or a row without claims, stands over is kept. Read from the end. */
function carries(sentence: Sentence, next: HeldSentence | undefined, below: boolean): boolean {
  if (sentence.kind === 'heading') return below;
  return sentence.kind === 'table_row' && next?.kind === 'table_row' && next.stands;
}

/** OF6: the sentences of a text, and which of them stand by the claims that were found in it. */
export function standingSentences(text: string, claims: readonly ClaimValidation[]): HeldSentence[] {
  const found = sentences(text);
  const bySentence = claimsBySentence(found, claims);
  const held: HeldSentence[] = [];
  let below = false;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const sentence = found[at];
    const own = bySentence[at] ?? [];
    if (sentence === undefined) continue;
    const isVerified = own.length > 0 && own.every(({ status }) => status === 'VERIFIED');
    const stands: boolean = own.length > 0 ? isVerified : carries(sentence, held.at(-1), below);
    below = sentence.kind === 'heading' ? false : below || stands;
    held.push({ ...sentence, claims: own, stands });
  }
  return held.reverse();
}

const BLANK_LINE = /\n[^\S\n]*\n/u;

function between(text: string, one: Span, next: Span, areNeighbours: boolean): string {
  const gap = text.slice(one.end, next.start);
  if (areNeighbours || !gap.includes('\n')) return areNeighbours ? gap : ' ';
  return BLANK_LINE.test(gap) ? '\n\n' : '\n';
}

/** The sentences that stand, in their order, as they are written. */
export function keptText(text: string, held: readonly HeldSentence[]): string {
  let kept = '';
  let last = -1;
  held.forEach((sentence, at) => {
    if (!sentence.stands) return;
    const before = held[last];
    kept += before === undefined ? '' : between(text, before, sentence, last === at - 1);
    kept += text.slice(sentence.start, sentence.end);
    last = at;
  });
  return kept;
}
