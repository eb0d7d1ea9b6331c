import type { Amount } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';

/** Clauses, parted at punctuation too, and behind a number where one of the same unit follows without any. */
export function readParts(
  terms: readonly KoreanTerm[],
  clauses: Int32Array,
  amounts: readonly Amount[],
): Int32Array {
  const parts = new Int32Array(terms.length);
  const ends = amountEnds(terms, amounts);
  let part = 0;
  terms.forEach((term, at) => {
    parts[at] = part;
    const next = terms[at + 1];
    if (next === undefined) return;
    if (next.start > term.end + 1 || clauses[at] !== clauses[at + 1] || ends.has(at) || endsVerb(term, next))
      part++;
  });
  return parts;
}

const NOUN_IN_GO = /^(?:사고|보고|최고|재고|참고|예고|투고|제고|회고|기고)$/u;

/** 쉬고, which looks like a noun that is joined, before a subject of its own. */
function endsVerb({ surface, role, use, kind }: KoreanTerm, next: KoreanTerm): boolean {
  if (role !== 'is' || use !== null || kind !== 'word' || NOUN_IN_GO.test(surface)) return false;
  return /[고며]$/u.test(surface) && (next.role === 'topic' || next.role === 'subject');
}

/** 37곳으로 2021년의 22곳보다: the last term of a number with 으로, 에서, 이고. */
function amountEnds(terms: readonly KoreanTerm[], amounts: readonly Amount[]): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const { to } of amounts) {
    const role = terms[to - 1]?.role;
    if (role === 'to' || role === 'is' || role === 'with') ends.add(to - 1);
  }
  return ends;
}
