import type { ClaimedTime, DateAssertion } from '../../contract/assertion.ts';
import { missing, otherTime, select, staleFinding, supported } from './check-value.ts';
import type { Ground } from './ground.ts';
import type { Point } from './point.ts';
import { type Ruling, sourcesOf } from './ruling.ts';
import { showPoint, showSubject } from './show.ts';

/** True where the day lies in the claimed period, or on the side of it that the claim says. */
export function dayHolds(day: string, claimed: ClaimedTime): boolean {
  switch (claimed.bound) {
    case 'at':
      return day >= claimed.from && day <= claimed.to;
    case 'since':
      return day >= claimed.from;
    case 'until':
      return day <= claimed.to;
    case 'before':
      return day < claimed.from;
    case 'after':
      return day > claimed.to;
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
    (typeof point.value === 'string' && dayHolds(point.value, claimed)) !== negated;
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
