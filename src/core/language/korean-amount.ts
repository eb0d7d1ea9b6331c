import { readKoreanNumber } from './korean-number.ts';
import { readNominal } from './korean-nominal.ts';
import type { KoreanTerm } from './korean-term.ts';

/** A number of a text with its unit, in one spelling: 석 달 and 3개월, 2주 and 14일, 이천억원 and 2,000억 원 are equal. */
export interface Amount {
  readonly value: number;
  /** Empty where the text names none. */
  readonly unit: string;
  /** 이상, 초과 / 이하, 미만 behind it. */
  readonly bound: 'least' | 'most' | null;
  /** Place of the term that begins it, and behind its last one. */
  readonly at: number;
  readonly to: number;
}

const NATIVE: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  네: 4,
  넉: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  열한: 11,
  열두: 12,
  스무: 20,
};
const ALONE: Readonly<Record<string, readonly [number, string]>> = {
  하나: [1, ''],
  둘: [2, ''],
  셋: [3, ''],
  넷: [4, ''],
  하루: [1, '일'],
  이틀: [2, '일'],
  사흘: [3, '일'],
  나흘: [4, '일'],
  닷새: [5, '일'],
  열흘: [10, '일'],
  보름: [15, '일'],
  일주일: [7, '일'],
  하룻밤: [1, '박'],
  반년: [6, '개월'],
};
/** Units by their words, with what the value is multiplied by. */
const UNITS: Readonly<Record<string, readonly [string, number]>> = {
  달: ['개월', 1],
  달간: ['개월', 1],
  번: ['회', 1],
  차례: ['회', 1],
  주: ['일', 7],
  주일: ['일', 7],
  주간: ['일', 7],
  인: ['명', 1],
  사람: ['명', 1],
  분: ['분', 1],
  퍼센트: ['%', 1],
  프로: ['%', 1],
  '％': ['%', 1],
  일간: ['일', 1],
  년간: ['년', 1],
  해: ['년', 1],
  개월간: ['개월', 1],
  군데: ['곳', 1],
  개소: ['곳', 1],
};
const COUNTER =
  /^(?:원|명|인|개|대|권|건|회|번|번째|일|개월|달|년|곳|군데|표|점|살|세|시|시간|분|초|주|주일|가지|마리|장|잔|병|쪽|호|층|배|등|위|차례|사람|채|척|벌|퍼센트|달러|유로|톤|킬로|미터|평|도|박|학기|영업일|개국|해|팀|가구|편|곡|줄|통|그루|송이|자루|켤레|세대|차|강|호선|주년|세기)$/u;
const LEAST = /^(?:이상|초과|넘|웃도|상회)/u;
const MOST = /^(?:이하|미만|이내|안에|못)/u;
const SINO = /^[일이삼사오육칠팔구십백천만억조]{2,}/u;
const AROUND = /^(?:여|가량|쯤|정도|남짓)/u;

/** The amounts of a list of terms, in order. */
export function amountsOf(terms: readonly KoreanTerm[]): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < terms.length; at++) {
    const amount = amountAt(terms, at);
    if (amount === null) continue;
    found.push({ ...amount, bound: boundOf(terms[amount.to]) });
    at = amount.to - 1;
  }
  return found;
}

function boundOf(term: KoreanTerm | undefined): Amount['bound'] {
  if (term === undefined) return null;
  if (LEAST.test(term.surface)) return 'least';
  return MOST.test(term.surface) ? 'most' : null;
}

function amountAt(terms: readonly KoreanTerm[], at: number): Amount | null {
  const term = terms[at];
  if (term === undefined) return null;
  if (term.kind === 'number') return digits(terms, at, term.surface);
  const native = NATIVE[term.surface];
  if (native !== undefined) {
    const unit = counterOf(terms[at + 1]);
    return unit === null ? null : made(native, unit, at, at + 2);
  }
  const alone = ALONE[term.stem];
  if (alone !== undefined) return made(alone[0], alone[1], at, at + 1);
  return SINO.test(term.surface) ? sino(terms, at, term.surface) : null;
}

const CLOCK = /^(\d{1,2}):(\d{2})/;
const LATE = /^(?:오후|저녁|밤)/u;
const OPEN = /[만억조]$/u;

function digits(terms: readonly KoreanTerm[], at: number, surface: string): Amount | null {
  const clock = CLOCK.exec(surface);
  if (clock !== null) return made(Number(clock[1]), '시', at, at + 1);
  const number = readKoreanNumber(surface, 0);
  if (number === null) return null;
  const more =
    OPEN.test(surface) && terms[at + 1]?.kind === 'number'
      ? digits(terms, at + 1, terms[at + 1]?.surface ?? '')
      : null;
  if (more !== null && more.value < number.value) return { ...more, value: number.value + more.value, at };
  if (isLate(terms[at - 1], number.value) && surface.startsWith('시', number.end))
    return made(number.value + 12, '시', at, at + 1);
  const rest = surface.slice(number.end).replace(AROUND, '');
  if (rest !== '') return made(number.value, readNominal(rest).stem, at, at + 1);
  const unit = counterOf(terms[at + 1]);
  return unit === null ? made(number.value, '', at, at + 1) : made(number.value, unit, at, at + 2);
}

function isLate(before: KoreanTerm | undefined, hour: number): boolean {
  return before !== undefined && hour < 12 && LATE.test(before.surface);
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

function counter(word: string): string | null {
  if (COUNTER.test(word)) return word;
  const { stem } = readNominal(word);
  return COUNTER.test(stem) ? stem : null;
}

function made(value: number, word: string, at: number, to: number): Amount {
  const [unit, factor] = UNITS[word] ?? [word, 1];
  return { value: value * factor, unit, bound: null, at, to };
}
