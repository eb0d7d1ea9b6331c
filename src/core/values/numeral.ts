import type { UnreadReason } from '../statement/value.ts';
import { LOOKALIKES } from '../lexicon/digit-scripts.ts';
import { type Exact, exact, powerOfTen, ZERO } from '../statement/exact.ts';
import { digitOf, isDigitAt, isLatin, isLetter } from './characters.ts';

/** Figures as they stand, before any word that multiplies them. */
export interface Numeral {
  readonly end: number;
  readonly value: Exact;
  /** The place of the last figure. */
  readonly resolution: Exact;
  readonly unread: UnreadReason | null;
  /** Read only beside a unit: `12,5 %`. `bare` says that nothing but figures was written. */
  readonly needsUnit: boolean;
  /** No sign between the figures. */
  readonly bare: boolean;
  /** A point before three figures: thousands in some countries (1.234 €). */
  readonly pointThree: boolean;
}

const SEPARATORS = ",.'’\u00a0\u202f\u2009٬٫";
const LONGEST = 40;
const POINT = 46;

interface Pieces {
  readonly end: number;
  readonly digits: readonly string[];
  readonly signs: string;
  readonly homoglyph: boolean;
}

function isLookalike(text: string, at: number): boolean {
  return at < text.length && LOOKALIKES.includes(text.charAt(at));
}

/** A letter among figures that looks like one: 5O, 1О0. A word or a unit behind them is none. */
function lookalikeAt(text: string, at: number): boolean {
  if (!isLookalike(text, at)) return false;
  const next = text.charCodeAt(at + 1);
  return (
    text.charAt(at) !== 'l' && (digitOf(next) >= 0 || !isLatin(next)) && !(isLetter(next) && next < 0x1100)
  );
}

function isThreeDigits(text: string, at: number): boolean {
  return [0, 1, 2].every((place) => isDigitAt(text, at + place)) && !isDigitAt(text, at + 3);
}

/** A sign that parts figures. An apostrophe is also the sign of feet: it parts groups of three only. */
function parts(text: string, at: number): boolean {
  const sign = text.charAt(at);
  if (!SEPARATORS.includes(sign)) return false;
  return sign === "'" || sign === '’' ? isThreeDigits(text, at + 1) : isDigitAt(text, at + 1);
}

function cut(text: string, at: number): Pieces {
  const digits: string[] = [];
  let [signs, piece, end, homoglyph, script] = ['', '', at, false, -1];
  for (; ; end++) {
    const code = text.charCodeAt(end);
    const digit = digitOf(code);
    if (digit >= 0) {
      if (script >= 0 && script !== code - digit) homoglyph = true;
      script = code - digit;
      piece += digit;
    } else if ((piece !== '' || (end === at && code === POINT)) && parts(text, end)) {
      signs += text.charAt(end);
      digits.push(piece);
      piece = '';
    } else if (end > at && end < text.length && lookalikeAt(text, end)) {
      homoglyph = true;
    } else break;
  }
  return { end, digits: [...digits, piece], signs, homoglyph };
}

const NOTHING = { needsUnit: false, bare: false, pointThree: false } as const;

function plain(end: number, whole: string, part: string, flags: Partial<Numeral> = {}): Numeral {
  const places = part.length;
  const value = exact(BigInt(whole + part), 10n ** BigInt(places));
  return { ...NOTHING, end, value, resolution: powerOfTen(-places), unread: null, ...flags };
}

function unread(end: number, reason: UnreadReason): Numeral {
  return { ...NOTHING, end, value: ZERO, resolution: ZERO, unread: reason };
}

const isThree = (piece: string): boolean => piece.length === 3;
const isTwo = (piece: string): boolean => piece.length === 2;

/** Whether the pieces are groups of three, or Indian groups (12,34,567). */
function isGrouped(digits: readonly string[]): boolean {
  const [first = '', ...rest] = digits;
  if (first.length > 3 || rest.length === 0 || first === '0') return false;
  if (rest.every(isThree)) return true;
  return rest.length > 1 && first.length < 3 && isThree(rest.at(-1) ?? '') && rest.slice(0, -1).every(isTwo);
}

const POINTS = '.٫';

function byOneSign(pieces: Pieces): Numeral {
  const { end, digits, signs } = pieces;
  const [first = '', second = ''] = digits;
  const sign = signs.charAt(0);
  if (POINTS.includes(sign)) {
    if (digits.length === 2)
      return plain(end, first, second, { pointThree: isThree(second) && first !== '' && first.length < 4 });
    return digits.slice(1).every(isThree) && first.length < 4
      ? plain(end, digits.join(''), '')
      : unread(end, 'form');
  }
  if (isGrouped(digits)) return plain(end, digits.join(''), '');
  return sign === ',' && digits.length === 2 && second.length < 3
    ? plain(end, first, second, { needsUnit: true })
    : unread(end, 'ambiguous');
}

/** The last sign parts the decimals, all before it group: 1,234.56 and 1.234,56. */
function byTwoSigns({ end, digits, signs }: Pieces): Numeral {
  const groups = digits.slice(0, -1);
  const sign = signs.charAt(0);
  const isOne = Array.from(signs).every((other, place) => place === signs.length - 1 || other === sign);
  const last = signs.at(-1) ?? '';
  return isOne && last !== sign && `${POINTS},`.includes(last) && isGrouped(groups)
    ? plain(end, groups.join(''), digits.at(-1) ?? '')
    : unread(end, 'form');
}

/** The figures at `at`, which is a digit or the point before one: groups and decimals of every country where nothing else may be meant. */
export function numeralAt(text: string, at: number): Numeral {
  const pieces = cut(text, at);
  if (pieces.homoglyph) return unread(pieces.end, 'homoglyph');
  if (pieces.end - at > LONGEST) return unread(pieces.end, 'form');
  if (pieces.signs === '') return plain(pieces.end, pieces.digits[0] ?? '', '', { bare: true });
  return Array.from(pieces.signs).every((sign) => sign === pieces.signs.charAt(0))
    ? byOneSign(pieces)
    : byTwoSigns(pieces);
}
