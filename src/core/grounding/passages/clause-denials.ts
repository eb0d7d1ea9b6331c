import type { Span } from '../../../contract/span.ts';
import type { Term } from '../../language/term.ts';
import type { Alignment } from './alignment.ts';
import type { HeldClause } from './held-clauses.ts';
import type { Passages } from './passages.ts';
import { clausesIn, negationsIn } from './text-reading.ts';

/** A negative with the first content word behind it. */
export interface Denial extends Span {
  readonly denied: Term | null;
}

/** The negatives of a text that begins at `offset` of its whole, with the words that they deny. */
function denialsOf(passages: Passages, text: string, terms: readonly Term[], offset: number): Denial[] {
  const negations = negationsIn(passages, text);
  if (negations.length === 0) return [];
  const clauses = clausesIn(passages, text);
  return negations.map(({ start, end }) => {
    const clause = clauses.find((one) => one.start <= start && start < one.end);
    const behind = terms.find((term) => term.kind !== 'function' && term.start - offset >= end);
    const isInside = behind !== undefined && behind.start - offset < (clause?.end ?? text.length);
    return { start, end, denied: isInside ? behind : null };
  });
}

/** The negatives of the clause of a claim, places in the claim. */
export function claimDenials({ passages, text }: Alignment, { terms }: HeldClause): Denial[] {
  const start = terms[0]?.term.start ?? 0;
  const end = terms.at(-1)?.term.end ?? 0;
  return denialsOf(
    passages,
    text.slice(start, end),
    terms.map(({ term }) => term),
    start,
  ).map((one) => ({
    ...one,
    start: one.start + start,
    end: one.end + start,
  }));
}

/** The negatives of that part of the sentence that the clause is linked with, places in the passage. */
export function sentenceDenials({ passages }: Alignment, { best }: HeldClause): Denial[] {
  const sentence = passages.sentences[best.sentence];
  const text =
    passages.passages[sentence?.passage ?? 0]?.text.slice(sentence?.start ?? 0, sentence?.end ?? 0) ?? '';
  if (negationsIn(passages, text).length === 0) return [];
  const places = [...best.order, ...best.moved].filter((place) => place >= 0);
  const all = passages.terms.slice(best.first, best.first + best.length);
  const linked = places.flatMap((place) => (all[place]?.kind === 'function' ? [] : (all[place] ?? [])));
  const offset = sentence?.start ?? 0;
  const clauses = clausesIn(passages, text).filter((clause) =>
    linked.some((term) => term.start - offset >= clause.start && term.start - offset < clause.end),
  );
  return denialsOf(passages, text, all, offset)
    .filter(({ start }) => clauses.some((clause) => clause.start <= start && start < clause.end))
    .map((one) => ({ ...one, start: one.start + offset, end: one.end + offset }));
}

/** Whether clause and sentence deny as often. */
export function isDeniedAlike(alignment: Alignment, held: HeldClause): boolean {
  return claimDenials(alignment, held).length % 2 === sentenceDenials(alignment, held).length % 2;
}
