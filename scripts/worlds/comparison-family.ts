import { type Draft, type Draw, type Family, type Forms, mention, rotation, type Subject } from './family.ts';
import { pick } from './random.ts';
import { fill } from './template.ts';
import { periodWords, type RelativeWords } from './time-words.ts';
import { factText, type Track } from './track.ts';

export interface ComparisonFamily {
  readonly name: string;
  readonly tracks: readonly Track[];
  readonly ghosts: readonly Subject[];
  /** Slots `{a}` the subject said to be higher, `{b}` the other; `{t}` where the tracks have no current value. */
  readonly higher: Forms;
  /** Slots `{a}` the subject said to be lower, `{b}` the other. */
  readonly lower: Forms;
  readonly relative: RelativeWords;
}

/** Sentences that put two subjects in order by one attribute. */
export function comparisonFamily(given: ComparisonFamily): Family {
  const turn = rotation();
  const draw = (asked: Draw): Draft | null => comparisonDraft(given, turn, asked);
  return { name: given.name, falsities: ['comparator', 'entity'], draw };
}

function comparisonDraft(
  given: ComparisonFamily,
  turn: ReturnType<typeof rotation>,
  draw: Draw,
): Draft | null {
  const [one, other] = [pick(draw.random, given.tracks), pick(draw.random, given.tracks)];
  const left = one.current ?? pick(draw.random, one.points);
  const right = other.current ?? other.points.find((point) => point.period === left.period);
  if (one === other || !right || Math.abs(left.value - right.value) < 0.1 * Math.abs(right.value))
    return null;
  if (one.subject.type !== other.subject.type) return null;
  const higher = left.value > right.value !== (draw.falsity === 'comparator');
  const form = turn((higher ? given.higher : given.lower)[draw.language]);
  const second = draw.falsity === 'entity' ? pick(draw.random, given.ghosts) : other.subject;
  const time = left.period === '' ? '' : periodWords(draw.random, draw.language, left.period, given.relative);
  const say = (subject: Subject): string => mention(draw.random, draw.language, subject);
  const text = fill(form, { a: say(one.subject), b: say(second), t: time });
  return { text, truth: `${factText(one, left)}; ${factText(other, right)}` };
}
