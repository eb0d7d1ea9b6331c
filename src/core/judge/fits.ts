import type { Modifier, Phrase } from '../statement/phrase.ts';
import type { Lemma, SaysWord } from './same-word.ts';
import { type Direction, insideOf, quantifierFits } from './direction.ts';

/** Markers that only tie two nouns, however they are ordered: the roof of the house, the house's roof. */
const TYING = new Set(['', 'of', "'s", "'"]);

function markersFit(claim: string, evidence: string): boolean {
  return claim === evidence || (TYING.has(claim) && TYING.has(evidence));
}

export function mainOf({ head, upos }: Phrase): Lemma {
  return { word: head, upos };
}

/** All words that call the phrase something: its head, names, and what stands before the head. */
function calling({ head, names, modifiers }: Phrase): ReadonlySet<string> {
  const before = modifiers.filter(({ clause }) => !clause).map(({ phrase }) => phrase.head);
  return new Set([head, ...names, ...before]);
}

function isCalled(names: readonly string[], phrase: Phrase): boolean {
  const called = calling(phrase);
  return names.every((name) => called.has(name));
}

function headsFit(claim: Phrase, evidence: Phrase, direction: Direction, says: SaysWord): boolean {
  if (says(mainOf(claim), mainOf(evidence), direction)) return true;
  return claim.names.includes(evidence.head) && evidence.names.includes(claim.head);
}

/** Every modifier of the wider phrase stands with the narrower one. */
function modifiersFit(wide: Phrase, narrow: Phrase, direction: Direction, says: SaysWord): boolean {
  const has = (wanted: Modifier): boolean =>
    narrow.modifiers.some((one) => {
      if (!markersFit(wanted.marker, one.marker)) return false;
      return direction === 'up'
        ? fits(wanted.phrase, one.phrase, 'up', says)
        : fits(one.phrase, wanted.phrase, 'down', says);
    }) ||
    (TYING.has(wanted.marker) && narrow.names.includes(wanted.phrase.head));
  return wide.modifiers.every(
    (wanted) => wanted.marker === 'appos' || (wanted.clause && direction === 'up') || has(wanted),
  );
}

/** True where the phrase speaks of one thing, so that what is denied of it is not denied of all of its kind. */
function isOne({ pointing, upos }: Phrase): boolean {
  return pointing || upos === 'PROPN';
}

/** True where what holds of the evidence's phrase holds of the claim's, in a place of this direction. */
export function fits(claim: Phrase, evidence: Phrase, direction: Direction, says: SaysWord): boolean {
  if (claim.quantifier === 'none' && evidence.quantifier === 'generic' && isOne(evidence)) return false;
  if (
    !headsFit(claim, evidence, insideOf(claim.quantifier, direction), says) ||
    !quantifierFits(claim.quantifier, evidence.quantifier, direction)
  )
    return false;
  const inside = insideOf(claim.quantifier, direction);
  const up = (): boolean => isCalled(claim.names, evidence) && modifiersFit(claim, evidence, 'up', says);
  const down = (): boolean => isCalled(evidence.names, claim) && modifiersFit(evidence, claim, 'down', says);
  if (inside === 'same') return up() && down();
  return inside === 'up' ? up() : down();
}
