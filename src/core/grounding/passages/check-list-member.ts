import type { Term } from '../../language/term.ts';
import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';

/** So much of the rest of the clause the sentence must hold. */
const AGREED = 0.85;
const LEAST = 3;
const LEAST_SHARE = 0.5;
const JOINT = /^(?:,? (?:and|or) |, )$/iu;

/** GR26: in a list the claim has a thing of another sentence where its own sentence has one that the claim lacks. */
export function checkListMember(alignment: Alignment, { best, terms }: HeldClause): CheckedText[] {
  const { passages, text } = alignment;
  const passage = passages.passages[passages.sentences[best.sentence]?.passage ?? 0]?.text ?? '';
  const placeOf = (at: number): number => Math.max(best.order[at] ?? -1, best.moved[at] ?? -1);
  const strange = [...terms.keys()].filter((at) => {
    const item = terms[at];
    return (
      item !== undefined &&
      item.weight > 0 &&
      item.word >= 0 &&
      placeOf(at) < 0 &&
      item.term.kind !== 'number'
    );
  });
  if (strange.length !== 1 || best.share < LEAST_SHARE) return [];
  const claimed = new Set(alignment.claim.map(({ word }) => word));
  const [at] = strange;
  const item = terms[at ?? -1];
  if (at === undefined || item === undefined || item.kin.some((kin) => claimed.has(kin))) return [];
  if (restHeld(terms, at, placeOf) < AGREED) return [];
  const there = passages.terms.slice(best.first, best.first + best.length);
  const said = terms.map(({ term }) => term);
  for (const beside of [neighbour(said, text, at, -1), neighbour(said, text, at, 1)]) {
    const place = beside === null ? -1 : placeOf(beside);
    if (place < 0) continue;
    for (const step of [-1, 1] as const) {
      const other = neighbour(there, passage, place, step);
      const actual = there[other ?? -1];
      const word = passages.words[best.first + (other ?? 0)] ?? -1;
      if (
        actual === undefined ||
        claimed.has(word) ||
        isSpelledAlike(actual, item.term) ||
        item.kin.includes(word) ||
        actual.kind !== item.term.kind
      )
        continue;
      if (alignment.claim.some(({ kin }) => kin.includes(word))) continue;
      const span = { start: item.term.start, end: item.term.end };
      return [
        {
          rule: 'GR26',
          outcome: 'contradicted',
          place: span,
          reading: item.term.surface,
          actual: actual.surface,
          code: 'TERM_MISMATCH',
        },
      ];
    }
  }
  return [];
}

/** The content word that is joined to the one at `at` as the next or last member of a list; null where there is none. */
function neighbour(terms: readonly Term[], text: string, at: number, step: -1 | 1): number | null {
  let next = at + step;
  while (terms[next]?.kind === 'function' && Math.abs(next - at) < 2) next += step;
  const [one, other] = step === 1 ? [terms[at], terms[next]] : [terms[next], terms[at]];
  if (one === undefined || other === undefined || one.kind === 'function' || other.kind === 'function')
    return null;
  return JOINT.test(text.slice(one.end, other.start)) ? next : null;
}

function restHeld(terms: HeldClause['terms'], without: number, placeOf: (at: number) => number): number {
  let held = 0;
  let total = 0;
  let count = 0;
  terms.forEach(({ weight }, at) => {
    if (at === without || weight === 0) return;
    total += weight;
    if (placeOf(at) < 0) return;
    held += weight;
    count++;
  });
  return count < LEAST ? 0 : held / total;
}

/** Two spellings of one name or word. */
function isSpelledAlike({ surface: one }: Term, { surface: other }: Term): boolean {
  return (
    one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase() && one.slice(-3) === other.slice(-3)
  );
}
