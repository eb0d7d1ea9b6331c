import type { Span } from '../../contract/span.ts';
import { type Edit, wayBack } from './fold-edits.ts';
import { CLOSED, JOINING, KINDS, PLAIN, REPLACED, UNSEEN } from './fold-table.ts';

/** A text as it is read, with the way back to the text as written. */
export interface Folded {
  readonly text: string;
  /** A span of `text` as a span of the text as written: what folded into those characters. */
  readonly written: (span: Span) => Span;
}

const TABLE = KINDS.map(({ characters }) => characters).join('');
const MAY_CHANGE = new RegExp(`[^${PLAIN}]`, 'u');
/** A character with all that joins it or is not seen behind it, or one that is listed. */
const SPOT = new RegExp(`[^${JOINING}${UNSEEN}${CLOSED}]?[${JOINING}${UNSEEN}]+|[${TABLE}${REPLACED}]`, 'gu');
const LISTED = new RegExp(`[${TABLE}]`, 'gu');
const HIDDEN = new RegExp(`[${UNSEEN}]`, 'gu');
const KIND_OF = KINDS.map(({ characters, to }) => ({ is: new RegExp(`[${characters}]`, 'u'), to }));

/** TX1: true where nothing in the text is folded, by one look at its characters. */
export function isPlain(text: string): boolean {
  return !MAY_CHANGE.test(text);
}

function kindOf(character: string): string {
  return KIND_OF.find(({ is }) => is.test(character))?.to ?? character;
}

function foldSpot(spot: string): string {
  return spot.replace(HIDDEN, '').normalize('NFC').replace(LISTED, kindOf);
}

/** Where what is not seen begins at the end of the spot. */
function unseenFrom(spot: string): number {
  let end = spot.length;
  for (const character of [...spot].reverse()) {
    if (character.search(HIDDEN) < 0) break;
    end -= character.length;
  }
  return end;
}

/** How much of the spot kept its length: its first character, or nothing. */
function keptOf(spot: string, folded: string): number {
  const first = String.fromCodePoint(spot.codePointAt(0) ?? 0);
  return folded.startsWith(kindOf(first)) ? first.length : 0;
}

/** The folded text; what changed its length goes to `edits`, whose places begin at `at` and `from`. */
export function foldInto(edits: Edit[], written: string, at = 0, from = 0): string {
  if (isPlain(written)) return written;
  let moved = from - at;
  const change = (place: number, length: number, size: number): void => {
    if (length === size) return;
    edits.push({ from: place, length, at: place - moved, size });
    moved += length - size;
  };
  return written.replace(SPOT, (spot: string, index: number) => {
    const read = foldSpot(spot);
    const end = unseenFrom(spot);
    const kept = end === 0 ? 0 : keptOf(spot, read);
    change(from + index + kept, end - kept, read.length - kept);
    change(from + index + end, spot.length - end, 0);
    return read;
  });
}

/**
 * TX1: the text as it is read, by the table of characters and canonical composition; nothing else is changed. Linear in the
 * text, and no more than one look at its characters where nothing is folded.
 */
export function foldText(written: string): Folded {
  const edits: Edit[] = [];
  const text = foldInto(edits, written);
  return { text, written: wayBack(edits) };
}

/** The text as it is read, where no place in it is told. */
export function folded(written: string): string {
  return foldInto([], written);
}
