import type { Sentence } from './sentence.ts';
import { sentences } from './sentences.ts';

/** A text that grows at its end: the place up to which its sentences are finished and given out. */
export interface GrowingText {
  readonly text: string;
  readonly done: number;
  /** Length at which the open rest was last read; it is read again when it has grown by a share of it. */
  readonly read: number;
}

export const NOTHING_YET: GrowingText = { text: '', done: 0, read: 0 };

const SHORT_REST = 400;
const GROWTH = 1.25;
const MAY_END = /[.!?。…\n]/u;
const FENCE = /^ {0,3}(?:```|~~~)/gmu;

/** True where a block of code is open: what stands in it is no sentence yet. */
function isFenceOpen(rest: string): boolean {
  return (rest.match(FENCE)?.length ?? 0) % 2 === 1;
}

/** The end of the last sentence that what comes cannot change: another one of its paragraph, or a new paragraph, has begun behind it. */
function finishedEnd(rest: string, found: readonly Sentence[]): number {
  if (isFenceOpen(rest)) return 0;
  const last = found.at(-1);
  if (last === undefined) return 0;
  const closed = /\n\s*\n/u.test(rest.slice(last.end));
  const finished = closed ? last : found.at(-3);
  return finished?.end ?? 0;
}

/** Takes a further piece. `finished` is the part of the text, with its place, whose sentences are now settled; null where none is. Linear in the whole, whatever the pieces. */
export function grow(
  growing: GrowingText,
  piece: string,
): {
  readonly growing: GrowingText;
  readonly finished: { readonly start: number; readonly end: number } | null;
} {
  const text = growing.text + piece;
  const rest = text.length - growing.done;
  const due = rest <= SHORT_REST ? MAY_END.test(piece) : rest >= growing.read * GROWTH;
  if (!due) return { growing: { ...growing, text }, finished: null };
  const open = text.slice(growing.done);
  const end = growing.done + finishedEnd(open, sentences(open));
  if (end === growing.done) return { growing: { text, done: end, read: rest }, finished: null };
  return { growing: { text, done: end, read: 0 }, finished: { start: growing.done, end } };
}
