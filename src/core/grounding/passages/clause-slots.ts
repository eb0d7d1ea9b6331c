import type { Term } from '../../language/term.ts';
import type { Passages } from './passages.ts';
import type { HeldClause } from './held-clauses.ts';
import type { ClauseLinks } from './clause-links.ts';

/** A gap between two words that clause and sentence share in order: what each of the two has there alone. */
export interface ClauseSlot {
  /** Indexes of the clause's content words without a counterpart in the gap. */
  readonly claim: readonly number[];
  /** Content words of the sentence in the gap, none of them used elsewhere. */
  readonly actual: readonly Term[];
  /** True where the same words stand right before and right behind on both sides, articles aside. */
  readonly tight: boolean;
}

/** At the ends of a sentence only the nearest words stand in the same place. */
const NEAREST = 4;

/** The gaps where both sides have something of their own. */
export function clauseSlots(passages: Passages, { terms }: HeldClause, links: ClauseLinks): ClauseSlot[] {
  if (terms.every(({ weight }, at) => weight === 0 || (links.order[at] ?? -1) >= 0)) return [];
  const anchors = [...terms.keys()].filter((at) => (links.order[at] ?? -1) >= 0);
  const used = new Set(links.moved);
  const slots: ClauseSlot[] = [];
  for (const [from, to] of pairs(anchors, terms.length)) {
    const claim = range(from + 1, to).filter(
      (at) => (terms[at]?.weight ?? 0) > 0 && !isMoved(passages, links, at, terms[at]?.word),
    );
    if (claim.length === 0) continue;
    const start = from < 0 ? -1 : (links.order[from] ?? -1);
    const end = to >= terms.length ? links.length : (links.order[to] ?? links.length);
    const places = range(start + 1, end);
    const near = from < 0 ? places.slice(-NEAREST) : to >= terms.length ? places.slice(0, NEAREST) : places;
    const actual = near.flatMap((place): Term[] => {
      const term = passages.terms[links.first + place];
      return term === undefined || term.kind === 'function' || used.has(place) ? [] : [term];
    });
    if (actual.length === 0) continue;
    const own = range(from + 1, to).length - claim.length;
    const theirs = places.filter((place) => passages.terms[links.first + place]?.kind === 'function').length;
    const isShort = places.length <= NEAREST && own <= 1 && theirs <= 1;
    slots.push({
      claim,
      actual,
      tight: isShort || (to >= terms.length && own <= 1 && endsThere(passages, links, start)),
    });
  }
  return slots;
}

/** The word itself, not one like it, stands elsewhere in the sentence. */
function isMoved({ words }: Passages, { first, moved }: ClauseLinks, at: number, word = -1): boolean {
  const place = moved[at] ?? -1;
  return place >= 0 && words[first + place] === word;
}

/** Whether the sentence has only one word of content, an article before it, until a mark or its end. */
function endsThere(passages: Passages, { first, length }: ClauseLinks, anchor: number): boolean {
  const rest = passages.terms.slice(first + anchor + 1, first + length);
  const at = rest.findIndex(({ kind }) => kind !== 'function');
  const [word, next] = [rest[at], rest[at + 1]];
  if (word === undefined || at > 1) return false;
  if (next === undefined) return true;
  const text =
    passages.passages[passages.sentences[passages.sentenceOf[first] ?? 0]?.passage ?? 0]?.text ?? '';
  return next.kind === 'function' || /[,;:.)]/u.test(text.slice(word.end, next.start));
}

function pairs(anchors: readonly number[], end: number): [number, number][] {
  const marks = [-1, ...anchors, end];
  return marks.slice(1).map((to, at) => [marks[at] ?? -1, to]);
}

function range(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let at = from; at < to; at++) numbers.push(at);
  return numbers;
}
