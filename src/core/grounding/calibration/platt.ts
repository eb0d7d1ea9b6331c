import type { GroundingEnd } from '../../../contract/grounding.ts';

/** A labelled probability: label 1 = the evidence supports the answer. */
export interface LabelledRow {
  readonly probability: number;
  readonly label: 0 | 1;
  /** Rows of one group (source, document) are never parted between folds. */
  readonly group: string;
  /** Where it came out at even thresholds: `contradicted` and `undecided` (nothing could be read for it) no threshold lifts. */
  readonly end: GroundingEnd;
}

/** What turns a probability into a calibrated one. */
export interface Platt {
  readonly slope: number;
  readonly intercept: number;
}

/** An observation of the regression: logit, target and weight. */
interface Point {
  readonly x: number;
  readonly target: number;
  readonly weight: number;
}

const EDGE = 1e-4;
/** Never 0 or 1: a threshold of 1 is out of reach, and nothing lies under one of 0. */
const OUTER_EDGE = 1e-9;
const STEPS = 100;
const HALVINGS = 20;
const RIDGE = 1e-3;
const FLATTEST = 1e-3;
const CLOSE = 1e-8;

function within(value: number, edge: number): number {
  return Math.min(1 - edge, Math.max(edge, value));
}

export function logit(probability: number): number {
  const inside = within(probability, EDGE);
  return Math.log(inside / (1 - inside));
}

function sigmoid({ slope, intercept }: Platt, x: number): number {
  return 1 / (1 + Math.exp(-(slope * x + intercept)));
}

/** The calibrated probability, over 0 and under 1; never less for a higher one. */
export function calibrated(platt: Platt, probability: number): number {
  return within(sigmoid(platt, logit(probability)), OUTER_EDGE);
}

/** Platt's targets: a label is believed as far as its count allows. Both labels weigh the same in all. */
function pointsOf(rows: readonly LabelledRow[]): Point[] {
  const positive = rows.filter(({ label }) => label === 1).length;
  const negative = rows.length - positive;
  const yes = { target: (positive + 1) / (positive + 2), weight: 0.5 / Math.max(1, positive) };
  const no = { target: 1 / (negative + 2), weight: 0.5 / Math.max(1, negative) };
  return rows.map(({ probability, label }) => ({ x: logit(probability), ...(label === 1 ? yes : no) }));
}

function lossOf(points: readonly Point[], platt: Platt): number {
  const { slope, intercept } = platt;
  const held = (RIDGE / 2) * ((slope - 1) ** 2 + intercept ** 2);
  return points.reduce((sum, { x, target, weight }) => {
    const z = slope * x + intercept;
    return sum + weight * (Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - target * z);
  }, held);
}

/** The step of Newton's method; with `fixed` the slope stays. */
function stepOf(points: readonly Point[], platt: Platt, fixed: boolean): Platt {
  const { slope, intercept } = platt;
  let [ga, gb, haa, hab, hbb] = [RIDGE * (slope - 1), RIDGE * intercept, RIDGE, 0, RIDGE];
  for (const { x, target, weight } of points) {
    const p = sigmoid(platt, x);
    const error = weight * (p - target);
    const curve = weight * p * (1 - p);
    ga += error * x;
    gb += error;
    haa += curve * x * x;
    hab += curve * x;
    hbb += curve;
  }
  if (fixed) return { slope: 0, intercept: gb / hbb };
  const det = haa * hbb - hab * hab;
  return { slope: (ga * hbb - gb * hab) / det, intercept: (gb * haa - ga * hab) / det };
}

/** The step, halved until it leads downwards; null where it no longer does. */
function stepped(points: readonly Point[], from: Platt, step: Platt): Platt | null {
  const loss = lossOf(points, from);
  for (let halving = 0, share = 1; halving < HALVINGS; halving++, share /= 2) {
    const to = { slope: from.slope - share * step.slope, intercept: from.intercept - share * step.intercept };
    if (lossOf(points, to) < loss) return to;
  }
  return null;
}

function descend(points: readonly Point[], start: Platt, fixed: boolean): Platt {
  let at = start;
  for (let round = 0; round < STEPS; round++) {
    const step = stepOf(points, at, fixed);
    if (Math.abs(step.slope) + Math.abs(step.intercept) < CLOSE) return at;
    const next = stepped(points, at, step);
    if (next === null) return at;
    at = next;
  }
  return at;
}

/**
 * Logistic regression of the label on the logit of the probability, by Newton's method. The slope is positive: where the
 * labels run the other way, or know nothing of it, it is nearly flat.
 */
export function fitPlatt(rows: readonly LabelledRow[]): Platt {
  const points = pointsOf(rows);
  const free = descend(points, { slope: 1, intercept: 0 }, false);
  return free.slope >= FLATTEST ? free : descend(points, { slope: FLATTEST, intercept: 0 }, true);
}
