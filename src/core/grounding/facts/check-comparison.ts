import type { ComparisonAssertion } from '../../../contract/assertion.ts';
import { missing, select } from './check-value.ts';
import { aligned, compareDifference } from './difference.ts';
import type { Ground } from './ground.ts';
import { lengthClass, type Point } from './point.ts';
import type { Finding } from '../../../contract/finding.ts';
import { type Ruling, sourcesOf } from '../ruling.ts';
import { showClaimed, showEntity, showPoint, showSubject } from './show.ts';

const SIGN = { more: '>', less: '<', equal: '=' } as const;

function directionOf(a: number, b: number): ComparisonAssertion['direction'] {
  if (Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b))) return 'equal';
  return a > b ? 'more' : 'less';
}

function pairOf(mine: readonly Point[], theirs: readonly Point[]): [Point, Point] | null {
  for (const point of mine) {
    const peer =
      theirs.find((other) => other.from === point.from && other.to === point.to) ??
      theirs.find((other) => lengthClass(other) === lengthClass(point));
    if (peer !== undefined && typeof point.value === 'number' && typeof peer.value === 'number')
      return [point, peer];
  }
  return null;
}

/** GR7: the attribute of one entity is more or less than that of another, by the claimed amount. */
export function checkComparison(assertion: ComparisonAssertion, ground: Ground): Ruling {
  const place = { start: assertion.start, end: assertion.end };
  const { subject, other, attribute, amount, negated, time } = assertion;
  const own = select(ground, subject, attribute, time);
  const against = select(ground, other, attribute, time);
  const sign = `${negated ? '¬' : ''}${SIGN[assertion.direction]}`;
  const expected = `${showEntity(subject)} ${sign} ${showEntity(other)}${amount === undefined ? '' : ` (${showClaimed(amount)})`}`;
  const common = {
    rule: 'GR7',
    place,
    reading: `${showSubject(ground, subject, attribute, time)} ${sign} ${showEntity(other)}${amount === undefined ? '' : ` ${showClaimed(amount)}`}`,
  };
  const pair = pairOf(own.points, against.points);
  if (pair === null) {
    const [empty, whose] = own.points.length === 0 ? [own, subject] : [against, other];
    return { ...common, points: [], ...missing(ground, { ...assertion, subject: whose }, empty, expected) };
  }
  const [mine, theirs] = pair;
  const actual = directionOf(Number(mine.value), aligned(theirs, mine.unit));
  const multiple = amount?.unit === '배';
  const difference =
    amount === undefined
      ? null
      : compareDifference(amount, multiple, theirs, mine, ground.settings.numeric_tolerance);
  const holds = (actual === assertion.direction) !== negated && (difference?.agrees ?? true);
  const derivation = `${showPoint(mine)} ${SIGN[actual]} ${showPoint(theirs)}${difference === null ? '' : `; ${difference.derivation}`}`;
  const points = [mine, theirs];
  if (holds) return { ...common, outcome: 'supported', findings: [], points, derivation };
  const finding: Finding = {
    code: 'COMPARISON_MISMATCH',
    severity: 'error',
    place,
    expected,
    actual: derivation,
    details: { derivation },
    sources: sourcesOf(points),
  };
  return { ...common, outcome: 'contradicted', findings: [finding], points, derivation };
}
