import type { ClockTime, Comparison, Day, Period } from '../statement/value.ts';
import { daysIn, orderOfDay } from './day.ts';

const HALF_DAY = 43200;
const SPANS: Readonly<Record<Period['fineness'], number>> = {
  day: 1,
  weekday: 1,
  week: 7,
  month: 31,
  quarter: 93,
  half: 186,
  year: 372,
  decade: 3720,
  century: 37200,
};

interface Ends {
  readonly from: number;
  readonly to: number;
}

function withYear(day: Day, year: number | null): Day {
  return day.year !== null || year === null
    ? day
    : { ...day, year, day: Math.min(day.day, daysIn(year, day.month)) };
}

function endsOf({ from, to }: Period, year: number | null): Ends | null {
  if (from === null || to === null) return null;
  return { from: orderOfDay(withYear(from, year)), to: orderOfDay(withYear(to, year)) };
}

function isRange(period: Period, ends: Ends): boolean {
  return ends.to - ends.from >= SPANS[period.fineness];
}

function contains(a: Ends, b: Ends): boolean {
  return a.from <= b.from && b.to <= a.to;
}

/** Weekdays alone: the same ones, none in common, or neither. */
function compareWeekdays(claim: readonly number[], evidence: readonly number[]): Comparison {
  const common = claim.filter((weekday) => evidence.includes(weekday)).length;
  if (common === claim.length && common === evidence.length) return 'equal';
  return common === 0 ? 'excluded' : 'incomparable';
}

function compareNamed(claim: Period, evidence: Period, said: Ends, held: Ends): Comparison {
  if (said.from === held.from && said.to === held.to)
    return claim.part === evidence.part
      ? 'equal'
      : claim.part === null
        ? 'within'
        : evidence.part === null
          ? 'incomparable'
          : 'excluded';
  if (held.to < said.from || said.to < held.from) return 'excluded';
  const [isLong, isOtherLong] = [isRange(claim, said), isRange(evidence, held)];
  if (isLong && isOtherLong) return 'excluded';
  return contains(said, held) && !isLong && claim.part === null ? 'within' : 'incomparable';
}

/** A bound on one side, a time on the other: by 1 July holds of 28 June. */
function compareBound(bound: Period['bound'], said: Ends, held: Ends): Comparison {
  if (bound === 'until')
    return held.to <= said.to ? 'within' : held.from > said.to ? 'excluded' : 'incomparable';
  if (bound === 'before')
    return held.to < said.from ? 'within' : held.from >= said.from ? 'excluded' : 'incomparable';
  if (bound === 'after')
    return held.from > said.to ? 'within' : held.to <= said.to ? 'excluded' : 'incomparable';
  return 'incomparable';
}

function compareEnds(claim: Period, evidence: Period, said: Ends, held: Ends): Comparison {
  if (claim.bound === evidence.bound) {
    const outcome = compareNamed(claim, evidence, said, held);
    return claim.bound === 'at' || outcome === 'equal' || outcome === 'excluded' ? outcome : 'incomparable';
  }
  return evidence.bound === 'at' ? compareBound(claim.bound, said, held) : 'incomparable';
}

/** Whether the evidence's period says the claim's. A claim without a year is the coarser one. */
export function comparePeriods(claim: Period, evidence: Period): Comparison {
  if (claim.calendar !== evidence.calendar) return 'incomparable';
  const [year, other] = [claim.from?.year ?? null, evidence.from?.year ?? null];
  const [said, held] = [endsOf(claim, other), endsOf(evidence, year)];
  if (said === null || held === null)
    return said === held ? compareWeekdays(claim.weekdays, evidence.weekdays) : 'incomparable';
  const outcome = compareEnds(claim, evidence, said, held);
  const isNear = claim.approximate || evidence.approximate;
  if (outcome === 'excluded') return isNear ? 'incomparable' : outcome;
  if (year === null && other !== null) return outcome === 'equal' ? 'within' : outcome;
  return year !== null && other === null ? 'incomparable' : outcome;
}

function sameHour(a: number, b: number, known: boolean): boolean {
  return a === b || (!known && a % HALF_DAY === b % HALF_DAY);
}

function compareBoundClock(claim: ClockTime, evidence: ClockTime): Comparison {
  if (evidence.bound !== 'at' || evidence.from !== evidence.to) return 'incomparable';
  const { bound } = claim;
  if (bound === 'until') return evidence.to <= claim.to ? 'within' : 'excluded';
  if (bound === 'before') return evidence.to < claim.from ? 'within' : 'excluded';
  return bound === 'after' ? (evidence.from > claim.to ? 'within' : 'excluded') : 'incomparable';
}

/** Whether the evidence's time of day says the claim's. */
export function compareClocks(claim: ClockTime, evidence: ClockTime): Comparison {
  if (claim.zone !== null && evidence.zone !== null && claim.zone !== evidence.zone) return 'incomparable';
  const known = claim.halfKnown && evidence.halfKnown;
  const isSame = sameHour(claim.from, evidence.from, known) && sameHour(claim.to, evidence.to, known);
  if (claim.bound !== evidence.bound) return known ? compareBoundClock(claim, evidence) : 'incomparable';
  if (isSame)
    return known || claim.halfKnown === evidence.halfKnown
      ? 'equal'
      : claim.halfKnown
        ? 'incomparable'
        : 'within';
  const [isRange, isOther] = [claim.from !== claim.to, evidence.from !== evidence.to];
  if (isRange !== isOther) return 'incomparable';
  return claim.approximate || evidence.approximate ? 'incomparable' : 'excluded';
}
