import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Term } from '../../language/term.ts';
import type { Statement } from './statement.ts';

/** True for a term that the Korean reader made. */
export function isKoreanTerm(term: Term): term is Term & KoreanTerm {
  return term.language === 'ko' && 'stems' in term;
}

const known = new WeakMap<readonly Term[], readonly KoreanTerm[]>();

/** The terms of a statement that the Korean reader made; none for an English one. */
export function koreanTermsIn({ terms }: Statement): readonly KoreanTerm[] {
  const before = known.get(terms);
  if (before !== undefined) return before;
  const found = terms.filter(isKoreanTerm);
  known.set(terms, found);
  return found;
}
