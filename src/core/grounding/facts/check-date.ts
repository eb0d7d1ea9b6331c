import type { ClaimedTime, DateAssertion } from '../../../contract/assertion.ts';
import { missing, otherTime, select, staleFinding, supported } from './check-value.ts';
import { periodOf } from '../../language/period-of.ts';
import type { Ground } from './ground.ts';
import type { Point } from './point.ts';
import { type Ruling, sourcesOf } from '../ruling.ts';
import { showPoint, showSubject } from './show.ts';

/** First and last day of a stored date, which may be a month or a year only. */
function daysOf(stored: string): { from: string; to: string } {
  const period = periodOf(stored);
  return period ?? { from: stored, to: stored };
}

/** True where the stored date lies in the claimed period, or on the side of it that the claim says. */
export function dateHolds(stored: string, claimed: ClaimedTime): boolean {
  const { from, to } = daysOf(stored);
  switch (claimed.bound) {
    case 'at':
      return to >= claimed.from && from <= claimed.to;
    case 'since':
      return to >= claimed.from;
    case 'until':
      return from <= claimed.to;
    case 'before':
      return from < claimed.from;
    case 'after':
      return to > claimed.to;
  }
}

/** GR2: the date attribute is the claimed day, or lies in the claimed period. Exact. */
export function checkDate(assertion: DateAssertion, ground: Ground): Ruling {
  const { claimed, negated } = assertion;
  const place = { start: assertion.start, end: assertion.end };
  const selected = select(ground, assertion.subject, assertion.attribute);
  const { points } = selected;
  const common = {
    rule: 'GR2',
    place,
    reading: `${showSubject(ground, assertion.subject, assertion.attribute)} ${negated ? '≠ ' : ''}${claimed.text}`,
    points,
  };
  if (points.length === 0) return { ...common, ...missing(ground, assertion, selected, claimed.text) };
  const agrees = (point: Point): boolean =>
    (typeof point.value === 'string' && dateHolds(point.value, claimed)) !== negated;
  const wrong = points.find((point) => !agrees(point));
  if (wrong === undefined) return supported(common, points);
  const old = negated ? undefined : otherTime(selected.all, points, agrees);
  if (old !== undefined)
    return { ...common, outcome: 'stale', findings: [staleFinding(place, claimed.text, old, wrong)] };
  const finding = {
    code: 'DATE_MISMATCH' as const,
    severity: 'error' as const,
    place,
    expected: claimed.text,
    actual: showPoint(wrong),
    details: {},
    sources: sourcesOf([wrong]),
  };
  return { ...common, outcome: 'contradicted', findings: [finding] };
}
