import type { Mood, Statement } from '../../statement/statement.ts';
import { weakest } from '../moods.ts';
import type { Line } from './line.ts';
import type { Found } from './markers.ts';
import { piecesOf } from './pieces.ts';

function isOfClause({ marker }: Found): boolean {
  return marker.reach === 'clause';
}

/** Things by the piece of the line that they stand in. */
function byPiece<Thing>(
  ends: readonly number[],
  things: readonly Thing[],
  at: (thing: Thing) => number,
): Thing[][] {
  const parts = ends.map((): Thing[] => []);
  let piece = 0;
  for (const thing of [...things].sort((one, other) => at(one) - at(other))) {
    while (piece < ends.length - 1 && (ends[piece] ?? 0) <= at(thing)) piece += 1;
    parts[piece]?.push(thing);
  }
  return parts;
}

/** What each clause has of the markers in it; one that stands apart belongs to the clause behind it, else before it. */
function clauseMoods(
  line: Line,
  found: readonly Found[],
  statements: readonly Statement[],
): ReadonlyMap<Statement, readonly Mood[]> {
  const ends = piecesOf(line.text, line.span, line.values).map(({ end }) => end);
  const marked = byPiece(ends, found, ({ at }) => at);
  const said = byPiece(ends, statements, ({ at }) => line.tokens[at]?.start ?? line.span.start);
  const moods = new Map<Statement, Mood[]>();
  let waiting: Mood[] = [];
  let last: Mood[] = [];
  for (const [piece, own] of said.entries()) {
    waiting.push(...(marked[piece] ?? []).map(({ marker }) => marker.mood));
    if (own.length === 0) continue;
    const given = waiting;
    for (const one of own) moods.set(one, given);
    last = given;
    waiting = [];
  }
  last.push(...waiting);
  return moods;
}

/** Statements as far as the text stands by them, and how far it stands by the whole line. */
export interface Stood {
  readonly mood: Mood;
  readonly statements: readonly Statement[];
}

/** Gives a line and its statements the moods of its markers, and those that stand over it. */
export function withMoods(
  line: Line,
  statements: readonly Statement[],
  found: readonly Found[],
  over: readonly Mood[],
): Stood {
  const all = [...over, ...found.filter((one) => !isOfClause(one)).map(({ marker }) => marker.mood)];
  const some = found.filter(isOfClause);
  const own = some.length === 0 ? new Map<Statement, Mood[]>() : clauseMoods(line, some, statements);
  const isOneClause = statements.length < 2;
  return {
    mood: weakest(['asserted', ...all, ...(isOneClause ? some.map(({ marker }) => marker.mood) : [])]),
    statements:
      all.length === 0 && some.length === 0
        ? statements
        : statements.map((one) => ({ ...one, mood: weakest([one.mood, ...all, ...(own.get(one) ?? [])]) })),
  };
}
