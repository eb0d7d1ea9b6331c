import type { ClaimedTime, ClaimedValue, NamedEntity } from '../../../contract/assertion.ts';
import { type Ground, wordFor } from './ground.ts';
import type { Point } from './point.ts';

const SIGN: Readonly<Record<ClaimedValue['comparator'], string>> = {
  eq: '',
  gt: '> ',
  gte: '≥ ',
  lt: '< ',
  lte: '≤ ',
  range: '',
};

/** Made when a number is first shown: it takes longer than a short verification has to spare. */
let digits: Intl.NumberFormat | undefined;

/** A number without binary dust, thousands parted: at most 10 digits. */
export function showNumber(value: number): string {
  digits ??= new Intl.NumberFormat('en-US', { maximumSignificantDigits: 10 });
  return digits.format(value);
}

/** A value with its unit, as the report shows it. */
export function showValue(value: number | string, unit: string | null): string {
  if (typeof value === 'string') return value;
  if (unit === 'ratio') return `${showNumber(value)} (${showNumber(value * 100)} %)`;
  return unit === null ? showNumber(value) : `${showNumber(value)} ${unit}`;
}

export function showClaimed(claimed: ClaimedValue): string {
  const about = claimed.approximate ? '≈ ' : '';
  return `${about}${SIGN[claimed.comparator]}${claimed.text}`;
}

/** The days a point holds for, shortened where they are one whole. */
export function showTime(point: Pick<Point, 'from' | 'to'>): string {
  if (point.from === null && point.to === null) return '';
  if (point.from === point.to) return point.from ?? '';
  return `${point.from ?? '…'} – ${point.to ?? '…'}`;
}

export function showPoint(point: Point): string {
  const time = showTime(point);
  return time === '' ? showValue(point.value, point.unit) : `${showValue(point.value, point.unit)} [${time}]`;
}

export function showSubject(
  ground: Ground,
  subject: NamedEntity,
  attribute: string,
  time?: ClaimedTime,
): string {
  return `${showEntity(subject)} · ${wordFor(ground, subject.type, attribute)}${time === undefined ? '' : ` @ ${time.text}`}`;
}

/** An entity as the claim calls it, with its id: two things of one name are told apart. */
export function showEntity({ mention, name, id }: NamedEntity): string {
  const called = mention === '' ? name : mention;
  return called === id ? id : `${called} (${id})`;
}
