/** The one way in which a false claim is false. */
export const FALSITIES = [
  'number',
  'unit',
  'scale',
  'comparator',
  'date',
  'period',
  'entity',
  'relation',
  'stale',
  'sign',
  'growth_sign',
] as const;
export type Falsity = (typeof FALSITIES)[number];

export type Language = 'ko' | 'en';

/** One row of a labelled table. `truth` is the fact used: `type id attribute [period] = value unit`. */
export interface LabelledClaim {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
  readonly label: boolean;
  readonly falsity: Falsity | null;
  readonly truth: string;
}

export interface ClaimTable {
  readonly world: string;
  readonly seed: number;
  readonly reference_date: string;
  readonly claims: readonly LabelledClaim[];
}
