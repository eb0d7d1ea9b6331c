import type { ReadPlace } from '../../../contract/grounding.ts';

/** Text of at most this many code units is a passage as a whole. */
const WHOLE = 4000;
/** What is taken before and after a place of a longer text. */
const AROUND = 1500;
/** Cells of one piece of evidence that are told in one passage. */
const CELLS = 60;

const SPACE = /\s/u;

/** The next place at which no word is cut, at most 40 code units further. */
function wordEdge(text: string, from: number, step: 1 | -1): number {
  for (let at = from; at > 0 && at < text.length && Math.abs(at - from) < 40; at += step)
    if (SPACE.test(text[at] ?? '')) return at;
  return Math.min(Math.max(from, 0), text.length);
}

function around(text: string, place: ReadPlace): ReadPlace {
  const { start, end } = place.span ?? { start: 0, end: text.length };
  if (text.length <= WHOLE) return { ...place, span: { start: 0, end: text.length }, quote: text };
  const span = {
    start: wordEdge(text, start - AROUND, -1),
    end: wordEdge(text, end + AROUND, 1),
  };
  return { ...place, span, quote: text.slice(span.start, span.end) };
}

/** Cells as sentences of a sort: a model reads no tables. */
function told(places: readonly ReadPlace[]): string {
  const cells = places.slice(0, CELLS).map(({ path, quote }) => `${path ?? ''}: ${quote}`);
  return cells.join('; ');
}

function holds(one: ReadPlace, other: ReadPlace): boolean {
  const [outer, inner] = [one.span, other.span];
  if (one.evidence_id !== other.evidence_id || outer === null || inner === null) return false;
  return outer.start <= inner.start && inner.end <= outer.end;
}

/**
 * The passages about which a model is asked for a claim: around each place that was read for it, in their order, each
 * text once; the cells of a table or a JSON value as one passage. `textOf` gives the text of evidence, null for records.
 */
export function modelPassages(
  read: readonly ReadPlace[],
  textOf: (evidenceId: string) => string | null,
): readonly ReadPlace[] {
  const passages: ReadPlace[] = [];
  for (const place of read) {
    const text = textOf(place.evidence_id);
    if (text !== null) {
      const found = passages.some((passage) => holds(passage, place));
      if (!found) passages.push(around(text, place));
    } else if (!passages.some(({ evidence_id: id }) => id === place.evidence_id)) {
      const cells = read.filter(({ evidence_id: id }) => id === place.evidence_id);
      passages.push({ ...place, quote: told(cells) });
    }
  }
  return passages;
}
