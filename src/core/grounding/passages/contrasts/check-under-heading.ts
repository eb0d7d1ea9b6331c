import type { CheckedText } from '../difference.ts';
import type { Alignment } from '../alignment.ts';
import type { ClaimTerm } from '../claim-terms.ts';

const HEADING = /^\s*#{1,6} |^\s*\*\*[^*]+\*\*:?\s*$/u;
const IS = /\b(?:is|are|was|were)\b/iu;
const MOSTLY = 0.6;

/** GR24: `X was the cause`, where cause stands in a heading alone, and X in a sentence that says something else. */
export function checkUnderHeading(alignment: Alignment): CheckedText[] {
  const { passages, text, claim } = alignment;
  const verb = IS.exec(text);
  if (verb === null || !passages.passages.some(({ text: whole }) => whole.includes('#'))) return [];
  const content = claim.filter(({ weight }) => weight > 0);
  const left = content.filter(({ term }) => term.end <= verb.index);
  const right = content.filter(({ term }) => term.start > verb.index);
  if (left.length === 0 || right.length === 0) return [];
  const isHead = (item: ClaimTerm): boolean => standsOnlyInHeadings(alignment, item);
  const [named, rest] = right.every(isHead) ? [right, left] : [left, right];
  if (!named.every(isHead) || rest.some(isHead)) return [];
  if (!rest.every((item) => isPartOfMore(alignment, item, rest.length))) return [];
  const place = { start: named[0]?.term.start ?? 0, end: named.at(-1)?.term.end ?? text.length };
  const reading = text.slice(place.start, place.end);
  return [{ rule: 'GR24', outcome: 'not_found', place, reading, actual: null, code: null }];
}

function sentencesOf({ passages }: Alignment, { word }: ClaimTerm): number[] {
  if (word < 0) return [];
  const found: number[] = [];
  for (let at = passages.from[word] ?? 0; at < (passages.from[word + 1] ?? 0); at++)
    found.push(passages.sentenceOf[passages.places[at] ?? 0] ?? 0);
  return found;
}

function standsOnlyInHeadings(alignment: Alignment, item: ClaimTerm): boolean {
  const found = sentencesOf(alignment, item);
  return found.length > 0 && found.every((sentence) => HEADING.test(textOf(alignment, sentence)));
}

/** A sentence that says much besides: an entry that is nothing but the name belongs to its heading. */
function isPartOfMore(alignment: Alignment, item: ClaimTerm, count: number): boolean {
  const found = sentencesOf(alignment, item);
  return (
    found.length > 0 &&
    found.every((sentence) => {
      const { first = 0, last = 0 } = alignment.passages.sentences[sentence] ?? {};
      const all = alignment.passages.terms
        .slice(first, last)
        .filter(({ kind }) => kind !== 'function').length;
      return count <= MOSTLY * all || count + 2 <= all;
    })
  );
}

function textOf({ passages }: Alignment, sentence: number): string {
  const { passage = 0, start = 0, end = 0 } = passages.sentences[sentence] ?? {};
  return passages.passages[passage]?.text.slice(start, end) ?? '';
}
