import type { Modifier, Phrase } from '../statement/phrase.ts';
import { type Direction, insideOf, quantifierFits } from './direction.ts';

/** Tells whether two lemmas may stand for each other. */
export type SameWord = (claim: string, evidence: string) => boolean;

/** Markers that only tie two nouns, however they are ordered: the roof of the house, the house's roof. */
const TYING = new Set(['', 'of', "'s", "'"]);

function markersFit(claim: string, evidence: string): boolean {
  return claim === evidence || (TYING.has(claim) && TYING.has(evidence));
}

function isSubset(some: readonly string[], all: readonly string[], same: SameWord): boolean {
  return some.every((one) => all.some((other) => same(one, other)));
}

/** All words that call the phrase something: its head, names, and what stands before the head. */
function calling({ head, names, modifiers }: Phrase): readonly string[] {
  return [head, ...names, ...modifiers.filter(({ clause }) => !clause).map(({ phrase }) => phrase.head)];
}

function headsFit(claim: Phrase, evidence: Phrase, same: SameWord): boolean {
  if (claim.head === '' || evidence.head === '') return false;
  if (same(claim.head, evidence.head)) return true;
  return (
    claim.names.some((name) => same(name, evidence.head)) &&
    evidence.names.some((name) => same(claim.head, name))
  );
}

/** Every modifier of the wider phrase stands with the narrower one. */
function modifiersFit(wide: Phrase, narrow: Phrase, direction: Direction, same: SameWord): boolean {
  const has = (wanted: Modifier): boolean =>
    narrow.modifiers.some((one) => {
      if (!markersFit(wanted.marker, one.marker)) return false;
      return direction === 'up'
        ? fits(wanted.phrase, one.phrase, 'up', same)
        : fits(one.phrase, wanted.phrase, 'down', same);
    }) ||
    (TYING.has(wanted.marker) && narrow.names.some((name) => same(wanted.phrase.head, name)));
  return wide.modifiers.every(
    (wanted) => wanted.marker === 'appos' || (wanted.clause && direction === 'up') || has(wanted),
  );
}

/** True where what holds of the evidence's phrase holds of the claim's, in a place of this direction. */
export function fits(claim: Phrase, evidence: Phrase, direction: Direction, same: SameWord): boolean {
  if (!headsFit(claim, evidence, same) || !quantifierFits(claim.quantifier, evidence.quantifier, direction))
    return false;
  const inside = insideOf(claim.quantifier, direction);
  const up = (): boolean =>
    isSubset(claim.names, calling(evidence), same) && modifiersFit(claim, evidence, 'up', same);
  const down = (): boolean =>
    isSubset(evidence.names, calling(claim), same) && modifiersFit(evidence, claim, 'down', same);
  if (inside === 'same') return up() && down();
  return inside === 'up' ? up() : down();
}
