import { NO_POWERS, SINO } from '../lexicon/korean-numbers.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { type Exact, add, exact, multiply, ONE, order, ZERO } from '../statement/exact.ts';
import { afterGap, isDigitAt, isHangul } from './characters.ts';
import { numeralAt } from './numeral.ts';

const { classes: signs } = wordTable(SINO);
const particles = wordTable(NO_POWERS);
const YEO = '여';

export interface SinoReading {
  readonly end: number;
  readonly value: Exact;
  readonly resolution: Exact;
  readonly scale: Exact;
  /** Powers read: 0 for figures, or a word digit, that stand alone. */
  readonly powers: number;
  /** A last word digit that may be a particle or a counter (이, 일): the reading without it. */
  readonly without: SinoReading | null;
  readonly broken: boolean;
}

interface Sum {
  total: Exact;
  section: Exact;
  digit: Exact | null;
  digitIsWord: boolean;
  resolution: Exact;
  small: bigint;
  big: bigint;
  powers: number;
  scale: Exact;
}

function start(): Sum {
  return {
    total: ZERO,
    section: ZERO,
    digit: null,
    digitIsWord: false,
    resolution: ONE,
    small: 1n << 80n,
    big: 1n << 80n,
    powers: 0,
    scale: ONE,
  };
}

function valueOf(sum: Sum): Exact {
  return add(sum.total, add(sum.section, sum.digit ?? ZERO));
}

function reading(sum: Sum, end: number, without: SinoReading | null, broken = false): SinoReading {
  const { resolution, scale, powers } = sum;
  return { end, value: valueOf(sum), resolution, scale, powers, without, broken };
}

/** A power below ten thousand. False where it does not fall: 백천. */
function takeSmall(sum: Sum, power: bigint): boolean {
  if (power >= sum.small) return false;
  const factor = exact(power);
  sum.section = add(sum.section, multiply(sum.digit ?? ONE, factor));
  sum.resolution = multiply(sum.digit === null ? ONE : sum.resolution, factor);
  Object.assign(sum, { digit: null, small: power, powers: sum.powers + 1, scale: factor });
  return true;
}

function takeBig(sum: Sum, power: bigint): boolean {
  if (power >= sum.big) return false;
  const factor = exact(power);
  const section = add(sum.section, sum.digit ?? ZERO);
  const isAlone = sum.digit === null && order(sum.section, ZERO) === 0;
  sum.total = add(sum.total, multiply(isAlone ? ONE : section, factor));
  sum.resolution = multiply(isAlone ? ONE : sum.resolution, factor);
  const scale = multiply(sum.digit === null && !isAlone ? sum.scale : ONE, factor);
  Object.assign(sum, {
    digit: null,
    section: ZERO,
    small: 1n << 80n,
    big: power,
    powers: sum.powers + 1,
    scale,
  });
  return true;
}

function takeSign(sum: Sum, is: 'digit' | 'small' | 'big', value: bigint): boolean {
  if (is === 'small') return takeSmall(sum, value);
  if (is === 'big') return takeBig(sum, value);
  if (sum.digit !== null) return false;
  Object.assign(sum, { digit: exact(value), digitIsWord: true, resolution: ONE });
  return true;
}

/** Figures inside a number of words: 2억 3,500만. -1 where they are none of it. */
function takeFigures(sum: Sum, text: string, at: number): number {
  if (sum.digit !== null) return -1;
  const numeral = numeralAt(text, at);
  if (numeral.unread !== null || numeral.needsUnit) return -1;
  if (sum.big < 1n << 80n && order(numeral.value, exact(sum.big)) >= 0) return -1;
  Object.assign(sum, {
    digit: numeral.value,
    digitIsWord: false,
    resolution: numeral.resolution,
    scale: ONE,
  });
  return numeral.end;
}

function isInside(text: string, at: number): boolean {
  if (isDigitAt(text, at)) return true;
  return signs.has(text.charAt(at)) && longestWord(particles, text, at, () => true) === null;
}

/** Where the next part of the number stands: here, or behind one space after a power (1조 2천억). */
function nextPart(sum: Sum, text: string, at: number): number {
  if (isInside(text, at)) return at;
  const next = afterGap(text, at);
  if (next === at || sum.digit !== null || sum.powers === 0) return -1;
  if (isDigitAt(text, next)) return next;
  const follows = text.charAt(next);
  const isWord =
    signs.has(follows) && (signs.has(text.charAt(next + 1)) || !isHangul(text.charCodeAt(next + 1)));
  return isWord &&
    signs.get(text.charAt(next + 1))?.[0] !== undefined &&
    signs.get(text.charAt(next + 1))?.[0] !== 'digit'
    ? next
    : -1;
}

/** Figures and 십 백 천 만 억 조 경, or words alone, from `at` as far as they make one number. */
export function sinoAt(text: string, at: number): SinoReading | null {
  const sum = start();
  let [end, without]: [number, SinoReading | null] = [at, null];
  for (let place = at; place >= 0; place = nextPart(sum, text, end)) {
    const sign = signs.get(text.charAt(place));
    const before = sign?.[0] === 'digit' && place > at ? reading({ ...sum }, end, null) : null;
    const taken =
      sign === undefined ? takeFigures(sum, text, place) : takeSign(sum, ...sign) ? place + 1 : -1;
    if (taken < 0) return end === at ? null : reading(sum, end, without, place === end && sign === undefined);
    [end, without] = [taken, before];
  }
  return end === at ? null : reading(sum, end, without);
}

/** Whether 여 (and some more) stands at `at`, before a unit or one more multiplier. */
export function someMoreEnd(text: string, at: number): number {
  return text.charAt(at) === YEO ? at + 1 : at;
}
