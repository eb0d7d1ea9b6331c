import { type Draft, type Draw, type Family, type Forms, mention, rotation, type Subject } from './family.ts';
import type { Falsity } from './claim.ts';
import { pick } from './random.ts';
import type { Speech } from './speech.ts';
import { fill } from './template.ts';
import { periodWords, type RelativeWords } from './time-words.ts';
import { factText, pickPoint, type Point, type Track } from './track.ts';

export interface GrowthFamily {
  readonly name: string;
  readonly tracks: readonly Track[];
  readonly ghosts: readonly Subject[];
  readonly speech: Speech;
  /** Percent for measures and counts; points for attributes that are percentages. */
  readonly by: 'percent' | 'points';
  /** Slots `{s}`, `{t}` later period, `{u}` earlier period, `{p}` the change, `{x}` and `{y}` the two values. */
  readonly up: Forms;
  readonly down: Forms;
  readonly relative: RelativeWords;
  readonly falsities: readonly Falsity[];
}

interface Change {
  readonly track: Track;
  readonly before: Point;
  readonly after: Point;
  readonly amount: number;
}

/** Sentences that compare two periods of one attribute. */
export function growthFamily(given: GrowthFamily): Family {
  const turn = rotation();
  return { name: given.name, falsities: given.falsities, draw: (draw) => growthDraft(given, turn, draw) };
}

function growthDraft(given: GrowthFamily, turn: ReturnType<typeof rotation>, draw: Draw): Draft | null {
  const change = pickChange(given, draw);
  if (change === null) return null;
  const rising = change.amount > 0 !== (draw.falsity === 'growth_sign');
  const form = turn((rising ? given.up : given.down)[draw.language]);
  if (!fits(form, draw)) return null;
  const subject = draw.falsity === 'entity' ? pick(draw.random, given.ghosts) : change.track.subject;
  const slots = { s: mention(draw.random, draw.language, subject), ...values(given, draw, change) };
  const truth = `${factText(change.track, change.before)} -> ${change.after.period} = ${change.after.value}`;
  return { text: fill(form, slots), truth };
}

/** A wrong direction needs a sentence without both values, a wrong amount one with the amount. */
function fits(form: string, draw: Draw): boolean {
  if (draw.falsity === 'growth_sign') return !form.includes('{x}');
  return draw.falsity === 'number' || draw.falsity === 'scale'
    ? form.includes('{p}') && !form.includes('{x}')
    : true;
}

/** Two neighbouring periods that differ by 5 % (or 2 points) at least. */
function pickChange(given: GrowthFamily, draw: Draw): Change | null {
  const track = pick(draw.random, given.tracks);
  const at = track.points.indexOf(pickPoint(draw.random, track.points.slice(1), given.relative));
  const [before, after] = [track.points[at - 1], track.points[at]];
  if (!before || !after) return null;
  const difference = after.value - before.value;
  const percent = (difference / before.value) * 100;
  const points = track.unit === 'ratio' ? difference * 100 : difference;
  const amount = given.by === 'percent' ? percent : points;
  return Math.abs(amount) < (given.by === 'percent' ? 5 : 2) ? null : { track, before, after, amount };
}

function values(given: GrowthFamily, draw: Draw, change: Change): Record<string, string> {
  const { random, language } = draw;
  const plain = (value: number): string => given.speech.plain(random, language, value);
  const when = (period: string): string => periodWords(random, language, period, given.relative);
  return {
    t: when(change.after.period),
    u: when(change.before.period),
    p: amountText(given, draw, Math.abs(change.amount)),
    x: plain(change.before.value),
    y: plain(change.after.value),
  };
}

function amountText(given: GrowthFamily, draw: Draw, amount: number): string {
  const wrong =
    draw.falsity === 'number' ? pick(draw.random, [0.45, 0.6, 1.5, 1.8]) : draw.falsity === 'scale' ? 10 : 1;
  const digits = String(Math.round(amount * wrong * 10) / 10);
  if (given.by === 'percent')
    return draw.language === 'ko' || draw.random() < 0.6 ? `${digits}%` : `${digits} percent`;
  if (draw.language === 'ko') return pick(draw.random, [`${digits}%p`, `${digits}%포인트`]);
  return pick(draw.random, [`${digits} percentage points`, `${digits} points`]);
}
