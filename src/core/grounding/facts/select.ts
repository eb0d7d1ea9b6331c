import type { ClaimedTime } from '../../../contract/assertion.ts';
import type { EntityKey } from '../../../contract/entity.ts';
import type { Attribute } from '../../../contract/vocabulary.ts';
import type { Ground } from './ground.ts';
import { isSeries, lengthClass, type Point } from './point.ts';
import { latestPoints, pointsAt, type Selection } from './select-points.ts';
import { seriesOf } from './series.ts';

/** The points that speak of a time, and how their attribute is defined. */
export interface Selected extends Selection {
  readonly all: readonly Point[];
  readonly definition: Attribute | undefined;
}

/** What holds without an end holds until now: of a later time it says nothing. */
function knownAt(
  points: readonly Point[],
  time: ClaimedTime,
  referenceDate: string | null,
): readonly Point[] {
  if (referenceDate === null || time.from <= referenceDate) return points;
  return points.filter(({ to }) => to !== null && to >= time.from);
}

/** Chooses the values of an attribute that a claim about `time` (or about now) must agree with. */
export function select(ground: Ground, entity: EntityKey, attribute: string, time?: ClaimedTime): Selected {
  const { reference_date } = ground;
  const all = seriesOf(ground, entity, attribute);
  const definition = ground.vocabulary[entity.type]?.attributes[attribute];
  const selection =
    time === undefined
      ? latestPoints(all, reference_date)
      : pointsAt(knownAt(all, time, reference_date), time, definition);
  const isLater = time !== undefined && reference_date !== null && time.from > reference_date;
  const missing = isLater && selection.points.length === 0 ? 'beyond' : selection.missing;
  return { ...selection, missing, all, definition };
}

/** Points of other times than the chosen ones, of the same kind of time. */
export function otherTimes({ all, points }: Selected): Point[] {
  const classes = new Set(points.map(lengthClass).filter(isSeries));
  return all.filter(
    (point) => !points.includes(point) && (classes.size === 0 || classes.has(lengthClass(point))),
  );
}
