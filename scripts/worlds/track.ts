import type { Subject } from './family.ts';
import { pick, type Random } from './random.ts';
import type { RelativeWords } from './time-words.ts';

export interface Point {
  /** `2026-W05`, `2025-Q4`, `2026-04`, `2025`; '' for a fact without time. */
  readonly period: string;
  readonly value: number;
}

/** The values of one attribute of one subject, oldest first. `current` is the value at the reference date. */
export interface Track {
  readonly subject: Subject;
  readonly attribute: string;
  readonly unit: string;
  readonly points: readonly Point[];
  /** Absent where a claim without time words would be ambiguous. */
  readonly current?: Point;
}

/** The fact as text: `org_unit ORG-0002 headcount 2025-Q4 = 18 명`. */
export function factText(track: Track, point: Point): string {
  const period = point.period === '' ? '' : ` ${point.period}`;
  return `${track.subject.type} ${track.subject.id} ${track.attribute}${period} = ${point.value} ${track.unit}`;
}

/** All values of the track at any time, the current one included. */
export function allValues(track: Track): number[] {
  return [...track.points, ...(track.current ? [track.current] : [])].map((point) => point.value);
}

/** A point of the track; often one that relative words (last week, 작년) can name. */
export function pickPoint(random: Random, points: readonly Point[], relative: RelativeWords): Point {
  const near = points.filter((point) => relative[point.period]);
  return pick(random, near.length > 0 && random() < 0.4 ? near : points);
}
