import { type Draft, type Draw, type Family, type Forms, mention, rotation, type Subject } from './family.ts';
import type { Falsity } from './claim.ts';
import { pick } from './random.ts';
import { sayFalse, sayTrue } from './say-value.ts';
import type { Speech } from './speech.ts';
import { fill } from './template.ts';
import { periodWords, type RelativeWords } from './time-words.ts';
import { factText, pickPoint, type Track } from './track.ts';

export interface SignedFamily {
  readonly name: string;
  readonly tracks: readonly Track[];
  readonly ghosts: readonly Subject[];
  /** Says magnitudes. */
  readonly speech: Speech;
  /** Slots `{s}`, `{t}`, `{v}` the magnitude. */
  readonly positive: Forms;
  readonly negative: Forms;
  readonly relative: RelativeWords;
  readonly falsities: readonly Falsity[];
}

/** Sentences about values that can be negative: profit and loss, above and below zero. */
export function signedFamily(given: SignedFamily): Family {
  const turn = rotation();
  return { name: given.name, falsities: given.falsities, draw: (draw) => signedDraft(given, turn, draw) };
}

function signedDraft(given: SignedFamily, turn: ReturnType<typeof rotation>, draw: Draw): Draft | null {
  const track = pick(draw.random, given.tracks);
  const point = track.current ?? pickPoint(draw.random, track.points, given.relative);
  const positive = point.value > 0 !== (draw.falsity === 'sign');
  const magnitudes = track.points.map((each) => Math.abs(each.value));
  const size = Math.abs(point.value);
  const plain =
    draw.falsity === 'sign' || draw.falsity === 'entity' || (draw.falsity === null && point.value < 0);
  const value = plain
    ? given.speech.plain(draw.random, draw.language, size)
    : draw.falsity === null
      ? sayTrue(draw, given.speech, size)
      : sayFalse(draw, given.speech, size, magnitudes);
  if (value === null || (point.value < 0 && draw.falsity === 'comparator')) return null;
  const subject = draw.falsity === 'entity' ? pick(draw.random, given.ghosts) : track.subject;
  const time =
    point.period === '' ? '' : periodWords(draw.random, draw.language, point.period, given.relative);
  const form = turn((positive ? given.positive : given.negative)[draw.language]);
  const text = fill(form, { s: mention(draw.random, draw.language, subject), t: time, v: value });
  return { text, truth: factText(track, point) };
}
