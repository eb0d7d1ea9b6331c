import { englishWordStem } from '../../language/english-word-stem.ts';
import type { Period } from '../../language/period.ts';
import type { Quantity } from '../../language/quantity.ts';
import type { Unit } from '../../language/unit.ts';
import { comparable, convert } from '../../language/units.ts';

const ABOUT = 0.05;
const NEAR = 0.25;
const LARGE = 100;
const DUST = 1e-9;

/** Pounds may be money or weight; where the other side says which, they are that. */
function asMoney(quantity: Quantity, other: Unit | null): Quantity {
  const isMoney = quantity.unit?.symbol === 'lb' && other?.symbol === 'GBP';
  return isMoney ? { ...quantity, unit: other } : quantity;
}

/** GR25: equal at the digits that the claim shows, units made equal first; "about" on either side takes 5 %. */
export function isSameQuantity(said: Quantity, there: Quantity): boolean {
  const claim = asMoney(said, there.unit);
  const actual = asMoney(there, said.unit);
  if (claim.kind !== actual.kind && claim.unit === null && actual.unit === null) return false;
  const value = convert(actual.value, actual.unit, claim.unit);
  if (value === null) return false;
  const high = convert(actual.high ?? actual.value, actual.unit, claim.unit) ?? value;
  if (isBoundOf(claim, value, actual)) return true;
  const margin =
    claim.approximate || actual.approximate
      ? ABOUT * Math.abs(value)
      : claim.resolution / 2 + DUST * Math.abs(value);
  return claim.value >= value - margin && claim.value <= high + margin;
}

/** Over 600, of 612: true of the number, and near enough to be said of it. */
function isBoundOf(claim: Quantity, value: number, { comparator }: Quantity): boolean {
  if (
    comparator !== 'eq' ||
    (claim.unit === null && value < LARGE) ||
    claim.comparator === 'eq' ||
    claim.comparator === 'range'
  )
    return false;
  const isAbove = claim.comparator === 'gt' || claim.comparator === 'gte';
  const over = (isAbove ? value - claim.value : claim.value - value) / Math.abs(value);
  return over > 0 && over <= NEAR;
}

/** Whether two quantities count or measure the same kind of thing, so that one excludes the other. */
export function isSameKind(said: Quantity, there: Quantity): boolean {
  const claim = asMoney(said, there.unit);
  const actual = asMoney(there, said.unit);
  if (claim.kind !== actual.kind) return false;
  if (!comparable(claim.unit, actual.unit)) return false;
  if (claim.unit !== null || actual.unit !== null) return claim.unit !== null && actual.unit !== null;
  return stemOf(claim.counted) === stemOf(actual.counted);
}

function stemOf(noun: string | undefined): string {
  return englishWordStem((noun ?? '').toLowerCase());
}

/** GR25: the time of the evidence lies in that of the claim; where one leaves the year out, month and day agree. */
export function isSamePeriod(claim: Period, actual: Period): boolean {
  if (claim.from === null || actual.from === null || claim.to === null || actual.to === null)
    return plain(claim.text) === plain(actual.text) || isSameDay(claim, actual) || isWithYear(claim, actual);
  return claim.from <= actual.from && actual.to <= claim.to;
}

/** `second half of 2019`, where the text has told the year before. */
function isWithYear(claim: Period, actual: Period): boolean {
  return (
    actual.from === null &&
    claim.granularity === actual.granularity &&
    plain(claim.text).startsWith(`${plain(actual.text)} `)
  );
}

/** Whether two times of one fineness share no day, so that one excludes the other. */
export function isOtherPeriod(claim: Period, actual: Period): boolean {
  if (claim.granularity !== actual.granularity || claim.bound !== actual.bound) return false;
  if (claim.from === null || actual.from === null || claim.to === null || actual.to === null)
    return isOtherDay(claim, actual);
  return !claim.relative && !actual.relative && (claim.to < actual.from || actual.to < claim.from);
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY_MONTH =
  /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3})[a-z]*|^([a-z]{3})[a-z]*\.? (\d{1,2})(?!\d)/u;

/** `MM-DD` of a day, written or resolved; null for anything else. */
function dayOf({ text, from, granularity }: Period): string | null {
  if (granularity !== 'day') return null;
  if (from !== null) return from.slice(5);
  const found = DAY_MONTH.exec(text.toLowerCase());
  const month = MONTHS.indexOf(found?.[2] ?? found?.[3] ?? '') + 1;
  const day = found?.[1] ?? found?.[4];
  if (month === 0 || day === undefined) return null;
  return `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isSameDay(one: Period, other: Period): boolean {
  const day = dayOf(one);
  return day !== null && day === dayOf(other);
}

function isOtherDay(one: Period, other: Period): boolean {
  const [day, second] = [dayOf(one), dayOf(other)];
  return day !== null && second !== null && day !== second;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
