import { readClauses } from './claim-clauses.ts';
import type { Passages } from './passages.ts';

/** A clause of a sentence of the evidence: its terms `[first, last)` among all terms. */
export interface SentencePart {
  readonly first: number;
  readonly last: number;
}

const known = new WeakMap<Passages, Map<number, readonly SentencePart[]>>();

/** The clauses of a sentence of the evidence, read once. */
export function sentenceParts(passages: Passages, sentence: number): readonly SentencePart[] {
  let parts = known.get(passages);
  if (parts === undefined) known.set(passages, (parts = new Map<number, readonly SentencePart[]>()));
  const before = parts.get(sentence);
  if (before !== undefined) return before;
  const read = readParts(passages, sentence);
  parts.set(sentence, read);
  return read;
}

function readParts({ passages, sentences, terms }: Passages, sentence: number): SentencePart[] {
  const range = sentences[sentence];
  if (range === undefined) return [];
  const weighed = terms
    .slice(range.first, range.last)
    .map((term) => ({ term, weight: term.kind === 'function' ? 0 : 1 }));
  const { text } = passages[range.passage] ?? { text: '' };
  return readClauses(text, weighed).map(({ from, to }) => ({
    first: range.first + from,
    last: range.first + to,
  }));
}
