/** A labelled probability: label 1 = the evidence supports the claim. */
export interface LabelledRow {
  readonly probability: number;
  readonly label: 0 | 1;
  /** Rows of one group (source, document) are never parted between folds. */
  readonly group: string;
}

/** What turns a probability into a calibrated one. */
export interface Platt {
  readonly slope: number;
  readonly intercept: number;
}

const EDGE = 1e-4;
const STEPS = 60;
const RIDGE = 1e-3;

export function logit(probability: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, probability));
  return Math.log(inside / (1 - inside));
}

/** The calibrated probability. */
export function calibrated({ slope, intercept }: Platt, probability: number): number {
  return 1 / (1 + Math.exp(-(slope * logit(probability) + intercept)));
}

/** Platt's targets: a label is believed as far as its count allows. */
function targets(rows: readonly LabelledRow[]): { readonly yes: number; readonly no: number } {
  const positive = rows.filter(({ label }) => label === 1).length;
  return { yes: (positive + 1) / (positive + 2), no: 1 / (rows.length - positive + 2) };
}

/** Logistic regression of the label on the logit of the probability, both classes with the same total weight; Newton's method. */
export function fitPlatt(rows: readonly LabelledRow[]): Platt {
  const { yes, no } = targets(rows);
  const positive = Math.max(1, rows.filter(({ label }) => label === 1).length);
  const negative = Math.max(1, rows.length - positive);
  let slope = 1;
  let intercept = 0;
  for (let step = 0; step < STEPS; step++) {
    let [ga, gb, haa, hab, hbb] = [RIDGE * (slope - 1), RIDGE * intercept, RIDGE, 0, RIDGE];
    for (const { probability, label } of rows) {
      const x = logit(probability);
      const p = 1 / (1 + Math.exp(-(slope * x + intercept)));
      const weight = label === 1 ? 0.5 / positive : 0.5 / negative;
      const error = weight * (p - (label === 1 ? yes : no));
      const curve = weight * Math.max(1e-9, p * (1 - p));
      ga += error * x;
      gb += error;
      haa += curve * x * x;
      hab += curve * x;
      hbb += curve;
    }
    const det = haa * hbb - hab * hab;
    const [da, db] = [(ga * hbb - gb * hab) / det, (gb * haa - ga * hab) / det];
    slope -= da;
    intercept -= db;
    if (Math.abs(da) + Math.abs(db) < 1e-10) break;
  }
  return { slope: Math.max(RIDGE, slope), intercept };
}
