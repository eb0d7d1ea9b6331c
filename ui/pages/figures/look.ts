import { duration, number, percent } from '../../i18n/format.ts';

/** How values are drawn and said: counts as bars on each other, shares and times as lines. */
export type Look = 'counts' | 'shares' | 'times';

const WORDS: Readonly<Record<Look, (value: number) => string>> = {
  counts: (value) => number(value, 0),
  shares: (value) => percent(value),
  times: duration,
};

/** A value as a person reads it; a dash where nothing was measured. */
export function valueText(value: number | null | undefined, look: Look): string {
  return value === null || value === undefined ? '–' : WORDS[look](value);
}
