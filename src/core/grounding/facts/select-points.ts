import type { ClaimedTime } from '../../../contract/assertion.ts';
import type { Aggregate, Attribute } from '../../../contract/vocabulary.ts';
import { isSeries, laterFirst, lengthClass, type Point } from './point.ts';
import { showNumber } from './show.ts';

/** The points that speak of a time. `pooled` were made of several; `missing` says why there are none. */
export interface Selection {
  readonly points: readonly Point[];
  readonly missing: 'nothing' | 'gap' | 'beyond' | 'unpoolable' | null;
}

const NONE = '';

function span(time: ClaimedTime): { from: string; to: string } {
  if (time.bound === 'since' || time.bound === 'after') return { from: time.from, to: time.from };
  if (time.bound === 'until' || time.bound === 'before') return { from: time.to, to: time.to };
  return time;
}

function covers(point: Point, from: string, to: string): boolean {
  return (point.from ?? NONE) <= from && (point.to === null || point.to >= to);
}

function inside(point: Point, from: string, to: string): boolean {
  return point.from !== null && point.to !== null && point.from >= from && point.to <= to;
}

function pool(values: readonly number[], how: Aggregate): number {
  switch (how) {
    case 'sum':
      return values.reduce((total, value) => total + value, 0);
    case 'mean':
      return values.reduce((total, value) => total + value, 0) / values.length;
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    case 'last':
      return values.at(-1) ?? Number.NaN;
  }
}

function pooled(points: readonly Point[], how: Aggregate): Point {
  const ordered = [...points].sort((a, b) => laterFirst(b, a));
  const values = ordered.map(({ value }) => Number(value));
  const first = ordered[0];
  const last = ordered.at(-1);
  return {
    value: pool(values, how),
    unit: first?.unit ?? null,
    from: first?.from ?? null,
    to: last?.to ?? null,
    sources: [...new Set(ordered.flatMap(({ sources }) => sources))].sort(),
    as_of: last?.as_of ?? null,
    derivation: `${how}(${values.map(showNumber).join(', ')})`,
  };
}

/** Points of one length class that lie inside the time, as one value; the longest class that is there wins. */
function pooledInside(points: readonly Point[], attribute: Attribute | undefined): Selection {
  const classes = ['year', 'half', 'quarter', 'month', 'week', 'state'];
  const cls = classes.find((name) => points.some((point) => lengthClass(point) === name));
  const members = points.filter((point) => lengthClass(point) === cls);
  const method = attribute?.aggregate;
  if (members.length === 1 && members[0] !== undefined) return { points: members, missing: null };
  const same = new Set(members.map(({ value }) => value)).size === 1;
  if (same && method !== 'sum') return { points: members.slice(0, 1), missing: null };
  if (method === undefined || members.some(({ value }) => typeof value !== 'number'))
    return { points: [], missing: 'unpoolable' };
  return { points: [pooled(members, method)], missing: null };
}

/** The points that hold for a stated time: the same time, else one that covers it, else several inside it made one. */
export function pointsAt(points: readonly Point[], time: ClaimedTime, attribute?: Attribute): Selection {
  const { from, to } = span(time);
  const same = points.filter((point) => point.from === from && point.to === to);
  if (same.length > 0) return { points: same, missing: null };
  const timed = points.filter((point) => point.from !== null || point.to !== null);
  const insiders = timed.filter((point) => inside(point, from, to));
  if (insiders.length > 0) return pooledInside(insiders, attribute);
  const covering = timed.filter((point) => covers(point, from, to)).sort(laterFirst);
  if (covering[0] !== undefined) {
    const best = covering[0];
    return {
      points: covering.filter((point) => point.from === best.from && point.to === best.to),
      missing: null,
    };
  }
  const always = points.filter((point) => point.from === null && point.to === null);
  if (always.length > 0) return { points: always, missing: null };
  if (points.length === 0) return { points: [], missing: 'nothing' };
  const first = timed.map((point) => point.from ?? NONE).sort()[0] ?? NONE;
  const last =
    timed
      .map((point) => point.to ?? '9999')
      .sort()
      .at(-1) ?? NONE;
  return { points: [], missing: from > last || to < first ? 'beyond' : 'gap' };
}

/** Two values of one system of record for the very same time: the source disagrees with itself. */
export function contradicts(a: Point, b: Point): boolean {
  return a.from === b.from && a.to === b.to && a.value !== b.value && a.sources.join() === b.sources.join();
}

function latestOfEachSource(points: readonly Point[]): Point[] {
  const latest = new Map<string, Point>();
  for (const point of points) {
    const key = `${lengthClass(point)} ${point.sources.join('+')}`;
    if (!latest.has(key)) latest.set(key, point);
  }
  const kept = [...latest.values()];
  const rivals = points.filter((point) => kept.some((one) => one !== point && contradicts(one, point)));
  return [...kept, ...rivals];
}

/**
 * The latest points up to the reference date, one of each system of record. A state is replaced by whatever is
 * newer; calendar series of several lengths (weeks beside years) each have a latest point of their own.
 */
export function latestPoints(points: readonly Point[], referenceDate: string | null): Selection {
  const known = points.filter(
    (point) => referenceDate === null || point.from === null || point.from <= referenceDate,
  );
  const ordered = [...known].sort(laterFirst);
  const newest = ordered[0];
  if (newest === undefined) return { points: [], missing: points.length === 0 ? 'nothing' : 'beyond' };
  const latest = latestOfEachSource(ordered);
  const inSeries = isSeries(lengthClass(newest));
  const current = latest.filter(
    (point) => lengthClass(point) === lengthClass(newest) || (inSeries && isSeries(lengthClass(point))),
  );
  return { points: current, missing: null };
}
