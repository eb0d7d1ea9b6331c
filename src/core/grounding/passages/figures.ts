import { findClockTimes } from '../../language/english-clock.ts';
import { findFractions } from '../../language/english-fraction.ts';
import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';
import { withEllipses } from '../../language/elliptic-figures.ts';
import type { Period } from '../../language/period.ts';
import type { Quantity } from '../../language/quantity.ts';

/** The dates and quantities of a text; times of day and shares in words are quantities. */
export interface Figures {
  readonly periods: readonly Period[];
  readonly quantities: readonly Quantity[];
}

const SPECIAL =
  /\b(?:half|quarter) (?:past|to)\b|\d ?[ap]\.?m\b|\d:\d\d|\b(?:noon|midday|midnight)\b|\b(?:half|third|quarter|fourth|fifth|tenth|eighth)s?\b/iu;

/** A day with its time: the time is read too. */
const TIMESTAMP = /\d[T ]\d\d:\d\d/u;

/** Reads the dates of a text, and its quantities beside them. */
export function figuresOf(text: string): Figures {
  const periods = findPeriods(text);
  const quantities = withEllipses(text, findQuantities(text, periods));
  if (!SPECIAL.test(text)) return { periods, quantities };
  const special = [...findClockTimes(text), ...findFractions(text)].filter(
    ({ start, end }) =>
      !periods.some((period) => period.start < end && start < period.end && !TIMESTAMP.test(period.text)),
  );
  const plain = quantities.filter(
    ({ start, end }) => !special.some((other) => other.start < end && start < other.end),
  );
  return { periods, quantities: [...plain, ...special].sort((one, other) => one.start - other.start) };
}
