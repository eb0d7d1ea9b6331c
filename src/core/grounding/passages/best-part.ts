import type { ClaimTerm } from './claim-terms.ts';
import type { HeldClause } from './held-clauses.ts';
import type { Passages } from './passages.ts';
import { type SentencePart, sentenceParts } from './sentence-parts.ts';

/** A clause of the evidence with what it holds of some terms of the claim. */
export interface HeldPart extends SentencePart {
  /** By weight. */
  readonly held: number;
  readonly count: number;
}

/** The clauses of the sentences that hold most of a clause of the claim, with what they hold of these terms. */
export function heldParts(passages: Passages, clause: HeldClause, terms: readonly ClaimTerm[]): HeldPart[] {
  return [clause.best.sentence, ...clause.others].flatMap((sentence) =>
    sentenceParts(passages, sentence).map((part) => heldPart(passages, part, terms)),
  );
}

/** What the whole sentence of a part holds. */
export function heldBySentence(
  passages: Passages,
  part: SentencePart,
  terms: readonly ClaimTerm[],
): HeldPart {
  const { first, last } = passages.sentences[passages.sentenceOf[part.first] ?? 0] ?? part;
  return heldPart(passages, { first, last }, terms);
}

/** Whether two parts are of one sentence. */
export function areOfOneSentence({ sentenceOf }: Passages, one: SentencePart, other: SentencePart): boolean {
  return sentenceOf[one.first] === sentenceOf[other.first];
}

/** The one that holds most, the first of equals; null where none holds so much of these terms by weight. */
export function bestPart(
  parts: readonly HeldPart[],
  terms: readonly ClaimTerm[],
  agreed: number,
): HeldPart | null {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  let best: HeldPart | null = null;
  for (const part of parts) if (part.held > (best?.held ?? 0)) best = part;
  return best === null || best.held < agreed * total ? null : best;
}

function heldPart(passages: Passages, part: SentencePart, terms: readonly ClaimTerm[]): HeldPart {
  const there = terms.filter((item) => isInPart(passages, part, item));
  return { ...part, held: there.reduce((sum, { weight }) => sum + weight, 0), count: there.length };
}

/** Whether a clause of the evidence has a word of the claim, or one like it. */
export function isInPart(
  { words }: Passages,
  { first, last }: SentencePart,
  { word, kin }: ClaimTerm,
): boolean {
  for (let at = first; at < last; at++) {
    const there = words[at] ?? -1;
    if (there === word || kin.includes(there)) return true;
  }
  return false;
}

/** The text of a clause of the evidence. */
export function partText({ passages, sentences, sentenceOf, terms }: Passages, part: SentencePart): string {
  const passage = passages[sentences[sentenceOf[part.first] ?? 0]?.passage ?? 0];
  return passage?.text.slice(terms[part.first]?.start, terms[part.last - 1]?.end) ?? '';
}
