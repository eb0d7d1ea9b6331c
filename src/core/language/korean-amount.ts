import type {
  Amount as Measured,
  ClockTime,
  Day,
  Duration,
  Fineness,
  Period,
  Quantity,
  ValueMention,
} from '../statement/value.ts';
import { readValues } from '../values/read-values.ts';
import { numberOf } from './exact-number.ts';
import { readNominal } from './korean-nominal.ts';
import type { KoreanTerm } from './korean-term.ts';

/** A number of a text with its unit, in one spelling: 석 달 and 3개월, 2주 and 14일, 이천억원 and 2,000억 원 are equal. */
export interface Amount {
  /** In the base of its unit. */
  readonly value: number;
  /** As written: 30 of 30분. */
  readonly said: number;
  /** What it measures; 년, 월, 일, 시 of a date or an hour. Empty where the text names none. */
  readonly unit: string;
  /** 이상, 초과 / 이하, 미만 behind it. */
  readonly bound: 'least' | 'most' | null;
  /** 약, 여, 가량, 쯤, 정도, 남짓: it need not be exact. */
  readonly about: boolean;
  /** An hour that may be of the morning or of the afternoon. */
  readonly open: boolean;
  /** Place of the term that begins it, and behind its last one. */
  readonly at: number;
  readonly to: number;
}

type Said = Omit<Amount, 'at' | 'to' | 'bound'>;

const HOUR = 3600;
const DAY = 86_400n;
/** What follows a number that counts nothing. */
const PARTICLE =
  /^(?:|은|는|이|가|을|를|의|에|에는|에서|에서는|으로|로|와|과|도|만|보다|부터|까지|이다|입니다|이고|이며|여|가량|쯤|정도)$/u;
const PLAIN = { about: false, open: false } as const;
const LEAST = /^(?:이상|초과|넘|웃도|상회)/u;
const MOST = /^(?:이하|미만|이내|안에|못|안)/u;
const FIGURES = /(\d[\d,]*(?:\.\d+)?)([가-힣]*)/gu;

function part(value: number, unit: string): Said {
  return { ...PLAIN, value, said: value, unit };
}

function measured({ low, high, unit, approximate }: Measured, named: string | null): Said[] {
  const ends = low !== null && high !== null && low.value !== high.value ? [low, high] : [high ?? low];
  return ends.flatMap((end): Said[] => {
    if (end === null) return [];
    const said = numberOf(end.value);
    const value = unit === null ? said : said * numberOf(unit.factor) + numberOf(unit.offset);
    return [{ value, said, unit: named ?? unit?.dimension ?? '', about: approximate, open: false }];
  });
}

/** Whole days are said as a day of a month is: 5일 is either. */
function length(value: Duration): Said[] {
  const isOfDays = value.unit.dimension === 'time' && value.unit.factor.over % DAY === 0n;
  return measured(value, null).map((said) =>
    isOfDays ? { ...said, value: said.value / Number(DAY), unit: '일' } : said,
  );
}

/** A number without a unit counts what is written on to it: 1주택, 5개교. */
function quantity(value: Quantity, noun: string): Said[] {
  const { sort, unit } = value;
  if (sort === 'multiple') return measured(value, sort);
  return measured(value, sort === 'ordinal' ? (unit?.symbol ?? sort) : unit === null ? noun : null);
}

const MONTHS: Partial<Readonly<Record<Fineness, number>>> = { quarter: 3, half: 6 };
const YEARS: ReadonlySet<Fineness> = new Set(['year', 'decade', 'century']);

function dayParts({ year, month, day }: Day, fineness: Fineness, of: string): Said[] {
  const months = MONTHS[fineness];
  return [
    ...(year === null ? [] : [part(year, '년')]),
    ...(months === undefined ? [] : [part(Math.ceil(month / months), fineness)]),
    ...(months === undefined && !YEARS.has(fineness) ? [part(month, `월${of}`)] : []),
    ...(fineness === 'day' ? [part(day, '일')] : []),
  ];
}

/** Both ends of a range; one where they are of one month, quarter or year. */
function period({ from, to, fineness, part: of }: Period): Said[] {
  if (fineness === 'weekday') return [];
  const ends = [from, to].flatMap((day) => (day === null ? [] : [dayParts(day, fineness, of ?? '')]));
  const [first = [], last = []] = ends;
  return JSON.stringify(first) === JSON.stringify(last) ? first : [...first, ...last];
}

function clock({ from, to, halfKnown }: ClockTime): Said[] {
  return (from === to ? [from] : [from, to]).flatMap((time) => {
    const minutes = Math.round((time % HOUR) / 60);
    const hour = { ...part(Math.floor(time / HOUR), '시'), open: !halfKnown };
    return minutes === 0 ? [hour] : [hour, part(minutes, '시분')];
  });
}

/** What may mean several things, or counts from another time, is its figures and the nouns behind them: 14일, 지난 29일. */
function unread(written: string): Said[] {
  return Array.from(written.matchAll(FIGURES), ([, digits = '', noun = '']) =>
    part(Number(digits.replaceAll(',', '')), nounOf(noun)),
  );
}

function saidBy({ value, written }: ValueMention, noun: string): Said[] {
  if (value === null) return unread(written);
  if (value.kind === 'quantity') return quantity(value, noun);
  if (value.kind === 'duration') return length(value);
  if (value.kind === 'period') return period(value);
  return value.kind === 'clock' ? clock(value) : [];
}

function boundOf(term: KoreanTerm | undefined): Amount['bound'] {
  if (term === undefined) return null;
  if (LEAST.test(term.surface)) return 'least';
  return MOST.test(term.surface) ? 'most' : null;
}

function nounOf(rest: string): string {
  return PARTICLE.test(rest) ? '' : readNominal(rest).stem;
}

/** The amounts of terms, in order. `text` is what their places are places of. Linear. */
export function amountsOf(text: string, terms: readonly KoreanTerm[]): Amount[] {
  const from = terms[0]?.start ?? 0;
  const end = terms.at(-1)?.end ?? 0;
  const found: Amount[] = [];
  let at = 0;
  for (const mention of readValues(text.slice(from, end), 'ko')) {
    while ((terms[at]?.end ?? Infinity) <= mention.start + from) at++;
    let to = at;
    while ((terms[to]?.start ?? Infinity) < mention.end + from) to++;
    if (to === at) continue;
    const rest = text.slice(mention.end + from, terms[to - 1]?.end ?? 0);
    const bound = boundOf(terms[to]);
    found.push(...saidBy(mention, nounOf(rest)).map((said) => ({ ...said, bound, at, to })));
  }
  return found;
}
