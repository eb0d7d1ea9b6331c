import type { Span } from '../../../../contract/span.ts';
import type { KoreanTerm } from '../../../language/korean-term.ts';
import type { KoreanHold } from '../korean-hold.ts';

/** A claim beside the one sentence of its window that holds most of it, both as text. */
export interface KoreanBeside {
  readonly hold: KoreanHold;
  readonly said: string;
  readonly claim: readonly KoreanTerm[];
  /** The sentence; places count from `base` of its passage. */
  readonly there: string;
  readonly base: number;
  readonly terms: readonly KoreanTerm[];
  /** Share of the words of the claim that the sentence has. */
  readonly share: number;
}

const MET = 0.6;

/** Reads the claim and its sentence; `textOf` gives the text of the passage between two terms of the window. */
export function koreanBeside(
  hold: KoreanHold,
  said: string,
  textOf: (from: number, to: number) => string,
): KoreanBeside | null {
  const { window, there, links } = hold;
  const placesIn = (from: number, to: number): number =>
    links.filter(({ place, share }) => share >= MET && place >= from && place < to).length;
  let best: { from: number; to: number; count: number } | null = null;
  for (const [index, from] of there.starts.entries()) {
    const to = there.starts[index + 1] ?? window.length;
    const count = placesIn(from, to);
    if (count > (best?.count ?? 0)) best = { from, to, count };
  }
  const first = window[best?.from ?? -1];
  if (best === null || first === undefined) return null;
  const terms = window.slice(best.from, best.to);
  const last = terms.at(-1) ?? first;
  const text = textOf(first.start, last.end);
  return {
    hold,
    said,
    claim: hold.claim,
    there: text,
    base: first.start,
    terms,
    share: best.count / links.length,
  };
}

/** Words of content in a range of a text; `offset` = where the text begins. */
export function contentIn(terms: readonly KoreanTerm[], offset: number, { start, end }: Span): KoreanTerm[] {
  return terms.filter(
    (term) => term.kind !== 'function' && term.start - offset >= start && term.end - offset <= end,
  );
}

/** Whether two words are the same, or say much the same. */
export function isAlike(one: KoreanTerm, other: KoreanTerm): boolean {
  if (one.kind === 'number' || other.kind === 'number')
    return one.kind === other.kind && one.stem === other.stem;
  return (
    one.stems.some((stem) => other.stems.includes(stem)) ||
    one.families.some((family) => other.families.includes(family))
  );
}

/** Whether a word stands among these. */
export function isAmong(term: KoreanTerm, others: readonly KoreanTerm[]): boolean {
  return others.some((other) => isAlike(term, other));
}

/** Share of these words that stand among others. */
export function shareAmong(terms: readonly KoreanTerm[], others: readonly KoreanTerm[]): number {
  return terms.length === 0 ? 0 : terms.filter((term) => isAmong(term, others)).length / terms.length;
}
