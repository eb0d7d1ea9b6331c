import type { TextPair } from '../../contract/ports/grounding-model.ts';
import type { Encoded, PairEncoder } from './pair-encoder.ts';

/** A stretch of the premise that is not cut, `[start, end)`, with the number of its tokens. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly tokens: number;
}

/** A word with the space before it; a longer one is cut, so that text without spaces has windows too. */
const PIECE = /(?:(?<!\s)\s+)?\S{1,16}/gu;
/** What two windows share, as a part of what fits in one. */
const OVERLAP = 1 / 4;
/** A hypothesis that leaves less than this part of the model's reach for the premise is not judged by scraps of it. */
const LEAST_ROOM = 1 / 4;

function piecesOf(text: string, count: (text: string) => number): Piece[] {
  const known = new Map<string, number>();
  return [...text.matchAll(PIECE)].map(({ 0: piece, index }) => {
    const tokens = known.get(piece) ?? count(piece);
    known.set(piece, tokens);
    return { start: index, end: index + piece.length, tokens };
  });
}

/** The piece after the last one from `first` on that fits in `room` tokens. */
function fill(pieces: readonly Piece[], first: number, room: number): number {
  let last = first;
  let used = 0;
  for (; last < pieces.length; last += 1) {
    used += pieces[last]?.tokens ?? 0;
    if (used > room) break;
  }
  return Math.max(last, first + 1);
}

/** Where the next window begins: as early as the overlap allows, and never where this one began. */
function stepBack(pieces: readonly Piece[], first: number, last: number, overlap: number): number {
  let next = last;
  let shared = 0;
  while (next > first + 1) {
    shared += pieces[next - 1]?.tokens ?? 0;
    if (shared > overlap) break;
    next -= 1;
  }
  return next;
}

/**
 * The pair as the model can read it: once where it fits in `maxTokens`, else with overlapping windows of the premise.
 * Null where a text is empty or the hypothesis leaves too little room. Linear in the premise.
 */
export function encodeWindows(encoder: PairEncoder, pair: TextPair, maxTokens: number): Encoded[] | null {
  const [premise, hypothesis] = [encoder.plain(pair.premise), encoder.plain(pair.hypothesis)];
  if (premise.trim() === '' || hypothesis.trim() === '') return null;
  const room = maxTokens - encoder.encode('', hypothesis).ids.length;
  if (room <= 0) return null;
  const pieces = piecesOf(premise, (text) => encoder.count(text));
  const tokens = pieces.reduce((sum, piece) => sum + piece.tokens, 0);
  const whole = tokens <= 2 * room ? encoder.encode(premise, hypothesis) : null;
  if (whole !== null && whole.ids.length <= maxTokens) return [whole];
  if (room < maxTokens * LEAST_ROOM) return null;
  return slide(pieces, room, maxTokens, (first, last) => {
    const [start, end] = [pieces[first]?.start ?? 0, pieces[last - 1]?.end ?? 0];
    return encoder.encode(premise.slice(start, end), hypothesis);
  });
}

/** Pieces of one text may make more tokens than each by itself: then the window ends earlier. */
function slide(
  pieces: readonly Piece[],
  room: number,
  maxTokens: number,
  encode: (first: number, last: number) => Encoded,
): Encoded[] | null {
  const windows: Encoded[] = [];
  for (let first = 0; first < pieces.length; ) {
    let last = fill(pieces, first, room);
    let window = encode(first, last);
    for (; window.ids.length > maxTokens && last > first + 1; window = encode(first, last)) last -= 1;
    if (window.ids.length > maxTokens) return null;
    windows.push(window);
    if (last === pieces.length) break;
    first = stepBack(pieces, first, last, room * OVERLAP);
  }
  return windows;
}
