import type { Language } from './claim.ts';
import type { Random } from './random.ts';

type Say = (random: Random, language: Language, value: number) => string;

/** How the values of one attribute are said. */
export interface Speech {
  /** Counts are compared exactly. */
  readonly exact: boolean;
  /** The value in one of the ways that people write it. */
  readonly plain: Say;
  /** The value at a wrong scale (× 10, 만 ↔ 억, thousand ↔ million), else as `plain`. */
  readonly scaled?: Say;
  /** The same digits with a unit that is not the value's. */
  readonly misunit?: Say;
  /** The finest step that a value of this size is said in. */
  readonly step: (value: number) => number;
  /** Values outside are not said. */
  readonly max?: number;
}

/** `value` to a multiple of the speech's step, without binary dust. */
export function onStep(speech: Speech, value: number): number {
  const step = speech.step(value);
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/** Rounded to two significant digits, as bounds and approximations are said. */
export function coarse(speech: Speech, value: number): number {
  const step = Math.max(10 ** (Math.floor(Math.log10(Math.abs(value))) - 1), speech.step(value));
  return Number((Math.round(value / step) * step).toPrecision(12));
}
