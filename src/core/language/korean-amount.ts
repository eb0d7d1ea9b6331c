import { ALONE_AMOUNTS, inUnit, isCounter } from './korean-amount-units.ts';
import { readKoreanNumber } from './korean-number.ts';
import { readNominal } from './korean-nominal.ts';
import type { KoreanTerm } from './korean-term.ts';
import { readNativeNumber } from './native-number.ts';

/** A number of a text with its unit, in one spelling: 석 달 and 3개월, 2주 and 14일, 이천억원 and 2,000억 원 are equal. */
export interface Amount {
  readonly value: number;
  /** Empty where the text names none. */
  readonly unit: string;
  /** 이상, 초과 / 이하, 미만 behind it. */
  readonly bound: 'least' | 'most' | null;
  /** 약, 여, 가량, 쯤, 정도, 남짓: it need not be exact. */
  readonly about: boolean;
  /** An hour up to twelve that may be of the morning or of the afternoon. */
  readonly open: boolean;
  /** Place of the term that begins it, and behind its last one. */
  readonly at: number;
  readonly to: number;
}

/** What a number in words begins with. */
const BEGINS: ReadonlySet<number> = new Set(
  [...'한두세석네넉열스서마쉰예일여아다하둘셋넷이사나닷엿아보반절첫삼오육칠팔구십백천만억조너대'].map(
    (letter) => letter.charCodeAt(0),
  ),
);

/** Said without a counter: 아홉을 두었다. */
const BARE = /^(?:다섯|여섯|일곱|여덟|아홉)$/u;
/** 반이 탔다. */
const HALF = /^반(?:이|을|은|이나|만)$/u;
const LEAST = /^(?:이상|초과|넘|웃도|상회)/u;
const MOST = /^(?:이하|미만|이내|안에|못|안)/u;
const SINO = /^[일이삼사오육칠팔구십백천만억조]{2,}/u;
const NATIVE = /^[한두세석네넉열스서마쉰예일여아다]/u;
const AROUND = /^(?:여|가량|쯤|정도|남짓)/u;
const NEAR = /(?:\d|[십백천만억조])여(?:$|[가-힣])|(?:가량|쯤|정도|남짓)/u;
const NEARLY = /^(?:약|대략|거의)$/u;
const VAGUE = /^(?:가량|쯤|정도|남짓|안팎|내외)/u;
const PARTICLE =
  /^(?:은|는|이|가|을|를|의|에|에는|에서|에서는|으로|로|와|과|도|만|보다|부터|까지|이다|입니다|이고|이며|으로써|이었다|이에요|예요|였다|라고|이라고)$/u;
const YEAR = /^(?:19|20)\d{2}$/;
const DAY_OR_MONTH = /^(\d{1,2})(?:T|$)/;
const CALENDAR = ['년', '월', '일'] as const;

/** The amounts of a list of terms, in order. */
export function amountsOf(terms: readonly KoreanTerm[]): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at];
    if (term === undefined || (term.kind !== 'number' && !BEGINS.has(term.surface.charCodeAt(0)))) continue;
    const read = dateAt(terms, at) ?? clockAt(terms, at) ?? single(terms, at);
    if (read.length === 0) continue;
    found.push(...read);
    at = (read.at(-1)?.to ?? at + 1) - 1;
  }
  return found;
}

function single(terms: readonly KoreanTerm[], at: number): Amount[] {
  const read = amountAt(terms, at);
  if (read === null) return [];
  const amount = { ...read, bound: boundOf(terms, read.to), about: isAbout(terms, read) };
  const half = terms[amount.to];
  if (half?.surface.startsWith('반') !== true || !/^반(?:$|[에까부쯤이을])/u.test(half.surface))
    return [amount];
  if (amount.unit === '시') return [amount, { ...made(30, '분', amount.to, amount.to + 1) }];
  const more = amount.unit === '분' ? 30 : 0.5;
  return /^(?:분|년|개월)$/u.test(amount.unit)
    ? [
        {
          ...amount,
          value: amount.value + more,
          to: amount.to + 1,
          about: isAbout(terms, { ...amount, to: amount.to + 1 }),
        },
      ]
    : [amount];
}

function boundOf(terms: readonly KoreanTerm[], to: number): Amount['bound'] {
  const term = terms[to];
  if (term === undefined) return null;
  if (LEAST.test(term.surface)) return 'least';
  return MOST.test(term.surface) ? 'most' : null;
}

function isAbout(terms: readonly KoreanTerm[], { at, to }: Pick<Amount, 'at' | 'to'>): boolean {
  if (NEARLY.test(terms[at - 1]?.surface ?? '') || VAGUE.test(terms[to]?.surface ?? '')) return true;
  return terms.slice(at, to).some(({ surface }) => NEAR.test(surface));
}

/** 2025-08-05, 2025.8.5. */
function dateAt(terms: readonly KoreanTerm[], at: number): Amount[] | null {
  const [year, month, day] = [terms[at], terms[at + 1], terms[at + 2]];
  if (year === undefined || year.kind !== 'number') return null;
  const dotted = /^((?:19|20)\d{2})\.(\d{1,2})(?:\.(\d{1,2}))?$/.exec(year.stem);
  if (dotted !== null)
    return dotted
      .slice(1)
      .flatMap((part, index) =>
        part === undefined ? [] : [made(Number(part), CALENDAR[index] ?? '', at, at + 1)],
      );
  if (!YEAR.test(year.surface) || !isNext(year, month) || !isNext(month, day)) return null;
  const [m, d] = [DAY_OR_MONTH.exec(month?.surface ?? '')?.[1], DAY_OR_MONTH.exec(day?.surface ?? '')?.[1]];
  if (m === undefined || d === undefined) return null;
  return [
    made(Number(year.surface), '년', at, at + 1),
    made(Number(m), '월', at + 1, at + 2),
    made(Number(d), '일', at + 2, at + 3),
  ];
}

function isNext(term: KoreanTerm | undefined, next: KoreanTerm | undefined): boolean {
  return term !== undefined && next?.kind === 'number' && next.start === term.end + 1;
}

const CLOCK = /^(\d{1,2}):(\d{2})/;

/** 20:30 is 20시 30분. */
function clockAt(terms: readonly KoreanTerm[], at: number): Amount[] | null {
  const clock = terms[at]?.kind === 'number' ? CLOCK.exec(terms[at]?.surface ?? '') : null;
  if (clock === null) return null;
  const hour = { ...made(Number(clock[1]), '시', at, at + 1), open: false };
  return clock[2] === '00' ? [hour] : [hour, made(Number(clock[2]), '분', at, at + 1)];
}

function amountAt(terms: readonly KoreanTerm[], at: number): Amount | null {
  const term = terms[at];
  if (term === undefined) return null;
  if (term.kind === 'number') return digits(terms, at, term.surface);
  const alone = ALONE_AMOUNTS[term.stem];
  if (HALF.test(term.surface)) return made(50, '%', at, at + 1);
  if (alone !== undefined) return made(alone[0], alone[1], at, at + 1);
  const native = NATIVE.test(term.surface) ? nativeAt(terms, at, term) : null;
  return native ?? (SINO.test(term.surface) ? sino(terms, at, term.surface) : null);
}

function nativeAt(terms: readonly KoreanTerm[], at: number, { surface, stem }: KoreanTerm): Amount | null {
  const number = readNativeNumber(surface, 0);
  if (number === null || number.high !== undefined) return null;
  if (number.end === surface.length) {
    const unit = counterOf(terms[at + 1]);
    if (unit !== null) return made(number.value, unit, at, at + 2);
  } else if (number.end > 1) {
    const unit = counter(surface.slice(number.end));
    if (unit !== null) return made(number.value, unit, at, at + 1);
  }
  return BARE.test(stem) || (number.end > 1 && stem.length === number.end && stem !== surface)
    ? made(number.value, '', at, at + 1)
    : null;
}

const OPEN = /[만억조]$/u;
const LATE = /^(?:오후|저녁|밤)/u;
const EARLY = /^(?:오전|아침|새벽)/u;

/** `1조 2억 3만 4`: as many groups as there are scales. */
const MOST_GROUPS = 4;

function digits(
  terms: readonly KoreanTerm[],
  at: number,
  surface: string,
  groups = MOST_GROUPS,
): Amount | null {
  const number = readKoreanNumber(surface, 0);
  if (number === null) return null;
  const more =
    groups > 1 && OPEN.test(surface) && terms[at + 1]?.kind === 'number'
      ? digits(terms, at + 1, terms[at + 1]?.surface ?? '', groups - 1)
      : null;
  if (more !== null && more.value < number.value) return { ...more, value: number.value + more.value, at };
  const joined = thousandsOf(terms, at, surface);
  if (joined !== null) return joined;
  const rest = surface.slice(number.end).replace(AROUND, '');
  if (rest.startsWith('시') && !rest.startsWith('시간')) return hourAt(terms, at, number.value);
  if (rest.startsWith('분의')) return fraction(terms, at, number.value);
  if (rest === '' || PARTICLE.test(rest)) {
    const unit = rest === '' ? (counterOf(terms[at + 1]) ?? rangeUnit(terms, at)) : null;
    if (unit === null) return made(number.value, '', at, at + 1);
    return made(number.value, unit, at, counterOf(terms[at + 1]) === unit ? at + 2 : at + 1);
  }
  return made(number.value, readNominal(rest).stem, at, at + 1);
}

/** 3천 5백만 원: thousands and hundreds of one group of ten thousands, written apart. */
function thousandsOf(terms: readonly KoreanTerm[], at: number, surface: string): Amount | null {
  const next = terms[at + 1];
  if (!/\d[천백]$/u.test(surface) || next?.kind !== 'number' || !/^\d+[백십]?[만억조]/u.test(next.surface))
    return null;
  const number = readKoreanNumber(surface + next.surface, 0);
  if (number === null || number.end <= surface.length + 1) return null;
  const rest = (surface + next.surface).slice(number.end);
  const unit = rest === '' ? counterOf(terms[at + 2]) : readNominal(rest).stem;
  return made(number.value, unit ?? '', at, rest === '' && unit !== null ? at + 3 : at + 2);
}

/** 3분의 2. */
function fraction(terms: readonly KoreanTerm[], at: number, under: number): Amount | null {
  const over = readKoreanNumber(terms[at + 1]?.surface ?? '', 0);
  if (over === null || under === 0) return null;
  return { ...made((100 * over.value) / under, '%', at, at + 2), about: true };
}

function hourAt(terms: readonly KoreanTerm[], at: number, hour: number): Amount {
  const before = terms[at - 1]?.surface ?? '';
  if (hour < 12 && LATE.test(before)) return { ...made(hour + 12, '시', at, at + 1), open: false };
  return { ...made(hour, '시', at, at + 1), open: hour <= 12 && !EARLY.test(before) };
}

/** 65 of 65~110mm. */
function rangeUnit(terms: readonly KoreanTerm[], at: number): string | null {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!isNext(term, next) || next === undefined) return null;
  const number = readKoreanNumber(next.surface, 0);
  const rest = number === null ? '' : next.surface.slice(number.end);
  if (number === null || CLOCK.test(next.surface)) return null;
  if (rest === '') return counterOf(terms[at + 2]);
  return PARTICLE.test(rest) ? null : readNominal(rest).stem;
}

function sino(terms: readonly KoreanTerm[], at: number, surface: string): Amount | null {
  const number = readKoreanNumber(surface, 0);
  if (number === null) return null;
  const rest = surface.slice(number.end);
  const unit = rest === '' ? counterOf(terms[at + 1]) : counter(rest);
  return unit === null ? null : made(number.value, unit, at, at + (rest === '' ? 2 : 1));
}

function counterOf(term: KoreanTerm | undefined): string | null {
  return term === undefined ? null : counter(term.surface);
}

/** Units of the words seen; null for what counts nothing. Bounded, emptied when full. */
const SEEN = new Map<string, string | null>();
const MOST_SEEN = 8192;
const LONGEST_SEEN = 16;

function counter(word: string): string | null {
  const seen = SEEN.get(word);
  if (seen !== undefined) return seen;
  const unit = readCounter(word);
  if (word.length > LONGEST_SEEN) return unit;
  if (SEEN.size >= MOST_SEEN) SEEN.clear();
  SEEN.set(word, unit);
  return unit;
}

function readCounter(word: string): string | null {
  if (isCounter(word)) return word;
  const bare = word.replace(AROUND_TAIL, '');
  if (isCounter(bare)) return bare;
  const stem = readNominal(bare).stem.replace(AROUND_TAIL, '');
  return isCounter(stem) ? stem : null;
}

const AROUND_TAIL = /(?:쯤|가량|정도|씩|꼴|당|짜리|만에|어치|용|(?<=[월일년])분)$/u;

function made(said: number, word: string, at: number, to: number): Amount {
  const [value, unit] = inUnit(said, word.length > 1 ? word.replace(AROUND_TAIL, '') : word);
  return { value, unit, bound: null, about: false, open: false, at, to };
}
