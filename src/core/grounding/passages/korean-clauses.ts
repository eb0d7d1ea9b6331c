import type { KoreanTerm } from '../../language/korean-term.ts';
import { gathered, type Link, type KoreanWords } from './korean-alignment.ts';

const LINKING = /(?:고|며|면서|지만|데|데도|아서|어서|여서|해서|므로|니까|으나|면|자)$/u;
const CONTRAST = /^(?:반면|반면에|한편)$/u;
const COPULA = /이(?:고|며|지만|나|자|라서|므로)$/u;
const SAID = /[다요음함됨임]$/u;
const SUBJECT_BONUS = 1;
const TAIL_BONUS = 0.5;
const NUMBER_BONUS = 0.6;

/** The clause of each term: they end at punctuation, at a final ending and at one that links. */
export function readClauses(terms: readonly KoreanTerm[]): Int32Array {
  const clauses = new Int32Array(terms.length);
  let clause = 0;
  terms.forEach((term, at) => {
    clauses[at] = clause;
    const next = terms[at + 1];
    if (next !== undefined && endsClause(term, next)) clause++;
  });
  return clauses;
}

function endsClause({ end, use, role, surface }: KoreanTerm, next: KoreanTerm): boolean {
  if (CONTRAST.test(surface)) return true;
  if (next.start > end + 1 && (use !== null || role === 'is' || SAID.test(surface))) return true;
  if (next.kind === 'function') return false;
  if (use === null) return role === 'is' && COPULA.test(surface);
  return use === 'final' ? surface.endsWith('다') : use === 'connective' && LINKING.test(surface);
}

/**
 * The clause that speaks of what the claim speaks of: the one with most of its words, those that few clauses have
 * counting more, and its subject most. -1 where no word is met.
 */
export function focusOf(
  links: readonly Link[],
  words: KoreanWords,
  clauses: Int32Array,
  numbers: readonly number[] = [],
): number {
  const scores = new Map<number, number>();
  for (const place of numbers) {
    const clause = clauses[place] ?? 0;
    scores.set(clause, (scores.get(clause) ?? 0) + NUMBER_BONUS);
  }
  const tail = links.at(-1)?.at;
  for (const { term, at } of links) {
    const held = new Set(placesOf(term, words).map((place) => clauses[place] ?? 0));
    for (const clause of held)
      scores.set(
        clause,
        (scores.get(clause) ?? 0) + 1 / held.size + bonus(term, at, clause) + (at === tail ? TAIL_BONUS : 0),
      );
  }
  let [best, most] = [-1, 0];
  for (const [clause, score] of scores)
    if (score > most || (score === most && clause < best)) [best, most] = [clause, score];
  return best;

  function bonus({ role, stems }: KoreanTerm, at: number, clause: number): number {
    if (at > 3 || (role !== 'topic' && role !== 'subject')) return 0;
    const isSubject = gathered(stems, words.byStem).some((place) => {
      const there = words.terms[place]?.role;
      return clauses[place] === clause && (there === 'topic' || there === 'subject');
    });
    return isSubject ? SUBJECT_BONUS : 0;
  }
}

/** Where in the window a word or one of its family stands. */
export function placesOf({ stems, families }: KoreanTerm, words: KoreanWords): readonly number[] {
  const exact = gathered(stems, words.byStem);
  return exact.length > 0 ? exact : gathered(families, words.byFamily);
}
