import type { Span } from '../../../../contract/span.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { termAt } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';
import { type ClockTime, clockTimes } from '../hours/hours-time.ts';
import { DAY_MINUTES } from '../hours/hours-week.ts';

/** A value that holds times of day, in minutes. */
export interface Timed {
  readonly leaf: Leaf;
  readonly minutes: readonly number[];
}

const HOLDS_TIME = /^(?:\d{4}-\d{2}-\d{2}[T ])?\d{1,2}:\d{2}/;
const CLOCK = /(?:^|[T\s~–-])(\d{1,2}):(\d{2})/g;
const LONGEST = 40;

/** The leaves that hold times of day: `06:30`, `13:00-19:00`, `2026-01-14T22:40:00Z`; not those of opening hours. */
export function timedLeaves(leaves: readonly Leaf[], weekPath: string | null): Timed[] {
  return leaves.flatMap((leaf) => {
    const { value, path } = leaf;
    if (typeof value !== 'string' || value.length > LONGEST || !HOLDS_TIME.test(value)) return [];
    if (weekPath !== null && path.startsWith(weekPath)) return [];
    const body = /^\d{4}-/.test(value) ? value.replace(/[+-]\d{2}:\d{2}$/, '') : value;
    return [
      {
        leaf,
        minutes: [...body.matchAll(CLOCK)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute)),
      },
    ];
  });
}

/** GR38: times of day, each against the key that it stands beside, else against every value that holds one. */
export function checkClock(
  claim: AttributeClaim,
  mentions: readonly Mention[],
  stored: readonly Timed[],
  taken: readonly Span[],
): Found[] {
  if (stored.length === 0) return [];
  const times = clockTimes(claim.text).filter(
    (time) => !time.bare && !taken.some((span) => span.start < time.end && time.start < span.end),
  );
  const found: Found[] = [];
  for (const time of times) {
    const near = namedNear(claim, mentions, stored, time);
    const held = near.find((one) => agrees(time, one)) ?? stored.find((one) => agrees(time, one));
    const other = near[0] ?? partner(found, stored);
    if (held !== undefined) {
      const paths = stored.filter((one) => agrees(time, one)).map(({ leaf }) => leaf.path);
      found.push({ ...foundAt(time, 'supported', claim, held.leaf), paths });
    } else if (other !== null && other !== undefined && !other.leaf.listed)
      found.push(foundAt(time, 'contradicted', claim, other.leaf));
    else found.push(foundAt(time, 'not_found', claim, null));
  }
  return found;
}

function agrees({ minutes }: ClockTime, stored: Timed): boolean {
  return minutes.some((one) => stored.minutes.some((other) => one % DAY_MINUTES === other % DAY_MINUTES));
}

const FAR = 8;

/** The values with times whose keys are named near a time, the nearest first. */
function namedNear(
  claim: AttributeClaim,
  mentions: readonly Mention[],
  stored: readonly Timed[],
  time: ClockTime,
): Timed[] {
  const at = termAt(claim, time.start);
  return mentions
    .map((mention) => ({ mention, far: Math.abs(mention.last - at) }))
    .filter(({ mention, far }) => far <= FAR && !isGroup(mention.target))
    .sort((a, b) => a.far - b.far)
    .flatMap(({ mention }) => stored.filter(({ leaf }) => leaf === mention.target));
}

/** The other end of a span of time whose one end the claim has told rightly. */
function partner(found: readonly Found[], stored: readonly Timed[]): Timed | null {
  const known = found.find(({ outcome }) => outcome === 'supported')?.path;
  return stored.find(({ leaf, minutes }) => leaf.path === known && minutes.length > 1) ?? null;
}

function foundAt(
  time: ClockTime,
  outcome: Found['outcome'],
  claim: AttributeClaim,
  leaf: Leaf | null,
): Found {
  const { start, end } = time;
  return {
    rule: 'GR38',
    outcome,
    place: { start, end },
    reading: claim.text.slice(start, end),
    path: leaf?.path ?? '',
    value: leaf?.value,
    code: 'DATE_MISMATCH',
  };
}
