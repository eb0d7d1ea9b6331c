import { WHOLE_AMOUNTS } from '../lexicon/korean-numbers.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { exactFrom, ONE, ZERO } from '../statement/exact.ts';
import { afterGap, isLatin, latinEnd, wordAt } from './characters.ts';
import { andPartAfter } from './english-number.ts';
import type { AmountPart } from './part.ts';
import { endsKorean, SHARE, unitHere, unitNamed } from './unit-at.ts';

const whole = wordTable(WHOLE_AMOUNTS);
const PLAIN = { resolution: ONE, isPrefixed: false, approximate: false, scale: ONE, unread: null } as const;
const COUNTED: ReadonlySet<string> = new Set(['time', 'month', 'night']);
const SHORTEST = exactFrom('60');

/** `a year`, `an hour and a half`: one of a unit of time. */
function articleAmount(text: string, at: number): AmountPart | null {
  const word = wordAt(text, at);
  if (word !== 'a' && word !== 'an') return null;
  const place = afterGap(text, at + word.length);
  const found =
    place === at + word.length || !isLatin(text.charCodeAt(place)) ? null : unitHere(text, place, false);
  if (found === null || !COUNTED.has(found.is.dimension) || wordAt(text, place).length < 3) return null;
  if (found.is.dimension === 'time' && found.is.factor.over < SHORTEST.over) return null;
  const part = andPartAfter(text, found.end);
  const value = part === null ? ONE : { over: part.part.over + part.part.under, under: part.part.under };
  const resolution = part === null ? ONE : ZERO;
  const end = part?.end ?? latinEnd(text, place);
  return { ...PLAIN, start: at, end, low: value, high: value, resolution, unit: found.is, form: 'words' };
}

/** 사흘, 반년, 절반, a decade: words that name number and unit at once. */
export function wholeAmountAt(text: string, at: number): AmountPart | null {
  if (isLatin(text.charCodeAt(at))) return articleAmount(text, at);
  const found = longestWord(whole, text, at, (end) => endsKorean(text, end));
  if (found === null) return null;
  const [written, name] = found.is;
  const [value, unit] = [exactFrom(written), name === '' ? SHARE : unitNamed(name)];
  return { ...PLAIN, start: at, end: found.end, low: value, high: value, unit, form: 'native' };
}
