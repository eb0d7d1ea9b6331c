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

/** A term with what it weighs; 0 for those without content. */
type Weighed = Pick<ClaimTerm, 'term' | 'weight'>;

const known = new WeakMap<readonly ClaimTerm[], readonly ClaimClause[]>();

/** The clauses of a claim, in order, without gaps; a claim is read once. */
export function claimClauses(text: string, claim: readonly ClaimTerm[]): readonly ClaimClause[] {
  const before = known.get(claim);
  if (before !== undefined) return before;
  const clauses = readClauses(text, claim);
  known.set(claim, clauses);
  return clauses;
}

/** The clauses of any text, in order, without gaps; places of the terms are in the text. */
export function readClauses(text: string, claim: readonly Weighed[]): ClaimClause[] {
  const upTo = contentsUpTo(claim);
  const contentIn = (from: number, to: number): number => (upTo[to] ?? 0) - (upTo[from] ?? 0);
  const words = claim.map(({ term }) => term.surface.toLowerCase());
  /** Enough behind it, before the next joint, to be a clause of its own and not a member of a list. */
  const isClauseStart = (index: number): boolean => {
    let next = index + 1;
    while (next < words.length && !JOINT.has(words[next] ?? '')) next++;
    return contentIn(index, next) > LEAST;
  };
  const starts = [0];
  claim.forEach(({ term }, index) => {
    const from = starts.at(-1) ?? 0;
    if (index === 0 || contentIn(from, index) < LEAST || contentIn(index, claim.length) < LEAST) return;
    const gap = text.slice(claim[index - 1]?.term.end, term.start);
    const word = words[index] ?? '';
    if (HARD.has(word) || /[;:]/u.test(gap) || (gap !== ' ' && MARK.test(gap) && isClauseStart(index)))
      starts.push(index);
    else if (JOINT.has(word) && isClauseStart(index)) starts.push(index);
  });
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? claim.length }));
}

/** How many content words stand before each term, and in all. */
function contentsUpTo(claim: readonly Weighed[]): Int32Array {
  const upTo = new Int32Array(claim.length + 1);
  claim.forEach(({ weight }, at) => {
    upTo[at + 1] = (upTo[at] ?? 0) + (weight > 0 ? 1 : 0);
  });
  return upTo;
}
