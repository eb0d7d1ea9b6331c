import { readFraction } from './fraction.ts';
import { readKoreanNumber } from './korean-number.ts';
import { readNativeNumber } from './native-number.ts';
import type { NumberReading } from './number.ts';
import { power, readDigits, scaled } from './number-digits.ts';
import { readScale } from './number-scale.ts';
import { readNumberWords } from './number-words.ts';
import { readOrdinalWord } from './ordinal.ts';
import { Candidate } from './quantity-candidate.ts';
import type { Draft } from './quantity-draft.ts';
import { isRange, lowEnd, readJoint } from './quantity-range.ts';
import { readTail } from './quantity-tail.ts';
import type { Unit } from './unit.ts';
import { UNITS } from './unit-table.ts';
import { endsWord } from './unit-reading.ts';

const MONEY = /(?:US\$|HK\$|NT\$|[CAS]\$|[$€£¥￥₩￦₹]|[A-Z]{3})\s?([-−]?)\s?(?=\d)/y;
const MONEY_HEAD = /(?:US|HK|NT|CA|AU|C|A|S)$/;
const MINUS_WORD = /(?:마이너스|영하|minus|negative)\s?$/i;
const MINUS_ENDS = '스하sSeE';
const ADVERB =
  /(?:(twice|doubl(?:e[sd]?)|twofold)|(tripl(?:e[sd]?)|threefold)|(quadrupl(?:e[sd]?)|fourfold)|(fivefold)|(tenfold))(?![A-Za-z-])/iy;
const ADVERBS = [2, 3, 4, 5, 10] as const;
const KOREAN_SCALE = /[십백천만억조경]/;

/** The quantity at `at` without its bounds, ranges joined; null where there is none. Nothing before `floor` is read. */
export function readQuantity(text: string, at: number, floor: number, candidate: Candidate): Draft | null {
  const first = readOne(text, at, floor, candidate);
  if (first === null || first.kind === 'ordinal' || first.bound !== undefined || first.high !== undefined)
    return first;
  const joint = readJoint(text, first.end);
  return joint === null ? first : (joinRange(text, first, joint.end, joint.word) ?? first);
}

function joinRange(text: string, low: Draft, at: number, word: string): Draft | null {
  const second = readSecond(text, at, low);
  if (second === null || !isRange(text, low, second, word)) return null;
  const unit = second.unit ?? low.unit;
  return {
    ...second,
    start: low.start,
    value: lowEnd(low, second),
    high: second.value,
    unit,
    approximate: low.approximate || second.approximate,
  };
}

function readSecond(text: string, at: number, low: Draft): Draft | null {
  const sign = /[-−]/.test(text.charAt(at)) ? 1 : 0;
  const code = text.charCodeAt(at + sign);
  if (code >= 48 && code <= 57) {
    const money =
      low.unit !== null &&
      low.form === 'digits' &&
      low.unit.dimension.startsWith('currency:') &&
      isMoneyFirst(text, low);
    const draft = fromDigits(text, at + sign, money ? low.unit : null);
    return draft === null ? null : sign === 1 ? negative(draft, at) : draft;
  }
  if (/[$€£¥￥₩￦]/.test(text.charAt(at))) return readMoney(text, at, at);
  return low.form === 'word' ? fromWords(text, at) : null;
}

function isMoneyFirst(text: string, low: Draft): boolean {
  return !/[\d]/.test(text.charAt(low.start));
}

function readOne(text: string, at: number, floor: number, candidate: Candidate): Draft | null {
  if (candidate === Candidate.digit) return signed(text, at, floor);
  if (candidate === Candidate.money) return readMoney(text, at, floor);
  if (candidate === Candidate.latin) return readLatinWord(text, at, floor);
  return readHangul(text, at);
}

function fromDigits(text: string, at: number, money: Unit | null): Draft | null {
  const number = readDigitNumber(text, at, money !== null);
  return number === null ? null : readTail(text, number, money);
}

function readDigitNumber(text: string, at: number, money: boolean): NumberReading | null {
  const read = readDigits(text, at);
  if (read === null) return null;
  if (KOREAN_SCALE.test(text.charAt(read.end)))
    return korean(text, at) ?? plain(at, read.digits, read.decimals, 0, read.end);
  const scale = readScale(text, read.end, money);
  return plain(at, read.digits, read.decimals, scale?.exponent ?? 0, scale?.end ?? read.end);
}

function plain(
  start: number,
  digits: string,
  decimals: number,
  exponent: number,
  end: number,
): NumberReading | null {
  const value = scaled(digits, exponent);
  if (!Number.isFinite(value)) return null;
  return {
    start,
    end,
    value,
    resolution: power(exponent - decimals),
    mantissa: Number(digits),
    scale: power(exponent),
    form: 'digits',
  };
}

/** Digits with 만, 억, 조; null where the syllable belongs to the next word (3만족, 2조항). */
function korean(text: string, at: number): NumberReading | null {
  const number = readKoreanNumber(text, at);
  if (number === null) return null;
  const ends =
    endsWord(text, number.end) || readTail(text, { ...number, form: 'digits' }, null)?.end !== number.end;
  return ends ? { ...number, form: 'digits' } : null;
}

/** Digits with a sign or a word for minus before them. */
function signed(text: string, at: number, floor: number): Draft | null {
  const fraction = readFraction(text, at);
  const draft = fraction ?? fromDigits(text, at, null);
  if (draft === null) return null;
  const before = text.charCodeAt(at - 1);
  if (at > floor && before === 0xc81c && draft.kind === 'ordinal') return { ...draft, start: at - 1 };
  if (at > floor && (before === 45 || before === 0x2212) && isSign(text, at - 1))
    return negative(draft, at - 1);
  if (at > floor && before === 43) return { ...draft, start: at - 1 };
  const last = text.charAt(before === 32 ? at - 2 : at - 1);
  if (last === '' || !MINUS_ENDS.includes(last)) return draft;
  const word = MINUS_WORD.exec(text.slice(Math.max(floor, at - 9), at));
  return word === null ? draft : negative(draft, at - word[0].length);
}

/** A minus belongs to the number unless a word or number stands right before it. */
function isSign(text: string, at: number): boolean {
  return at === 0 || /[\s([{:=~,;"'“‘|/$€£¥₩*_]/.test(text.charAt(at - 1));
}

function negative(draft: Draft, start: number): Draft {
  return { ...draft, start, value: -draft.value, mantissa: -draft.mantissa };
}

function readMoney(text: string, at: number, floor: number): Draft | null {
  MONEY.lastIndex = at;
  const match = MONEY.exec(text);
  if (match === null) return null;
  const sign =
    text.charAt(at) === '$' ? (MONEY_HEAD.exec(text.slice(Math.max(floor, at - 2), at))?.[0] ?? '') : '';
  const name = `${sign}${match[0].replace(/[\s−-]+/g, '')}`;
  const unit = UNITS.get(name);
  const draft = unit === undefined ? null : fromDigits(text, MONEY.lastIndex, unit);
  if (draft === null) return null;
  const start = at - sign.length;
  const minus = start > floor && /[-−]/.test(text.charAt(start - 1)) && isSign(text, start - 1);
  if (minus) return negative(draft, start - 1);
  return match[1] === '' ? { ...draft, start } : negative(draft, start);
}

function readLatinWord(text: string, at: number, floor: number): Draft | null {
  const adverb = readAdverb(text, at);
  if (adverb !== null) return adverb;
  if (/[A-Z]/.test(text.charAt(at))) {
    const money = readMoney(text, at, floor);
    if (money !== null) return money;
  }
  const ordinal = readOrdinalWord(text, at);
  return readFraction(text, at) ?? (ordinal === null ? fromWords(text, at) : ordinalDraft(at, ordinal));
}

function ordinalDraft(start: number, { value, end }: { value: number; end: number }): Draft {
  const number: NumberReading = { start, end, value, resolution: 1, mantissa: value, scale: 1, form: 'word' };
  return { ...number, unit: null, kind: 'ordinal', approximate: false };
}

function readAdverb(text: string, at: number): Draft | null {
  ADVERB.lastIndex = at;
  const match = ADVERB.exec(text);
  if (match === null) return null;
  const value = ADVERBS[match.slice(1).findIndex((part) => part !== undefined)] ?? 2;
  return { ...ordinalDraft(at, { value, end: ADVERB.lastIndex }), kind: 'multiple' };
}

function fromWords(text: string, at: number): Draft | null {
  const number = readNumberWords(text, at);
  return number === null ? null : readTail(text, number, null);
}

function readHangul(text: string, at: number): Draft | null {
  const ordinal = readOrdinalWord(text, at);
  if (ordinal !== null) return ordinalDraft(at, ordinal);
  const native = readNativeNumber(text, at);
  const draft = native === null ? null : readTail(text, native, null);
  if (draft !== null) return draft;
  const sino = readKoreanNumber(text, at);
  return sino === null || sino.form !== 'sino' ? null : readTail(text, sino, null);
}
