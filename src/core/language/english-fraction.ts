import { ENGLISH_NUMBER_STEMS } from './english-number-stems.ts';
import type { Quantity } from './quantity.ts';
import { matchesOf } from './matches-of.ts';

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const FRACTION =
  /\b(a|an|one|two|three|four|five|six|seven|eight|nine)[ -](half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(s?)\b(?! (?:of (?:19|20)\d\d|century|time|place|year))|\bhalf(?= (?:of|the|as))/giu;

/** Shares in words: two thirds, nine tenths, a quarter, half of. Shown to two places, so that 67 % is two thirds. */
export function findFractions(text: string): Quantity[] {
  return matchesOf(text, FRACTION).flatMap((match) => {
    const [written, count, part = 'half', plural] = match;
    const above =
      count === undefined || /^(?:an?|one)$/iu.test(count)
        ? 1
        : Number(ENGLISH_NUMBER_STEMS.get(count.toLowerCase()));
    const isShare = above > 1 ? plural === 's' : plural !== 's';
    if (!isShare) return [];
    const value = above / (PARTS[part.toLowerCase()] ?? 1);
    const { index: start } = match;
    const span = { start, end: start + written.length, text: written };
    return [
      {
        ...span,
        value,
        resolution: 0.01,
        unit: null,
        comparator: 'eq',
        approximate: false,
        kind: 'cardinal',
      },
    ];
  });
}
