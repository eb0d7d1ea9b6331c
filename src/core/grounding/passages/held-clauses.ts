import { type ClaimClause, claimClauses } from './claim-clauses.ts';
import type { ClaimTerm } from './claim-terms.ts';
import { type ClauseLinks, linkClause } from './clause-links.ts';
import type { Passages } from './passages.ts';
import { sentenceScores, topSentences } from './best-window.ts';

/** A clause of the claim with the sentences of the evidence that hold most of it, the best first. */
export interface HeldClause extends ClaimClause {
  readonly terms: readonly ClaimTerm[];
  readonly best: ClauseLinks;
  readonly others: readonly ClauseLinks[];
}

const MOST = 2;
/** An order that is kept counts beside what is shared. */
const ORDER = 0.25;

/** Each clause of the claim beside its own sentences; clauses that share no word with any sentence are left out. */
export function heldClauses(passages: Passages, text: string, claim: readonly ClaimTerm[]): HeldClause[] {
  return heldParts(passages, claim, claimClauses(text, claim));
}

/** The whole claim as one clause, where it has several; else nothing. */
export function heldWhole(passages: Passages, text: string, claim: readonly ClaimTerm[]): HeldClause[] {
  if (claimClauses(text, claim).length < 2) return [];
  return heldParts(passages, claim, [{ from: 0, to: claim.length }]);
}

function heldParts(
  passages: Passages,
  claim: readonly ClaimTerm[],
  parts: readonly ClaimClause[],
): HeldClause[] {
  return parts.flatMap(({ from, to }) => {
    const terms = claim.slice(from, to);
    const found = topSentences(sentenceScores(passages, terms))
      .slice(0, MOST)
      .map((sentence) => linkClause(passages, terms, sentence))
      .sort((one, other) => worth(terms, other) - worth(terms, one));
    const [best, ...others] = found;
    return best === undefined ? [] : [{ from, to, terms, best, others }];
  });
}

function worth(terms: readonly ClaimTerm[], { share, order }: ClauseLinks): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  let inOrder = 0;
  terms.forEach(({ weight }, at) => {
    if ((order[at] ?? -1) >= 0) inOrder += weight;
  });
  return share + (ORDER * inOrder) / total;
}
