import { SIGN_FRACTIONS, SUPERSCRIPTS } from '../lexicon/digit-scripts.ts';
import { GLUED_SCALES } from '../lexicon/english-numbers.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import {
  type Exact,
  add,
  divide,
  exact,
  multiply,
  ONE,
  order,
  powerOfTen,
  ZERO,
} from '../statement/exact.ts';
import { afterGap, digitOf, isDigitAt, isFigureAt, isHangul, isLetter } from './characters.ts';
import { andPartAfter, scalesAfter } from './english-number.ts';
import { fromSino, partsOf, settled } from './korean-number.ts';
import { type WrittenNumber, numberOf, unreadNumber } from './number.ts';
import { type Numeral, numeralAt } from './numeral.ts';
import { sinoAt } from './sino-number.ts';
import { unitAfter } from './unit-at.ts';

const glued = wordTable(GLUED_SCALES);
const SLASHES = '/⁄∕';
const MOST_PARTS = exact(100);
const LARGEST_POWER = 30;
const TIMES = '×x*·';

function signFraction(text: string, at: number): Exact | null {
  const parts = SIGN_FRACTIONS[text.charAt(at)];
  return parts === undefined ? null : exact(...parts);
}

/** `/3` behind figures that are whole: a fraction below one, or null. */
function partsAfter(text: string, top: Numeral): { end: number; part: Exact } | null {
  if (!top.bare || !SLASHES.includes(text.charAt(top.end)) || !isDigitAt(text, top.end + 1)) return null;
  const under = numeralAt(text, top.end + 1);
  const isPart = under.bare && under.value.over > 1n && order(under.value, MOST_PARTS) <= 0;
  return isPart && order(top.value, under.value) < 0 && !SLASHES.includes(text.charAt(under.end) || ' ')
    ? { end: under.end, part: divide(top.value, under.value) }
    : null;
}

/** `⅔` or ` 2/3` behind whole figures. */
function mixedPart(text: string, whole: Numeral): { end: number; part: Exact } | null {
  if (!whole.bare) return null;
  for (const at of [whole.end, afterGap(text, whole.end)]) {
    const part = signFraction(text, at);
    if (part !== null) return { end: at + 1, part };
  }
  const next = text.charAt(whole.end) === '-' ? whole.end + 1 : afterGap(text, whole.end);
  return next > whole.end && isDigitAt(text, next) ? partsAfter(text, numeralAt(text, next)) : null;
}

function signedInteger(text: string, at: number): { end: number; value: number } | null {
  const sign = '-−+'.includes(text.charAt(at) || ' ') ? 1 : 0;
  let [end, value] = [at + sign, 0];
  for (; digitOf(text.charCodeAt(end)) >= 0 && value < 1000; end++)
    value = value * 10 + digitOf(text.charCodeAt(end));
  return end === at + sign ? null : { end, value: sign === 1 && text.charAt(at) !== '+' ? -value : value };
}

function superscriptAt(text: string, at: number): { end: number; value: number } | null {
  const isNegative = text.charAt(at) === '⁻';
  let [end, value] = [isNegative ? at + 1 : at, 0];
  const first = end;
  for (; end < text.length && SUPERSCRIPTS.includes(text.charAt(end)); end++)
    value = value * 10 + SUPERSCRIPTS.indexOf(text.charAt(end));
  return end === first || end - first > 2 ? null : { end, value: isNegative ? -value : value };
}

/** `e5`, ` × 10^6`, `×10⁶`: the power of ten behind figures. */
function powerAfter(text: string, end: number): { end: number; value: number } | null {
  const letter = text.charAt(end);
  if (letter === 'e' || letter === 'E') {
    const power = signedInteger(text, end + 1);
    return power === null || isLetter(text.charCodeAt(power.end)) ? null : power;
  }
  const times = afterGap(text, end);
  if (!TIMES.includes(text.charAt(times) || ' ')) return null;
  const ten = afterGap(text, times + 1);
  if (!text.startsWith('10', ten)) return null;
  return text.charAt(ten + 2) === '^' ? signedInteger(text, ten + 3) : superscriptAt(text, ten + 2);
}

function gluedScale(text: string, end: number, isMoney: boolean): { end: number; scale: Exact } | null {
  const fits = (last: number): boolean => !isLetter(text.charCodeAt(last)) && !isDigitAt(text, last);
  const found = longestWord(glued, text, end, fits);
  if (found === null || (found.is[1] === 'money' && !isMoney)) return null;
  return { end: found.end, scale: exact(found.is[0]) };
}

function scaled(numeral: Numeral, end: number, scale: Exact): WrittenNumber {
  const { value, resolution, needsUnit } = numeral;
  return numberOf(end, multiply(value, scale), 'figures', {
    resolution: multiply(resolution, scale),
    scale,
    needsUnit: needsUnit && scale === ONE,
  });
}

function multiplied(text: string, numeral: Numeral, isMoney: boolean): WrittenNumber | null {
  const power = powerAfter(text, numeral.end);
  if (power !== null && Math.abs(power.value) <= LARGEST_POWER)
    return scaled(numeral, power.end, powerOfTen(power.value));
  const short = gluedScale(text, numeral.end, isMoney);
  if (short !== null) return scaled(numeral, short.end, short.scale);
  const { end, scale } = scalesAfter(text, numeral.end);
  if (end > numeral.end) return scaled(numeral, end, scale);
  const part = andPartAfter(text, numeral.end);
  if (part === null) return null;
  const more = scalesAfter(text, part.end);
  return numberOf(more.end, multiply(add(numeral.value, part.part), more.scale), 'figures', {
    resolution: ZERO,
  });
}

/** 2억 3,500만, 1만 2천여, 3분의 1: figures with what Korean puts behind them. */
function korean(text: string, at: number, numeral: Numeral): WrittenNumber | null {
  const next = text.charCodeAt(numeral.end);
  if (!isHangul(next) && !(next >= 0x4e00 && next <= 0x9fff)) {
    const gap = afterGap(text, numeral.end);
    if (gap === numeral.end || !'만억조천'.includes(text.charAt(gap) || ' ')) return null;
    return unitAfter(text, gap + 1) === null ? null : spacedPower(text, numeral, gap);
  }
  const parts = partsOf(text, numberOf(numeral.end, numeral.value, 'figures'));
  if (parts !== null) return parts;
  const mixed = koreanMixed(text, numeral);
  if (mixed !== null) return mixed;
  const first = sinoAt(text, at);
  if (first === null || first.powers === 0) return someMore(text, numeral);
  const read = settled(text, first);
  return withMore(text, fromSino(read, 'figures'));
}

/** `350 만 명`: a space that should not stand there. */
function spacedPower(text: string, numeral: Numeral, at: number): WrittenNumber | null {
  const power = sinoAt(text, at);
  return power === null || power.end !== at + 1 ? null : scaled(numeral, power.end, power.value);
}

function withMore(text: string, number: WrittenNumber): WrittenNumber {
  const isMore = text.charAt(number.end) === '여' && unitAfter(text, number.end + 1) !== null;
  return isMore ? { ...number, end: number.end + 1, approximate: true } : number;
}

function someMore(text: string, numeral: Numeral): WrittenNumber | null {
  const number = withMore(
    text,
    numberOf(numeral.end, numeral.value, 'figures', { resolution: numeral.resolution }),
  );
  return number.approximate ? number : null;
}

/** An unread number ends behind its powers: no 만 is left over to be read as ten thousand. */
function wholeEnd(text: string, end: number): number {
  return sinoAt(text, end)?.end ?? end;
}

/** `3과 2분의 1`. */
function koreanMixed(text: string, whole: Numeral): WrittenNumber | null {
  const joint = text.charAt(whole.end);
  if (!whole.bare || (joint !== '과' && joint !== '와')) return null;
  const at = afterGap(text, whole.end + 1);
  const under = isDigitAt(text, at) ? numeralAt(text, at) : null;
  const parts = under === null ? null : partsOf(text, numberOf(under.end, under.value, 'figures'));
  if (parts === null || order(parts.low, ONE) >= 0) return null;
  return numberOf(parts.end, add(whole.value, parts.low), 'figures', { resolution: ZERO });
}

/** The number in figures at `at`, with fractions, powers and multipliers. */
export function figureNumberAt(text: string, at: number, isMoney: boolean): WrittenNumber | null {
  const sign = signFraction(text, at);
  if (sign !== null) return numberOf(at + 1, sign, 'figures', { resolution: ZERO });
  if (!isFigureAt(text, at)) return null;
  const numeral = numeralAt(text, at);
  if (numeral.unread !== null) return unreadNumber(wholeEnd(text, numeral.end), numeral.unread, 'figures');
  const mixed = mixedPart(text, numeral);
  if (mixed !== null) {
    const { end, scale } = scalesAfter(text, mixed.end);
    return numberOf(end, multiply(add(numeral.value, mixed.part), scale), 'figures', {
      resolution: ZERO,
      scale,
    });
  }
  const parts = partsAfter(text, numeral);
  if (parts !== null) return numberOf(parts.end, parts.part, 'figures', { resolution: ZERO, share: true });
  const { end, value, resolution, needsUnit, pointThree, bare } = numeral;
  return (
    multiplied(text, numeral, isMoney) ??
    korean(text, at, numeral) ??
    numberOf(end, value, 'figures', { resolution, needsUnit, pointThree, bare })
  );
}
