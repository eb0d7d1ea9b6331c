import { type BoundWord, RANGE_SIGNS, RANGE_WORDS } from '../lexicon/bounds.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { afterGap, isDigitAt, isHangul } from './characters.ts';
import { clockAt, type ClockPoint } from './clock.ts';
import { type Draft, read, unreadDraft } from './draft.ts';
import { boundsOfTime } from './period-expression.ts';

const joints = wordTable(RANGE_WORDS);
const BARE_HOUR = /(1[0-2]|[1-9])(?![\d.,:]?\d|[A-Za-z%])/y;
const NOON = 43200;
const HALF_DAY = 43200;

function jointEnd(text: string, end: number): number {
  const at = afterGap(text, end);
  if (RANGE_SIGNS.includes(text.charAt(at) || ' ')) return afterGap(text, at + 1);
  const found = longestWord(joints, text, at, (last) => afterGap(text, last) > last);
  return found === null || isHangul(text.charCodeAt(at)) !== (at === end) ? -1 : afterGap(text, found.end);
}

/** `7 to 10 am`: a bare hour takes the half of the second where it stands before it then. */
function bareFirst(text: string, at: number): Draft | null {
  BARE_HOUR.lastIndex = at;
  const hour = isDigitAt(text, at) ? BARE_HOUR.exec(text) : null;
  const place = hour === null ? -1 : jointEnd(text, at + hour[0].length);
  const next = place < 0 || !isDigitAt(text, place) ? null : clockAt(text, place);
  if (
    hour === null ||
    next === null ||
    !/[mM.시분반]$/.test(text.slice(place, next.end)) ||
    next.unread !== null
  )
    return null;
  const from = (Number(hour[1]) % 12) * 3600 + (next.seconds >= NOON && next.halfKnown ? HALF_DAY : 0);
  if (from >= next.seconds) return unreadDraft(at, next.end, 'ambiguous');
  return finished(text, { ...next, start: at, seconds: from }, next, []);
}

/** Both ends on the clock of 24 hours where one of them must be: 9:00~18:00. */
function together(first: ClockPoint, last: ClockPoint): readonly [ClockPoint, ClockPoint] {
  const isSure = (last.halfKnown && last.seconds > NOON) || first.halfKnown;
  const from = { ...first, halfKnown: first.halfKnown || last.halfKnown };
  return [
    from,
    last.halfKnown || !isSure || last.seconds < first.seconds ? last : { ...last, halfKnown: true },
  ];
}

function finished(text: string, first: ClockPoint, last: ClockPoint, bounds: readonly BoundWord[]): Draft {
  const isRange = first !== last;
  const { bound, approximate, reach } = boundsOfTime(text, last.end, bounds, isRange);
  const value = {
    kind: 'clock',
    from: first.seconds,
    to: last.seconds,
    halfKnown: first.halfKnown && last.halfKnown,
    bound,
    approximate,
    zone: last.zone,
  } as const;
  return read(first.start, last.end, value, reach);
}

/** A time of day, or hours from one to another, with what bounds it. */
export function clockExpression(text: string, at: number, bounds: readonly BoundWord[]): Draft | null {
  const bare = bareFirst(text, at);
  if (bare !== null) return bare;
  const first = clockAt(text, at);
  if (first === null) return null;
  if (first.unread !== null) return unreadDraft(first.start, first.end, first.unread);
  const place = jointEnd(text, first.end);
  const second = place < 0 ? null : clockAt(text, place);
  if (second === null || second.unread !== null) return finished(text, first, first, bounds);
  const [from, to] = together(first, second);
  return finished(text, from, to, bounds);
}
