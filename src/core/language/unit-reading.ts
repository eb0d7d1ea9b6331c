import type { Unit } from './unit.ts';
import { UNITS } from './unit-table.ts';

/** A unit read behind a number; `end` is after it. */
export interface UnitReading {
  readonly unit: Unit;
  readonly end: number;
  /** The name as written. */
  readonly name: string;
}

const PERCENT = /[%％](?:\s?(?:포인트|points?|pts?)(?![A-Za-z])|[pP]t?(?![A-Za-z0-9]))?/y;
const LATIN =
  /(?:°[CF]|[A-Za-zµμ]{1,20}(?:\/[A-Za-z]{1,5})?(?:\^?[23](?!\d)|[²³])?|[㎡㎥㎢㎏㎞㎝㎜㎎㎖ℓ℃℉‰￦]|M\/[MD])(?![A-Za-z0-9_])/y;
const PAIR =
  /(?:percentage|percent|per|basis|square|cubic|us|u\.s\.|full-time|man|person|swiss|canadian|australian|degrees|staff)[ -][A-Za-z-]{1,12}(?![A-Za-z])/iy;
const PAIR_STARTS = 'pPbBsScCuUfFmMaAdD';
/** The longest name of a unit that begins with a character. */
const LONGEST = new Map<string, number>();
for (const name of UNITS.keys())
  LONGEST.set(name.charAt(0), Math.max(LONGEST.get(name.charAt(0)) ?? 0, name.length));
const FOLLOWS_UNIT =
  /(?![가-힣])|(?:은|는|이|가|을|를|의(?!점|원|사|무|료|회)|에|로|으로|와|과|도|만|까지|부터|보다|씩|당(?!사|일|국)|꼴|쯤|정도|가량|여|짜리|째|간(?![가-힣])|간의|간은|간에|동안|이상|이하|초과|미만|안팎|내외|남짓|이내|내(?![가-힣])|내에|내로|중(?![가-힣])|중에|중의|뿐|일(?= (?:것|수|때|뿐|가능|경우|듯))|일까|일지|마다|나(?![가-힣])|처럼|밖에|라|란|인(?![가-힣])|인데|입니|임|였|하고|하며|랑|며|고(?![가-힣])|다(?![가-힣])|들|급|어치|규모|수준|넘|전(?![가-힣])|전에|후(?![가-힣])|후에|뒤|대(?![가-힣])|대의|대로|대를|대에|선(?![가-힣])|선을|선에|미달|제(?![가-힣])|분(?![가-힣])|분을|분의|분이[다며고]|마저|조차|차(?![가-힣])|차에)/y;

/** True where a Hangul word may end at `at`: no letter follows, or a particle does. */
export function endsWord(text: string, at: number): boolean {
  FOLLOWS_UNIT.lastIndex = at;
  return FOLLOWS_UNIT.test(text);
}

/** The unit at `at`, with at most one space (or a hyphen: `10-year`) before it. */
export function readUnit(text: string, at: number): UnitReading | null {
  const percent = text.charCodeAt(at);
  if (percent === 37 || percent === 0xff05) return readPercent(text, at);
  const gap = percent === 32 || percent === 0xa0 ? 1 : 0;
  const code = text.charCodeAt(at + gap);
  if (code >= 0xac00 && code <= 0xd7a3) return readHangul(text, at + gap);
  if (code === 37 || code === 0xff05) return readPercent(text, at + gap);
  if (code === 45 && gap === 0) return readHyphened(text, at + 1);
  return readLatin(text, at + gap);
}

function found(name: string, end: number): UnitReading | null {
  const unit = UNITS.get(name) ?? (name.length > 2 ? UNITS.get(name.toLowerCase()) : undefined);
  return unit === undefined ? null : { unit, end, name };
}

function readPercent(text: string, at: number): UnitReading | null {
  PERCENT.lastIndex = at;
  const name = PERCENT.exec(text)?.[0] ?? '';
  return found(name.length > 1 ? '%p' : '%', at + name.length);
}

function readHangul(text: string, at: number): UnitReading | null {
  for (let length = LONGEST.get(text.charAt(at)) ?? 0; length > 0; length--) {
    const name = text.slice(at, at + length);
    const unit = UNITS.get(name);
    if (unit !== undefined && name.length === length && endsWord(text, at + length)) {
      return { unit, end: at + length, name };
    }
  }
  return null;
}

function readLatin(text: string, at: number): UnitReading | null {
  const pair = readPair(text, at);
  if (pair !== null) return pair;
  LATIN.lastIndex = at;
  const name = LATIN.exec(text)?.[0];
  return name === undefined ? null : found(name, at + name.length);
}

function readPair(text: string, at: number): UnitReading | null {
  if (!PAIR_STARTS.includes(text.charAt(at))) return null;
  PAIR.lastIndex = at;
  const pair = PAIR.exec(text)?.[0];
  return pair === undefined ? null : found(pair.toLowerCase(), at + pair.length);
}

function readHyphened(text: string, at: number): UnitReading | null {
  const read = readLatin(text, at);
  return read !== null && read.name.length > 2 ? read : null;
}
