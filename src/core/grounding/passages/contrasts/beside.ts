import type { Span } from '../../../../contract/span.ts';
import type { Term } from '../../../language/term.ts';
import type { Alignment } from '../alignment.ts';
import type { ClaimTerm } from '../claim-terms.ts';
import type { HeldClause } from '../held-clauses.ts';

/** A clause of the claim beside its sentence, both as text: what checks of single words and figures read. */
export interface Beside {
  readonly alignment: Alignment;
  readonly held: HeldClause;
  /** The clause; places count from `offset` of the claim. */
  readonly said: string;
  readonly offset: number;
  /** The sentence; places count from `base` of its passage. */
  readonly there: string;
  readonly base: number;
  /** The terms of the sentence with the numbers of their stems. */
  readonly terms: readonly Term[];
  readonly words: Int32Array;
}

/** Reads a clause and the sentence that holds most of it. */
export function besideOf(alignment: Alignment, held: HeldClause): Beside {
  const { passages, text } = alignment;
  const sentence = passages.sentences[held.best.sentence];
  const passage = passages.passages[sentence?.passage ?? 0]?.text ?? '';
  const offset = held.terms[0]?.term.start ?? 0;
  const { first, length } = held.best;
  return {
    alignment,
    held,
    said: text.slice(offset, held.to >= alignment.claim.length ? text.length : held.terms.at(-1)?.term.end),
    offset,
    there: passage.slice(sentence?.start, sentence?.end),
    base: sentence?.start ?? 0,
    terms: passages.terms.slice(first, first + length),
    words: passages.words.subarray(first, first + length),
  };
}

/** The content words of the clause in a range of its text, or of all of it. */
export function saidIn({ held, offset }: Beside, range: Span | null = null): ClaimTerm[] {
  return held.terms.filter(
    ({ term, weight }) => weight > 0 && (range === null || isInside(term, offset, range)),
  );
}

/** The places of the content words of the sentence in a range of its text. */
export function placesIn({ terms, base }: Beside, range: Span): number[] {
  return [...terms.keys()].filter((place) => {
    const term = terms[place];
    return term !== undefined && term.kind !== 'function' && isInside(term, base, range);
  });
}

export function isInside({ start, end }: Span, offset: number, range: Span): boolean {
  return start - offset >= range.start && end - offset <= range.end;
}

/** Whether a word of the claim stands at a place of the sentence, or one like it. */
export function meetsAt({ words }: Beside, { word, kin }: ClaimTerm, place: number): boolean {
  const there = words[place] ?? -1;
  return there >= 0 && (there === word || kin.includes(there));
}

/** Share by weight, and number, of these words that stand at these places. */
export function heldAt(
  beside: Beside,
  claim: readonly ClaimTerm[],
  places: readonly number[],
): { share: number; count: number } {
  const total = claim.reduce((sum, { weight }) => sum + weight, 0);
  const there = claim.filter((item) => places.some((place) => meetsAt(beside, item, place)));
  return {
    share: total === 0 ? 0 : there.reduce((sum, { weight }) => sum + weight, 0) / total,
    count: there.length,
  };
}

/** The words of the clause outside these ranges of its text. */
export function saidOutside(beside: Beside, ranges: readonly Span[]): ClaimTerm[] {
  return saidIn(beside).filter(({ term }) =>
    ranges.every(({ start, end }) => term.end - beside.offset <= start || term.start - beside.offset >= end),
  );
}

/** All places of the sentence that bear content. */
export function allPlaces({ terms }: Beside): number[] {
  return [...terms.keys()].filter((place) => terms[place]?.kind !== 'function');
}

/** A range of the clause as a place in the claim. */
export function placeOf({ offset }: Beside, { start, end }: Span): Span {
  return { start: start + offset, end: end + offset };
}

/** Written with a capital, and no word that any text may use at the beginning of a sentence. */
export function isNameLike(term: Term | undefined): boolean {
  return (
    term !== undefined &&
    (term.kind === 'name' || /^\p{Lu}\p{Ll}/u.test(term.surface)) &&
    term.kind !== 'function'
  );
}
