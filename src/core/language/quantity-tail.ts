import { englishBoundAfter } from './comparator-english.ts';
import { countedNoun } from './counted-noun.ts';
import type { NumberReading } from './number.ts';
import { ordinalEnd } from './ordinal.ts';
import type { Draft } from './quantity-draft.ts';
import type { Unit } from './unit.ts';
import { endsWord, readUnit, type UnitReading } from './unit-reading.ts';
import { CELSIUS, FAHRENHEIT, KILOMETRES_PER_HOUR, PEOPLE, TIMES } from './unit-table.ts';

const MULTIPLE =
  /\s?배(?!열|포|정|당|경|치|송|우|분|터|양|출|달|제|려|추|낭)|\s?times(?![A-Za-z-])|[x×](?![A-Za-z0-9])|-?fold\b/y;
const MULTIPLE_STARTS = '배tTx×-f';
const FREQUENCY = / (?:a|an|per|each|every|in|within|during|last|this)\b/y;
const MORE = /여(?=\s?[가-힣%])/y;
const NOT_NATIVE = /^(?:currency:|ratio$|point$|score$|data|age:)/;
const TIGHT_NATIVE = /^(?:명|개|배|번|시간|달|곳|차례|가지|사람|개월|살|마리)$/;
const NO_ONE = /^(?:편|층|점|쪽|차례|줄|채|종|석|단계|벌)$/;

/** The quantity that begins with `number`, read to the end of its unit; null where it is none after all. */
export function readTail(text: string, number: NumberReading, money: Unit | null): Draft | null {
  const ordinal = money === null ? ordinalEnd(text, number.end) : -1;
  if (ordinal >= 0) return draft(number, { end: ordinal, kind: 'ordinal' });
  const multiple = money === null ? readMultiple(text, number) : null;
  const read = multiple ?? readMeasured(text, number, money);
  return read?.value === 1 && text.startsWith('당', read.end) ? null : read;
}

function draft(number: NumberReading, more: Partial<Draft>): Draft {
  return { ...number, unit: null, kind: 'cardinal', approximate: number.high !== undefined, ...more };
}

function readMultiple(text: string, number: NumberReading): Draft | null {
  const next = text.charAt(text.charCodeAt(number.end) === 32 ? number.end + 1 : number.end);
  if (next === '' || !MULTIPLE_STARTS.includes(next)) return null;
  MULTIPLE.lastIndex = number.end;
  const found = MULTIPLE.exec(text)?.[0];
  if (found === undefined) return null;
  const end = number.end + found.length;
  if (found.endsWith('배') && !endsWord(text, end)) return null;
  FREQUENCY.lastIndex = end;
  if (found.endsWith('times') && FREQUENCY.test(text)) return draft(number, { end, unit: TIMES });
  return draft(number, { end, kind: 'multiple' });
}

function readMeasured(text: string, number: NumberReading, money: Unit | null): Draft | null {
  const more = isMore(text, number.end) ? 1 : 0;
  const end = number.end + more;
  const approximate = more > 0 || number.high !== undefined;
  const split = money === null ? englishBoundAfter(text, end) : null;
  const unit = money === null ? readUnit(text, split?.span.end ?? end) : null;
  if (money !== null) return draft(number, { end, unit: money, approximate });
  if (split !== null) {
    const counted = unit === null ? countedNoun(text, split.span.end) : null;
    return draft(number, {
      end,
      unit: unit?.unit ?? null,
      bound: split,
      approximate,
      ...(counted === null ? {} : { counted }),
    });
  }
  return measured(text, number, end, approximate, unit);
}

/** 30여 명. */
function isMore(text: string, at: number): boolean {
  if (text.charAt(at) !== '여') return false;
  MORE.lastIndex = at;
  return MORE.test(text);
}

function measured(
  text: string,
  number: NumberReading,
  end: number,
  approximate: boolean,
  unit: UnitReading | null,
): Draft | null {
  const adjusted = unit === null ? null : adjust(text, number, unit);
  if (adjusted === null) return bare(text, number, end, approximate);
  const counted =
    adjusted.unit.dimension.startsWith('count:') || adjusted.unit === PEOPLE
      ? { counted: adjusted.name }
      : {};
  return draft(number, { end: adjusted.end, unit: adjusted.unit, approximate, ...counted });
}

/** A number with no unit; words need one, and a Latin or Hangul letter stuck to digits makes a name of them. */
function bare(text: string, number: NumberReading, end: number, approximate: boolean): Draft | null {
  if (number.form === 'native') return null;
  if (number.form === 'sino' && !standsAlone(text, number)) return null;
  if (/^[A-Za-z_]/.test(text.charAt(end))) return null;
  const counted = countedNoun(text, end);
  return draft(number, { end, approximate, ...(counted === null ? {} : { counted }) });
}

function standsAlone(text: string, number: NumberReading): boolean {
  const word = text.slice(number.start, number.end);
  if (/\d/.test(word)) return true;
  return word.length >= 3 && /[십백천]/.test(word) && endsWord(text, number.end);
}

/** The unit in the light of the number's form and of the words before it; null where they do not go together. */
function adjust(text: string, number: NumberReading, unit: UnitReading): UnitReading | null {
  if (unit.name === '도') return degrees(headOf(text, number), unit);
  if (unit.unit.symbol === 'km' && /시속\s?$/.test(headOf(text, number)))
    return { ...unit, unit: KILOMETRES_PER_HOUR };
  if (number.form === 'native') return nativeUnit(text, number, unit);
  if (unit.name === '달' || unit.name === '해') return null;
  return number.form === 'sino' ? sinoUnit(text, number, unit) : unit;
}

function headOf(text: string, number: NumberReading): string {
  return text.slice(Math.max(0, number.start - 12), number.start);
}

function degrees(head: string, unit: UnitReading): UnitReading | null {
  if (/화씨\s?$/.test(head)) return { ...unit, unit: FAHRENHEIT };
  return /(?:섭씨|영하|영상|기온|온도[가는은]?)\s?(?:[-−]?[\d.]+\s?[-~∼〜–]\s?)?$/.test(head)
    ? { ...unit, unit: CELSIUS }
    : null;
}

function nativeUnit(text: string, number: NumberReading, unit: UnitReading): UnitReading | null {
  const tight = text.charCodeAt(number.end) >= 0xac00;
  const short = number.end - number.start === 1;
  if (tight && short && !TIGHT_NATIVE.test(unit.name)) return null;
  if (NOT_NATIVE.test(unit.unit.dimension) || unit.name === '인' || unit.name === '년') return null;
  if (number.value === 1 && (NO_ONE.test(unit.name) || (tight && unit.name === '번'))) return null;
  return unit.name === '분' ? { ...unit, unit: PEOPLE } : unit;
}

const SPACED_ONE = /^[일삼사오육칠팔구]$/;
const SPACED_ONE_UNIT = /^(?:년|개월|퍼센트|프로|층|주|주일|킬로미터|미터)$/;
const MONEY_ONLY = /^(?:[일이삼사오육칠팔구]조|조|억)$/;
const NO_NUMBER = /^(?:[백천만억조][일이삼사오육칠팔구]|[백천만억조]{1,2}[일이])$/;

function sinoUnit(text: string, number: NumberReading, unit: UnitReading): UnitReading | null {
  const word = text.slice(number.start, number.end);
  if (/\d/.test(word)) return unit;
  const tight = text.charCodeAt(number.end) >= 0xac00;
  if (word === '이' || NO_NUMBER.test(word)) return null;
  if (SPACED_ONE.test(word)) return !tight && SPACED_ONE_UNIT.test(unit.name) ? unit : null;
  if (MONEY_ONLY.test(word)) return unit.unit.dimension.startsWith('currency:') ? unit : null;
  if (word.length === 1 && tight) return /^(?:명|원|달러)$/.test(unit.name) ? unit : null;
  return unit;
}
