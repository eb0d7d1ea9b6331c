import { integer, pick, type Random, seeded, stepped } from '../random.ts';
import type { Point, Track } from '../track.ts';
import { type Org, orgs } from './people.ts';

export const SEED = 20_260_202;

const QUARTERS = [2024, 2025].flatMap((year) => [1, 2, 3, 4].map((quarter) => `${year}-Q${quarter}`));
export const WEEKS = [
  ...Array.from({ length: 13 }, (_, index) => `2025-W${40 + index}`),
  ...Array.from({ length: 5 }, (_, index) => `2026-W0${index + 1}`),
];

/** All figures of one org unit. */
export interface OrgFigures {
  readonly org: Org;
  readonly headcount: Track;
  readonly budget: Track;
  readonly revenue: Track;
  readonly yearlyRevenue: Track;
  readonly profit: Track;
  readonly margin: Track;
  readonly attrition: Track;
  readonly allocated: Track;
  readonly available: Track;
  readonly utilization: Track;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function track(org: Org, attribute: string, unit: string, points: readonly Point[], current?: Point): Track {
  return { subject: org.subject, attribute, unit, points, ...(current ? { current } : {}) };
}

const last = (points: readonly Point[]): Point => points.at(-1) ?? { period: '', value: 0 };

/** A walk over the periods; each step changes the value by up to `swing`, and never by nothing. */
function walk(
  random: Random,
  periods: readonly string[],
  start: number,
  swing: number,
  step: number,
): Point[] {
  let value = start;
  return periods.map((period) => {
    const change = (random() < 0.6 ? 1 : -1) * (0.03 + random() * swing);
    value = Math.max(step, Math.round((value * (1 + change)) / step) * step);
    return { period, value: Number(value.toPrecision(12)) };
  });
}

function headcounts(random: Random, org: Org): Track {
  const points = walk(
    random,
    QUARTERS,
    org.parent === '' ? integer(random, 46, 70) : integer(random, 10, 24),
    0.22,
    1,
  );
  const previous = last(points).value;
  const current = previous + pick(random, [-2, 2, 3, 4]);
  return track(org, 'headcount', '명', points, { period: '', value: current });
}

function profits(random: Random, org: Org, revenue: readonly Point[]): [Track, Track] {
  const profit = revenue.map(({ period, value }) => {
    const share = (random() < 0.6 ? 1 : -1) * (0.04 + random() * 0.2);
    return { period, value: Math.round((value * share) / 1e7) * 1e7 };
  });
  const margin = profit.map(({ period, value }, index) => ({
    period,
    value: round((value / (revenue[index]?.value ?? 1)) * 100, 1),
  }));
  return [track(org, 'operating_profit', '원', profit), track(org, 'operating_margin', '%', margin)];
}

function hoursOf(random: Random, org: Org): [Track, Track, Track] {
  const available = WEEKS.map((period) => ({ period, value: stepped(random, 360, 720, 20) }));
  const allocated = available.map(({ period, value }) => ({
    period,
    value: Math.round((value * (0.55 + random() * 0.44)) / 4) * 4,
  }));
  if (org.subject.id === 'ORG-0002') {
    available[available.length - 1] = { period: '2026-W05', value: 500 };
    allocated[allocated.length - 1] = { period: '2026-W05', value: 480 };
  }
  const ratio = allocated.map(({ period, value }, index) => ({
    period,
    value: round(value / (available[index]?.value ?? 1), 4),
  }));
  return [
    track(org, 'allocated_hours', 'h', allocated, last(allocated)),
    track(org, 'available_hours', 'h', available, last(available)),
    track(org, 'utilization', 'ratio', ratio, last(ratio)),
  ];
}

function yearly(points: readonly Point[]): Point[] {
  return ['2024', '2025'].map((period) => {
    const parts = points.filter((point) => point.period.startsWith(period));
    return { period, value: parts.reduce((sum, point) => sum + point.value, 0) };
  });
}

function figuresOf(random: Random, org: Org): OrgFigures {
  const headcount = headcounts(random, org);
  const revenue = walk(random, QUARTERS, stepped(random, 8e8, 4e9, 1e7), 0.25, 1e7);
  const [profit, margin] = profits(random, org, revenue);
  const budget = walk(random, ['2024', '2025', '2026'], stepped(random, 1.2e9, 6e9, 1e8), 0.3, 1e8);
  const attrition = ['2022', '2023', '2024', '2025'].map((period) => ({
    period,
    value: stepped(random, 3, 19, 0.1),
  }));
  const [allocated, available, utilization] = hoursOf(random, org);
  return {
    org,
    headcount,
    revenue: track(org, 'revenue', '원', revenue),
    yearlyRevenue: track(org, 'revenue', '원', yearly(revenue)),
    profit,
    margin,
    budget: track(org, 'budget', '원', budget, last(budget)),
    attrition: track(org, 'attrition_rate', '%', attrition, last(attrition)),
    allocated,
    available,
    utilization,
  };
}

const random = seeded(SEED);

/** The figures of each org unit, in the order of `orgs`. */
export const figures: readonly OrgFigures[] = orgs.map((org) => figuresOf(random, org));
