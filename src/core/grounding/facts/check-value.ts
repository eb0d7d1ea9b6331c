import type { ClaimedTime, NamedEntity, ValueAssertion } from '../../../contract/assertion.ts';
import type { Attribute } from '../../../contract/vocabulary.ts';
import { type Comparison, compareValue, matchesDigits } from './compare.ts';
import { type Ground, isComplete, wordFor } from './ground.ts';
import { isSeries, lengthClass, type Point } from './point.ts';
import type { Finding } from '../../../contract/finding.ts';
import { type Ruling, sourcesOf } from '../ruling.ts';
import { contradicts, latestPoints, pointsAt, type Selection } from './select-points.ts';
import { seriesOf } from './series.ts';
import { showClaimed, showValue, showEntity, showPoint, showSubject, showTime } from './show.ts';

/** The points an assertion is held against, and how its attribute is defined. */
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
export function select(
  ground: Ground,
  subject: NamedEntity,
  attribute: string,
  time?: ClaimedTime,
  how?: ValueAssertion['pooling'],
): Selected {
  const referenceDate = ground.reference_date;
  const all = seriesOf(ground, subject, attribute);
  const definition = ground.vocabulary[subject.type]?.attributes[attribute];
  const selection =
    time === undefined
      ? latestPoints(all, ground.reference_date)
      : pointsAt(knownAt(all, time, ground.reference_date), time, definition, how);
  const isLater = time !== undefined && referenceDate !== null && time.from > referenceDate;
  const missingNow = isLater && selection.points.length === 0 ? 'beyond' : selection.missing;
  return { ...selection, missing: missingNow, all, definition };
}

/** Points of one length class must all agree; of several classes one is enough. */
export function verdictOf(
  points: readonly Point[],
  compare: (point: Point) => Comparison,
): { agreed: Point[]; failed: { point: Point; how: Comparison }[] } {
  const classes = [...new Set(points.map(lengthClass))];
  const failed: { point: Point; how: Comparison }[] = [];
  for (const cls of classes) {
    const members = points.filter((point) => lengthClass(point) === cls);
    const wrong = members
      .map((point) => ({ point, how: compare(point) }))
      .filter(({ how }) => how !== 'agrees');
    if (wrong.length === 0) return { agreed: members, failed: [] };
    failed.push(...wrong);
  }
  return { agreed: [], failed };
}

/** What is said where no value is there to compare with. */
export function missing(
  ground: Ground,
  assertion: {
    readonly subject: NamedEntity;
    readonly attribute: string;
    readonly start: number;
    readonly end: number;
  },
  selected: Selected,
  expected: string,
): Pick<Ruling, 'outcome' | 'reason' | 'findings'> {
  if (ground.failure !== null) return { outcome: 'unchecked', reason: ground.failure, findings: [] };
  if (selected.missing === 'unpoolable') return { outcome: 'unchecked', reason: 'ambiguous', findings: [] };
  const complete = isComplete(ground, assertion.subject.type, assertion.attribute);
  const absent = complete && selected.missing !== 'beyond';
  const finding: Finding = {
    code: 'ATTRIBUTE_NOT_FOUND',
    severity: absent ? 'error' : 'warning',
    place: { start: assertion.start, end: assertion.end },
    expected,
    actual: null,
    details: {
      entity: showEntity(assertion.subject),
      attribute: wordFor(ground, assertion.subject.type, assertion.attribute),
    },
    sources: [],
  };
  return absent
    ? { outcome: 'absent', findings: [finding] }
    : { outcome: 'not_found', reason: 'no_evidence', findings: [finding] };
}

function outOfRange(assertion: ValueAssertion, definition: Attribute | undefined): Finding[] {
  const { min, max } = definition?.range ?? {};
  const unit = definition?.unit ?? null;
  const bound = (value: number, comparator: 'gte' | 'lte'): boolean => {
    const probe = { ...assertion.claimed, comparator: 'eq' as const, approximate: false };
    const allowed = { value: probe.value, unit: probe.unit };
    return compareValue({ ...probe, value, unit, comparator }, allowed, 'count', 0) === 'differs';
  };
  const wrong = (min !== undefined && bound(min, 'gte')) || (max !== undefined && bound(max, 'lte'));
  if (!wrong || assertion.negated || assertion.claimed.comparator !== 'eq') return [];
  return [
    {
      code: 'OUT_OF_RANGE',
      severity: 'error',
      place: { start: assertion.start, end: assertion.end },
      expected: showClaimed(assertion.claimed),
      actual: `${min === undefined ? '…' : showValue(min, unit)} – ${max === undefined ? '…' : showValue(max, unit)}`,
      details: {},
      sources: [],
    },
  ];
}

/** A point of another time that the claim is true of: its value is stale, or its period is wrong. */
export function otherTime(
  all: readonly Point[],
  chosen: readonly Point[],
  agrees: (point: Point) => boolean,
): Point | undefined {
  const classes = new Set(chosen.map(lengthClass).filter(isSeries));
  return all
    .filter((point) => !chosen.includes(point) && (classes.size === 0 || classes.has(lengthClass(point))))
    .find(agrees);
}

export function staleFinding(
  place: { start: number; end: number },
  expected: string,
  old: Point,
  now: Point | undefined,
): Finding {
  return {
    code: 'STALE_DATA',
    severity: 'warning',
    place,
    expected,
    actual: now === undefined ? null : showPoint(now),
    details: { true_at: showTime(old), now: now === undefined ? '' : showTime(now) },
    sources: sourcesOf(now === undefined ? [old] : [old, now]),
  };
}

function mismatch(assertion: ValueAssertion, point: Point, how: Comparison): Finding {
  const unit = how === 'other_unit' || how === 'incomparable';
  return {
    code: unit ? 'UNIT_MISMATCH' : 'NUMBER_MISMATCH',
    severity: 'error',
    place: { start: assertion.start, end: assertion.end },
    expected: showClaimed(assertion.claimed),
    actual: showPoint(point),
    details: point.derivation === null ? {} : { derivation: point.derivation },
    sources: sourcesOf([point]),
  };
}

/** What only the unit suggested, or an average of no stated time, cannot be contradicted: something else may be meant. */
function unlessImplied(ruling: Ruling, assertion: ValueAssertion): Ruling {
  const timeless =
    assertion.time === undefined && (assertion.pooling === 'mean' || assertion.pooling === 'max');
  const against = ruling.outcome !== 'supported' && ruling.outcome !== 'unchecked';
  if ((assertion.implied !== true && !timeless) || !against) return ruling;
  const finding: Finding = {
    code: 'NOT_CHECKED',
    severity: 'warning',
    place: ruling.place,
    expected: assertion.claimed.text,
    actual: null,
    details: { why: 'attribute', reason: 'ambiguous' },
    sources: [],
  };
  return { ...ruling, outcome: 'unchecked', reason: 'ambiguous', findings: [finding] };
}

/** GR1: the attribute has the claimed value, unit made equal, at the claimed time. */
export function checkValue(assertion: ValueAssertion, ground: Ground): Ruling {
  return unlessImplied(valueRuling(assertion, ground), assertion);
}

function valueRuling(assertion: ValueAssertion, ground: Ground): Ruling {
  const selected = select(ground, assertion.subject, assertion.attribute, assertion.time, assertion.pooling);
  const { definition } = selected;
  const kind = definition?.kind ?? 'measure';
  const tolerance = ground.settings.numeric_tolerance;
  const place = { start: assertion.start, end: assertion.end };
  const common = {
    rule: 'GR1',
    place,
    reading: `${showSubject(ground, assertion.subject, assertion.attribute, assertion.time)} ${assertion.negated ? '≠ ' : ''}${showClaimed(assertion.claimed)}`,
    points: selected.points,
  };
  const impossible = outOfRange(assertion, definition);
  if (impossible.length > 0) return { ...common, outcome: 'contradicted', findings: impossible };
  const compare = (point: Point): Comparison =>
    typeof point.value === 'number'
      ? compareValue(assertion.claimed, { value: point.value, unit: point.unit }, kind, tolerance)
      : 'incomparable';
  const agrees = (point: Point): boolean => (compare(point) === 'agrees') !== assertion.negated;
  const isEquality = assertion.claimed.comparator === 'eq' && !assertion.negated;
  const wasTrue = (point: Point): boolean =>
    typeof point.value === 'number' &&
    matchesDigits(assertion.claimed, { value: point.value, unit: point.unit });
  const isLater =
    assertion.time !== undefined &&
    ground.reference_date !== null &&
    assertion.time.from > ground.reference_date;
  const old = isEquality && !isLater ? otherTime(selected.all, selected.points, wasTrue) : undefined;
  if (selected.points.length === 0) {
    const none = missing(ground, assertion, selected, showClaimed(assertion.claimed));
    if (old === undefined || none.outcome === 'unchecked') return { ...common, ...none };
    return {
      ...common,
      outcome: 'stale',
      findings: [staleFinding(place, showClaimed(assertion.claimed), old, undefined)],
    };
  }
  if (selected.points.some((a) => selected.points.some((b) => contradicts(a, b)))) {
    return {
      ...common,
      outcome: 'unchecked',
      reason: 'ambiguous',
      findings: [selfContradiction(assertion, selected.points)],
    };
  }
  const judged = verdictOf(selected.points, (point) =>
    agrees(point) ? 'agrees' : assertion.negated ? 'differs' : compare(point),
  );
  const first = judged.failed[0];
  if (first === undefined) return supported(common, judged.agreed);
  if (old === undefined)
    return { ...common, outcome: 'contradicted', findings: [mismatch(assertion, first.point, first.how)] };
  const stale = staleFinding(place, showClaimed(assertion.claimed), old, first.point);
  if (assertion.time === undefined) return { ...common, outcome: 'stale', findings: [stale] };
  return {
    ...common,
    outcome: 'contradicted',
    findings: [mismatch(assertion, first.point, first.how), stale],
  };
}

/** The finding that a source holds two values for one time. */
function selfContradiction(assertion: ValueAssertion, points: readonly Point[]): Finding {
  return {
    code: 'NOT_CHECKED',
    severity: 'warning',
    place: { start: assertion.start, end: assertion.end },
    expected: `${showClaimed(assertion.claimed)}: ${points.map(showPoint).join(' / ')}`,
    actual: null,
    details: { why: 'attribute', reason: 'ambiguous' },
    sources: sourcesOf(points),
  };
}

export function supported(
  common: Pick<Ruling, 'rule' | 'place' | 'reading'>,
  points: readonly Point[],
): Ruling {
  const derivation = points.find((point) => point.derivation !== null)?.derivation ?? null;
  return {
    ...common,
    outcome: 'supported',
    findings: [],
    points,
    ...(derivation === null ? {} : { derivation }),
  };
}
