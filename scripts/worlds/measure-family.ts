import { bound } from './bounds.ts';
import {
  apart,
  type Draft,
  type Draw,
  type Family,
  type Forms,
  mention,
  rotation,
  type Subject,
} from './family.ts';
import type { Falsity } from './claim.ts';
import { pick } from './random.ts';
import { sayFalse, sayTrue } from './say-value.ts';
import type { Speech } from './speech.ts';
import { fill } from './template.ts';
import { periodWords, type RelativeWords } from './time-words.ts';
import { allValues, factText, pickPoint, type Point, type Track } from './track.ts';

export interface MeasureFamily {
  readonly name: string;
  readonly tracks: readonly Track[];
  readonly ghosts: readonly Subject[];
  readonly speech: Speech;
  /** Slots `{s}` subject, `{v}` value phrase. No time, or a word for the present. */
  readonly untimed?: Forms;
  /** Slots `{t}` time phrase (English: with its preposition), `{s}`, `{v}`. */
  readonly timed?: Forms;
  /** Comparators made with a verb, slots `{s}`, `{x}` (and `{t}` where only `timed` is given). */
  readonly above?: Forms;
  readonly below?: Forms;
  readonly relative: RelativeWords;
  readonly falsities: readonly Falsity[];
}

/** Sentences that give the value of an attribute. */
export function measureFamily(given: MeasureFamily): Family {
  const turn = rotation();
  return { name: given.name, falsities: given.falsities, draw: (draw) => measureDraft(given, turn, draw) };
}

type Turn = ReturnType<typeof rotation>;

function measureDraft(given: MeasureFamily, turn: Turn, draw: Draw): Draft | null {
  const track = pick(draw.random, given.tracks);
  const timed = isTimed(given, draw);
  const point = timed ? pickPoint(draw.random, track.points, given.relative) : track.current;
  if (!point || (timed && !given.timed) || (!timed && !given.untimed)) return null;
  const verb = verbDraft(given, turn, draw, track, point, timed);
  if (verb) return verb;
  const subject = saidSubject(given, draw, track, point);
  const value = saidValue(given, draw, track, point);
  if (subject === null || value === null) return null;
  const form = turn(((timed ? given.timed : given.untimed) ?? { ko: [], en: [] })[draw.language]);
  return {
    text: fill(form, slots(given, draw, subject, point, { v: value })),
    truth: factText(track, point),
  };
}

function isTimed(given: MeasureFamily, draw: Draw): boolean {
  if (draw.falsity === 'stale') return false;
  if (draw.falsity === 'period') return true;
  return given.untimed === undefined || (given.timed !== undefined && draw.random() < 0.5);
}

function slots(
  given: MeasureFamily,
  draw: Draw,
  subject: Subject,
  point: Point,
  more: Record<string, string>,
) {
  const time =
    point.period === '' ? '' : periodWords(draw.random, draw.language, point.period, given.relative);
  return { s: mention(draw.random, draw.language, subject), t: time, ...more };
}

function saidSubject(given: MeasureFamily, draw: Draw, track: Track, point: Point): Subject | null {
  if (draw.falsity !== 'entity') return track.subject;
  if (draw.random() < 0.4) return pick(draw.random, given.ghosts);
  const others = given.tracks.filter((other) => other !== track && other.subject.type === track.subject.type);
  const plain = others.filter((other) =>
    allValues(other).every((value) => apart(given.speech.exact, value, point.value)),
  );
  return pick(draw.random, plain.length > 0 ? plain.map((other) => other.subject) : given.ghosts);
}

function saidValue(given: MeasureFamily, draw: Draw, track: Track, point: Point): string | null {
  const plain = (value: number): string => given.speech.plain(draw.random, draw.language, value);
  if (draw.falsity === null) return sayTrue(draw, given.speech, point.value);
  if (draw.falsity === 'entity') return plain(point.value);
  if (draw.falsity !== 'period' && draw.falsity !== 'stale')
    return sayFalse(draw, given.speech, point.value, allValues(track));
  const other = pick(draw.random, track.points);
  return apart(given.speech.exact, other.value, point.value) ? plain(other.value) : null;
}

function verbDraft(
  given: MeasureFamily,
  turn: Turn,
  draw: Draw,
  track: Track,
  point: Point,
  timed: boolean,
): Draft | null {
  const usable = draw.falsity === null || draw.falsity === 'comparator';
  if (!usable || !given.above || !given.below || timed !== (given.untimed === undefined)) return null;
  if (draw.random() > (draw.falsity === null ? 0.22 : 0.5)) return null;
  const up = draw.random() < 0.5;
  const limit = bound(draw, given.speech, point.value, up, draw.falsity === null);
  if (limit === null) return null;
  const form = turn((up ? given.above : given.below)[draw.language]);
  const said = { x: given.speech.plain(draw.random, draw.language, limit) };
  return { text: fill(form, slots(given, draw, track.subject, point, said)), truth: factText(track, point) };
}
