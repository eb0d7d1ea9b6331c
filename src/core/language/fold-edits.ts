import type { Span } from '../../contract/span.ts';

/** Characters of the text as written whose number the fold changed. */
export interface Edit {
  /** In the folded text. */
  readonly at: number;
  readonly size: number;
  /** In the text as written. */
  readonly from: number;
  readonly length: number;
}

/** The last edit for which `is` holds of it and all before; -1 where there is none. */
function lastEdit(edits: readonly Edit[], is: (edit: Edit) => boolean): number {
  let low = -1;
  let high = edits.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const edit = edits[middle];
    if (edit !== undefined && is(edit)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where the character at `place` begins in the text as written. */
function startOf(edits: readonly Edit[], place: number): number {
  const index = lastEdit(edits, ({ at, size }) => at + size <= place);
  const inside = edits[index + 1];
  if (inside !== undefined && inside.at < place) return inside.from;
  const edit = edits[index];
  return edit === undefined ? place : edit.from + edit.length + place - edit.at - edit.size;
}

/** Where what stands before `place` ends in the text as written. */
function endOf(edits: readonly Edit[], place: number): number {
  if (place <= 0) return 0;
  const index = lastEdit(edits, ({ at }) => at < place);
  const edit = edits[index];
  if (edit === undefined) return place;
  return edit.from + edit.length + Math.max(0, place - edit.at - edit.size);
}

/**
 * A span of the folded text as a span of the text as written; an empty one inside of an edit covers the edit. `edits` may
 * grow at its end.
 */
export function wayBack(edits: readonly Edit[]): (span: Span) => Span {
  return ({ start, end }) => {
    if (edits.length === 0) return { start, end };
    const to = endOf(edits, end);
    if (end <= start) {
      const at = startOf(edits, start);
      return { start: at, end: Math.max(at, to) };
    }
    return { start: Math.min(startOf(edits, start), to), end: to };
  };
}
