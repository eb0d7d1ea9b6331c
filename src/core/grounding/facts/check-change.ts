import type { ChangeAssertion, ClaimedValue } from '../../../contract/assertion.ts';
import { missing, select } from './check-value.ts';
import { compareValue, matchesDigits } from './compare.ts';
import { aligned, compareDifference } from './difference.ts';
import type { Ground } from './ground.ts';
import { laterFirst, lengthClass, type Point } from './point.ts';
import type { Finding } from '../../../contract/finding.ts';
import { type Ruling, sourcesOf } from '../ruling.ts';
import { showClaimed, showPoint, showSubject } from './show.ts';

const YEAR_DAYS = 365;
const SLACK_DAYS = 8;
const DAY = 86_400_000;

function daysApart(a: string, b: string): number {
  return Math.abs(Date.parse(a) - Date.parse(b)) / DAY;
}

/** The point of the same length one year before. */
function yearBefore(all: readonly Point[], point: Point): Point | undefined {
  const { from } = point;
  if (from === null) return undefined;
  const peers = all.filter(
    (peer) => lengthClass(peer) === lengthClass(point) && peer.from !== null && peer.from < from,
  );
  const gap = (peer: Point): number => Math.abs(daysApart(peer.from ?? from, from) - YEAR_DAYS);
  return peers.filter((peer) => gap(peer) <= SLACK_DAYS).sort((a, b) => gap(a) - gap(b))[0];
}

/** The point of the same length just before. */
function previous(all: readonly Point[], point: Point): Point | undefined {
  const peers = all.filter(
    (peer) => lengthClass(peer) === lengthClass(point) && (peer.from ?? '') < (point.from ?? ''),
  );
  return peers.sort(laterFirst)[0];
}

function basePoint(
  assertion: ChangeAssertion,
  ground: Ground,
  all: readonly Point[],
  to: Point,
): Point | undefined {
  const { base, from_value: claimed } = assertion;
  if (base === 'year_before') return yearBefore(all, to);
  if (base === 'previous') {
    const stated = (point: Point): boolean =>
      claimed !== undefined &&
      (point.from ?? '') < (to.from ?? '') &&
      lengthClass(point) === lengthClass(to) &&
      typeof point.value === 'number' &&
      matchesDigits(claimed, { value: point.value, unit: point.unit });
    const before = previous(all, to);
    if (claimed === undefined || assertion.time !== undefined) return before;
    return [...all].sort(laterFirst).find(stated) ?? before;
  }
  const found = select(ground, assertion.subject, assertion.attribute, { ...base, bound: 'at' });
  const peer = found.points.find((point) => lengthClass(point) === lengthClass(to));
  if (peer !== undefined) return peer;
  return base.granularity === 'year' && assertion.time === undefined
    ? (found.points[0] ?? yearBefore(all, to))
    : found.points[0];
}

function statedWrong(
  claimed: ClaimedValue | undefined,
  point: Point,
  ground: Ground,
  kind: 'measure' | 'count',
): boolean {
  if (claimed === undefined) return false;
  if (typeof point.value !== 'number') return true;
  return (
    compareValue(
      claimed,
      { value: point.value, unit: point.unit },
      kind,
      ground.settings.numeric_tolerance,
    ) !== 'agrees'
  );
}

function directionOf(from: number, to: number): ChangeAssertion['direction'] {
  if (Math.abs(to - from) <= 1e-9 * Math.max(1, Math.abs(from))) return 'none';
  return to > from ? 'up' : 'down';
}

const SIGN = { up: '↑', down: '↓', none: '=' } as const;

interface Judged {
  readonly problem: string | null;
  readonly derivation: string;
}

function kindOf({ subject, attribute }: ChangeAssertion, ground: Ground): 'measure' | 'count' {
  return ground.vocabulary[subject.type]?.attributes[attribute]?.kind === 'count' ? 'count' : 'measure';
}

function judge(assertion: ChangeAssertion, ground: Ground, base: Point, to: Point): Judged {
  const kind = kindOf(assertion, ground);
  const direction = directionOf(aligned(base, to.unit), Number(to.value));
  const step = `${showPoint(base)} → ${showPoint(to)}`;
  if ((direction === assertion.direction) === assertion.negated)
    return { problem: SIGN[direction], derivation: step };
  if (statedWrong(assertion.from_value, base, ground, kind))
    return { problem: showPoint(base), derivation: step };
  if (statedWrong(assertion.to_value, to, ground, kind)) return { problem: showPoint(to), derivation: step };
  const { amount } = assertion;
  if (amount === undefined || assertion.negated) return { problem: null, derivation: step };
  const multiple = amount.unit === '배';
  const difference = compareDifference(amount, multiple, base, to, ground.settings.numeric_tolerance);
  return {
    problem: difference.agrees ? null : difference.derivation,
    derivation: `${step}: ${difference.derivation}`,
  };
}

function shown(assertion: ChangeAssertion): string {
  const { amount, from_value, to_value, direction, negated } = assertion;
  const ends = [from_value, to_value].map((value) => (value === undefined ? null : showClaimed(value)));
  const parts = [
    amount === undefined ? null : showClaimed(amount),
    ...(ends.some((end) => end !== null) ? [`${ends[0] ?? '?'} → ${ends[1] ?? '?'}`] : []),
  ];
  return [`${negated ? '¬' : ''}${SIGN[direction]}`, ...parts.filter((part) => part !== null)].join(' ');
}

/** A value without times cannot have changed: only where it is said to have got to can be asked. */
function standingValue(
  assertion: ChangeAssertion,
  claimed: ClaimedValue,
  ground: Ground,
  common: Pick<Ruling, 'rule' | 'place' | 'reading'>,
  points: readonly Point[],
): Ruling {
  const kind = kindOf(assertion, ground);
  const wrong = points.find((point) => statedWrong(claimed, point, ground, kind));
  const unasked: Finding = {
    code: 'NOT_CHECKED',
    severity: 'warning',
    place: common.place,
    expected: shown(assertion),
    actual: null,
    details: { why: 'time', reason: 'no_evidence' },
    sources: [],
  };
  if (wrong === undefined) return { ...common, outcome: 'supported', findings: [unasked], points };
  const finding: Finding = {
    code: 'NUMBER_MISMATCH',
    severity: 'error',
    place: common.place,
    expected: showClaimed(claimed),
    actual: showPoint(wrong),
    details: {},
    sources: sourcesOf([wrong]),
  };
  return {
    ...common,
    outcome: assertion.negated ? 'unchecked' : 'contradicted',
    reason: 'unsupported',
    findings: [finding],
    points,
  };
}

/** GR6: the attribute went the claimed way between the two times, by the claimed amount. Shows both values. */
export function checkChange(assertion: ChangeAssertion, ground: Ground): Ruling {
  const place = { start: assertion.start, end: assertion.end };
  const selected = select(ground, assertion.subject, assertion.attribute, assertion.time);
  const against = typeof assertion.base === 'string' ? assertion.base : assertion.base.text;
  const reading = `${showSubject(ground, assertion.subject, assertion.attribute, assertion.time)} ${shown(assertion)} (${against})`;
  const common = { rule: 'GR6', place, reading };
  const pairs = selected.points
    .filter(({ value }) => typeof value === 'number')
    .map((to) => ({ to, base: basePoint(assertion, ground, selected.all, to) }))
    .filter(
      (pair): pair is { to: Point; base: Point } =>
        pair.base !== undefined && typeof pair.base.value === 'number',
    );
  const timeless = selected.all.length > 0 && selected.all.every((point) => lengthClass(point) === 'always');
  if (timeless && assertion.to_value !== undefined)
    return standingValue(assertion, assertion.to_value, ground, common, selected.points);
  if (pairs.length === 0) {
    const none =
      selected.points.length === 0
        ? missing(ground, assertion, selected, shown(assertion))
        : { outcome: 'not_found' as const, reason: 'no_evidence' as const, findings: [] };
    return { ...common, points: selected.points, ...none };
  }
  const judged = pairs.map((pair) => ({ ...pair, ...judge(assertion, ground, pair.base, pair.to) }));
  const good = judged.find(({ problem }) => problem === null);
  if (good !== undefined)
    return {
      ...common,
      outcome: 'supported',
      findings: [],
      points: [good.base, good.to],
      derivation: good.derivation,
    };
  const worst = judged[0];
  if (worst === undefined)
    return { ...common, outcome: 'not_found', reason: 'no_evidence', findings: [], points: [] };
  const finding: Finding = {
    code: 'CHANGE_MISMATCH',
    severity: 'error',
    place,
    expected: shown(assertion),
    actual: worst.problem,
    details: { derivation: worst.derivation },
    sources: sourcesOf([worst.base, worst.to]),
  };
  return {
    ...common,
    outcome: 'contradicted',
    findings: [finding],
    points: [worst.base, worst.to],
    derivation: worst.derivation,
  };
}
