import { type ClaimClause, claimClauses } from './claim-clauses.ts';
import type { ClaimTerm } from './claim-terms.ts';
import { type ClauseLinks, linkClause } from './clause-links.ts';
import type { Passages } from './passages.ts';
import { sentenceScores, topSentences } from './best-window.ts';

/** A clause of the claim with the sentences of the evidence that hold most of it, the best first. */
export interface HeldClause extends ClaimClause {
  readonly terms: readonly ClaimTerm[];
  readonly best: ClauseLinks;
  /** Numbers of the other sentences that hold much of it. */
  readonly others: readonly number[];
}

const MOST = 2;
/** A sentence that holds less than this share of what the best one holds is not it, whatever its order. */
const LESS = 0.7;
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
    const scores = sentenceScores(passages, terms);
    const top = topSentences(scores, MOST);
    const least = LESS * (scores[top[0] ?? 0] ?? 0);
    const [best] = top
      .filter((sentence) => (scores[sentence] ?? 0) >= least)
      .map((sentence) => linkClause(passages, terms, sentence))
      .sort((one, other) => worth(terms, other) - worth(terms, one));
    if (best === undefined) return [];
    return [{ from, to, terms, best, others: top.filter((sentence) => sentence !== best.sentence) }];
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
