import type { ClaimTerm } from './claim-terms.ts';

/** A clause of a claim: its terms `[from, to)`. */
export interface ClaimClause {
  readonly from: number;
  readonly to: number;
}

/** Where a clause may begin: behind a mark, or at a word that joins or gives a cause. */
const MARK = /[;:,(—–]\s*$|\s-\s*$/u;
const JOINT: ReadonlySet<string> = new Set(
  'and but while whereas although though because since as so which who that when where if unless until before after or with without'.split(
    ' ',
  ),
);
const HARD: ReadonlySet<string> = new Set('but while whereas although though because'.split(' '));
/** A clause has so many content words, else it stays with the one before. */
const LEAST = 2;

/** The clauses of a claim, in order, without gaps. */
export function claimClauses(text: string, claim: readonly ClaimTerm[]): ClaimClause[] {
  const starts = [0];
  claim.forEach(({ term }, index) => {
    const from = starts.at(-1) ?? 0;
    if (index === 0 || contentIn(claim, from, index) < LEAST || contentIn(claim, index, claim.length) < LEAST)
      return;
    const gap = text.slice(claim[index - 1]?.term.end, term.start);
    const word = term.surface.toLowerCase();
    if (HARD.has(word) || /[;:]/u.test(gap) || (MARK.test(gap) && isClauseStart(claim, index)))
      starts.push(index);
    else if (JOINT.has(word) && isClauseStart(claim, index)) starts.push(index);
  });
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? claim.length }));
}

/** Enough behind it, before the next joint, to be a clause of its own and not a member of a list. */
function isClauseStart(claim: readonly ClaimTerm[], index: number): boolean {
  const next = claim.findIndex(({ term }, at) => at > index && JOINT.has(term.surface.toLowerCase()));
  return contentIn(claim, index, next < 0 ? claim.length : next) > LEAST;
}

function contentIn(claim: readonly ClaimTerm[], from: number, to: number): number {
  let found = 0;
  for (let at = from; at < to; at++) if ((claim[at]?.weight ?? 0) > 0) found++;
  return found;
}
