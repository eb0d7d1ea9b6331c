import type { ReadSentence } from '../../read/read-text.ts';
import type { Evidence } from './sources.ts';

const QUOTES = /["“”「」『』]/gu;

function asReported(sentence: ReadSentence): ReadSentence {
  const statements = sentence.statements.map((one) => ({ ...one, mood: 'reported' }) as const);
  return { ...sentence, mood: 'reported', statements };
}

/** JD35: sentences of one quotation are somebody's words, also those that only stand between its marks. */
export function withQuotations(
  evidence: readonly Evidence[],
  passages: readonly string[],
): readonly Evidence[] {
  let isOpen = false;
  let passage = -1;
  return evidence.map((one) => {
    const { sentence, place } = one;
    if (sentence.apart || place.passage !== passage) isOpen = false;
    passage = place.passage;
    const text = passages[place.passage]?.slice(place.span.start, place.span.end) ?? '';
    const wasOpen = isOpen;
    const marks = [...text.matchAll(QUOTES)];
    if (marks.length % 2 === 1) isOpen = !isOpen;
    const isInside = wasOpen || (isOpen && marks.length === 1 && marks[0]?.index === 0);
    return isInside ? { ...one, sentence: asReported(sentence) } : one;
  });
}
