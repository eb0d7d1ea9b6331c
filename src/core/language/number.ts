/** A number read in a text, before its unit. */
export interface NumberReading {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Upper end where one word names two numbers: 서너 3–4. */
  readonly high?: number;
  /** The place of the last digit shown, in the scale of `value`. */
  readonly resolution: number;
  /** `value` before the last multiplier word; that multiplier is `scale`, 1 where there is none. */
  readonly mantissa: number;
  readonly scale: number;
  readonly form: 'digits' | 'sino' | 'native' | 'word';
}
