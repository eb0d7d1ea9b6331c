import { englishOpposites, isNegatedForm } from '../../language/opposites-english.ts';
import type { Term } from '../../language/term.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';
import { type ClauseSlot, clauseSlots } from './clause-slots.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';
import { isDeniedAlike } from './clause-denials.ts';

/** So much of the clause, without the words themselves, the sentence must hold. */
const OPPOSED = 0.6;
const NAMED = 0.72;
const WORDED = 0.8;
const MOST = 3;
const LEAST = 2;
/** Two people or bodies by what they do exclude each other sooner than two other words. */
const ROLE =
  /^(?!other|over|under|never|after|together|number|matter|paper|water|weather|order)[a-z]{2,}(?:er|or|ee|ist|ian|lord|man|woman|ants?|parent|patient|head|city|team|group|club|board|university|council)s?$/iu;
const DEED = /(?:ing|ed)$/iu;
const VERBATIM = 0.99;
const LEAST_VERBATIM = 5;

/** GR26, GR27: in the place of a word of the clause its sentence has the opposite, another name, or another thing of the same text. */
export function checkSlots(alignment: Alignment, held: HeldClause): CheckedText[] {
  const { best, terms } = held;
  return clauseSlots(alignment.passages, held, best).flatMap((slot) => {
    const rest = restOf(held, slot);
    return opposed(alignment, held, slot, rest) ?? replaced(alignment, slot, terms, rest) ?? [];
  });
}

/** Share of the clause by weight that the sentence holds, without the words of the slot. */
function restOf({ terms, best }: HeldClause, slot: ClauseSlot): number {
  let held = 0;
  let total = 0;
  terms.forEach(({ weight }, at) => {
    if (slot.claim.includes(at)) return;
    total += weight;
    if ((best.order[at] ?? -1) >= 0 || (best.moved[at] ?? -1) >= 0) held += weight;
  });
  return total === 0 ? 0 : held / total;
}

function opposed(
  alignment: Alignment,
  held: HeldClause,
  slot: ClauseSlot,
  rest: number,
): CheckedText[] | null {
  if (rest < OPPOSED) return null;
  for (const at of slot.claim) {
    const term = held.terms[at]?.term;
    const actual = slot.actual.find(({ stem }) => term !== undefined && areOpposed(term.stem, stem));
    if (term !== undefined && actual !== undefined)
      return isDeniedAlike(alignment, held)
        ? [differing('GR27', 'TERM_MISMATCH', term, term, actual.surface)]
        : null;
  }
  return null;
}

function areOpposed(one: string, other: string): boolean {
  return (
    englishOpposites(one).has(other) || (one.length > 3 && other.length > 3 && isNegatedForm(one, other))
  );
}

function replaced(
  alignment: Alignment,
  slot: ClauseSlot,
  terms: readonly ClaimTerm[],
  rest: number,
): CheckedText[] | null {
  const said = slot.claim.flatMap((at) => terms[at] ?? []);
  const [first] = said;
  const last = said.at(-1);
  const [actual] = slot.actual;
  if (first === undefined || last === undefined || actual === undefined) return null;
  if (said.length > MOST || slot.actual.length > MOST || said.some(({ term }) => term.kind === 'number'))
    return null;
  if (said.some((item) => slot.actual.some((term) => mayMeanTheSame(alignment, item, term)))) return null;
  const isName =
    said.every(({ term }) => term.kind === 'name') && slot.actual.every(({ kind }) => kind === 'name');
  if (
    isName &&
    said.some(({ term }) => slot.actual.some(({ surface }) => mayBeOneName(term.surface, surface)))
  )
    return null;
  if (isName && slot.tight && rest >= NAMED)
    return [differing('GR26', 'ENTITY_MISMATCH', first.term, last.term, surfaces(slot.actual))];
  if (!slot.tight || rest < WORDED || said.length > 1 || heldWords(terms, said) < LEAST) return null;
  if (said.every(({ word }) => word < 0) || DEED.test(first.term.surface) || DEED.test(actual.surface))
    return null;
  const isRole = ROLE.test(first.term.surface) && slot.actual.some(({ surface }) => ROLE.test(surface));
  if (!isRole && (rest < VERBATIM || heldWords(terms, said) < LEAST_VERBATIM)) return null;
  if (slot.actual.some(({ kind }) => kind !== first.term.kind)) return null;
  return [differing('GR26', 'TERM_MISMATCH', first.term, last.term, surfaces(slot.actual.slice(0, 2)))];
}

function heldWords(terms: readonly ClaimTerm[], without: readonly ClaimTerm[]): number {
  return terms.filter((item) => item.weight > 0 && !without.includes(item)).length;
}

function mayMeanTheSame({ passages }: Alignment, { term, kin }: ClaimTerm, actual: Term): boolean {
  const number = passages.numbers.get(actual.stem) ?? -1;
  if (term.stem === actual.stem || kin.includes(number)) return true;
  return actual.kind === 'number' || areBeside(passages, term.stem, number);
}

/** An abbreviation beside a full name, or two spellings of one. */
function mayBeOneName(one: string, other: string): boolean {
  const isShort = (name: string): boolean => name === name.toUpperCase();
  if (isShort(one) !== isShort(other)) return true;
  return one.length > 4 && one.slice(0, 4).toLowerCase() === other.slice(0, 4).toLowerCase();
}

/** Two words of one name or expression of the evidence stand for each other: Barack, Obama. */
function areBeside(
  { numbers, words, from, places }: Alignment['passages'],
  stem: string,
  other: number,
): boolean {
  const own = numbers.get(stem);
  if (own === undefined) return false;
  for (let at = from[own] ?? 0; at < (from[own + 1] ?? 0); at++) {
    const place = places[at] ?? 0;
    if (words[place - 1] === other || words[place + 1] === other) return true;
  }
  return false;
}

function surfaces(terms: readonly Term[]): string {
  return terms.map(({ surface }) => surface).join(' ');
}

function differing(
  rule: 'GR26' | 'GR27',
  code: 'ENTITY_MISMATCH' | 'TERM_MISMATCH',
  first: Term,
  last: Term,
  actual: string,
): CheckedText {
  const place = { start: first.start, end: last.end };
  const reading = first === last ? first.surface : `${first.surface} … ${last.surface}`;
  return { rule, outcome: 'contradicted', place, reading, actual, code };
}
