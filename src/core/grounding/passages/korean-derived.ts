import type { Amount } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';

const DIFFERENCE =
  /(?:^| )(?:늘|줄|많|적[은어었]|차이|격차|더|덜|높|낮|비싸|비쌌|비쌉|싸|쌌|쌉|오르|올랐|오른|올라|내리|내렸|내린|내려|떨어|뛰|뛴|남|나머지|빼|뺀|제외|제하|할인|깎|앞당|길[어었다]|짧|뒤|전보다|사이|동안|만에|그만|빠[졌지진]|머물|걸리|걸렸|걸린|이어|인상|인하|증가|감소|커졌|컸|크|작|쓰|쓸|내)/u;
/** What stood before or stands behind a change: the one value and the change. */
const CHANGED = /(?:^| )(?:내렸|내려|줄었|줄어|떨어졌|떨어져|낮아졌|올랐|올라|늘었|늘어|높아졌)/u;
const REMAINDER = /(?:중|가운데)(?: |$)/u;
const SUM = /(?:^| )(?:합|모두|총|더하|더한|더해|전부|통틀|아울러|다해서|전체)/u;
const SHARE = /분의|절반|%|퍼센트|비율|꼴|배/u;
const MEAN = /평균|꼴|씩|당(?: |$)|(?:^| )한 (?:명|회|개|곳|사람|달|해|번)/u;
const PRODUCT = /(?:^| )(?:묵|모두|총|합|동안|들)|면(?: |$)|치(?: |$)/u;
const MOST = 24;
const CLOSE = 1e-6;
const DAY = 1440;
const FIRST_YEAR = 1000;
const LONGEST_SPAN = 200;

/** What the words of a claim let be reckoned, and from which numbers. Made once a claim. */
export interface Reckoning {
  readonly isDifference: boolean;
  readonly isTotal: boolean;
  readonly isSum: boolean;
  readonly isShare: boolean;
  readonly isMean: boolean;
  readonly isProduct: boolean;
  /** The first numbers of the evidence, and those of the claim. */
  readonly there: readonly Amount[];
  readonly asked: readonly Amount[];
  readonly byUnit: ReadonlyMap<string, Operands>;
  readonly times: readonly ClockTime[];
  /** Spans of years: 2년 뒤, 이듬해. */
  readonly spans: readonly number[];
  /** Months since the year 0, of years with a month beside them. */
  readonly months: readonly number[];
}

/** The numbers of one unit: how many there are, and each value once with the first two that have it. */
interface Operands {
  count: number;
  readonly values: Map<number, [Amount, Amount?]>;
}

/** Reads the words of a claim and groups the numbers that it may be reckoned from. Linear. */
export function reckoningOf(
  claim: readonly KoreanTerm[],
  there: readonly Amount[],
  asked: readonly Amount[],
): Reckoning {
  const said = claim.map(({ surface }) => surface).join(' ');
  const isTotal = SUM.test(said);
  return {
    isDifference: DIFFERENCE.test(said) || REMAINDER.test(said),
    isTotal,
    isSum: isTotal || CHANGED.test(said),
    isShare: SHARE.test(said),
    isMean: MEAN.test(said),
    isProduct: PRODUCT.test(said),
    there: there.slice(0, MOST),
    asked,
    byUnit: operandsOf([...there, ...asked]),
    times: [...clockTimes(there), ...clockTimes(asked)],
    months: monthsIn(there),
    spans: there.flatMap(({ unit, value }) => (unit === '년' && value < LONGEST_SPAN ? [value] : [])),
  };
}

function operandsOf(amounts: readonly Amount[]): ReadonlyMap<string, Operands> {
  const byUnit = new Map<string, Operands>();
  for (const amount of amounts) {
    let operands = byUnit.get(amount.unit);
    if (operands === undefined) byUnit.set(amount.unit, (operands = { count: 0, values: new Map() }));
    operands.count++;
    const known = operands.values.get(amount.value);
    if (known === undefined) operands.values.set(amount.value, [amount]);
    else if (known.length < 2) known.push(amount);
  }
  return byUnit;
}

/**
 * How a number of a claim follows from two numbers of the evidence, where the claim says in words that it is a
 * difference, a sum, a share, an average or a multiple: `37 - 22`. Null where it does not.
 */
export function derivation(amount: Amount, reckoning: Reckoning): string | null {
  return (
    pairOf(amount, reckoning) ??
    clockSpan(amount, reckoning) ??
    yearAfter(amount, reckoning) ??
    yearsBetween(amount, reckoning) ??
    ratioOf(amount, reckoning)
  );
}

/** Operands have the unit of the result; those without any only where no two have it. */
function alike(amount: Amount, { byUnit }: Reckoning): readonly number[] {
  const [own, bare] = [byUnit.get(amount.unit), byUnit.get('')];
  const others = (own?.count ?? 0) - (own?.values.get(amount.value)?.includes(amount) === true ? 1 : 0);
  if (others > 1 || amount.unit === '') return valuesOf(own, amount);
  return [...new Set([...valuesOf(own, amount), ...valuesOf(bare, amount)])].slice(0, MOST);
}

/** The first values that another number than this one has. */
function valuesOf(operands: Operands | undefined, amount: Amount): number[] {
  const values: number[] = [];
  for (const [value, [first, second]] of operands?.values ?? []) {
    if (values.length === MOST) break;
    if (first !== amount || second !== undefined) values.push(value);
  }
  return values;
}

function pairOf(amount: Amount, reckoning: Reckoning): string | null {
  const { isDifference, isTotal, isSum } = reckoning;
  if (!isDifference && !isSum) return null;
  const like = alike(amount, reckoning);
  if (like.length < 2) return null;
  for (const [at, one] of like.entries())
    for (const other of like.slice(at + 1)) {
      if (isDifference && meets(amount, Math.abs(one - other)))
        return `${Math.max(one, other)} - ${Math.min(one, other)}`;
      if (isSum && meets(amount, one + other)) return `${one} + ${other}`;
    }
  return isTotal ? sumOf(amount, like) : null;
}

/** A total of three and more is one of all that stand there. */
function sumOf(amount: Amount, like: readonly number[]): string | null {
  const all = like.reduce((sum, value) => sum + value, 0);
  return like.length > 2 && meets(amount, all) ? like.join(' + ') : null;
}

/** The first numbers of all, but for the one asked for. */
function around(amount: Amount, { there, asked }: Reckoning): Amount[] {
  const found = there.filter((other) => other !== amount);
  for (const other of asked) {
    if (found.length >= MOST) break;
    if (other !== amount) found.push(other);
  }
  return found;
}

function ratioOf(amount: Amount, reckoning: Reckoning): string | null {
  const { isMean, isProduct } = reckoning;
  const isShareSaid = amount.unit === '%' && reckoning.isShare;
  const there = around(amount, reckoning);
  for (const one of there)
    for (const other of there) {
      if (one === other || other.value === 0 || one.value === 0) continue;
      if (isShareSaid && one.unit === other.unit && isShare(amount, one, other))
        return `${one.value} / ${other.value}`;
      if (amount.unit === '배' && one.unit === other.unit && meets(amount, one.value / other.value))
        return `${one.value} / ${other.value}`;
      if (one.unit !== amount.unit || one.unit === other.unit) continue;
      if (isMean && other.value > 1 && meets(amount, one.value / other.value))
        return `${one.value} / ${other.value}`;
      if (other.unit === '%' && other.value <= 100 && isPart(amount, one, other))
        return `${one.value} × ${other.value} %`;
      if (
        (isProduct || other.unit === '배') &&
        other.value > 1 &&
        other.value <= 60 &&
        other.unit !== '%' &&
        meets(amount, one.value * other.value)
      )
        return `${one.value} × ${other.value}`;
    }
  return null;
}

function isShare(amount: Amount, one: Amount, other: Amount): boolean {
  const ratio = (100 * one.value) / other.value;
  return (
    Math.abs(ratio - amount.value) < (Number.isInteger(amount.value) ? 0.5 : 0.06) ||
    (amount.about && Math.abs(ratio - amount.value) < 1.5)
  );
}

function isPart(amount: Amount, whole: Amount, { value }: Amount): boolean {
  return meets(amount, (whole.value * value) / 100) || meets(amount, whole.value * (1 - value / 100));
}

/** A time of the clock in minutes, and the numbers that tell it. */
interface ClockTime {
  readonly minutes: number;
  readonly of: readonly Amount[];
}

function clockTimes(amounts: readonly Amount[]): ClockTime[] {
  return amounts.flatMap((hour, at) => {
    if (hour.unit !== '시') return [];
    const next = amounts[at + 1];
    const isOfHour = next?.unit === '분' && next.at >= hour.at && next.at <= hour.to;
    if (!isOfHour) return [{ minutes: hour.value * 60, of: [hour] }];
    return [{ minutes: hour.value * 60 + next.value, of: [hour, next] }];
  });
}

/** From 12시 30분 to 14시 30분 are 120분; 90분 from 10시 on it is 11시. */
function clockSpan(amount: Amount, reckoning: Reckoning): string | null {
  if (amount.unit !== '분' && amount.unit !== '시') return null;
  const others = reckoning.times.filter(({ of }) => !of.includes(amount));
  const times = [...new Set(others.map(({ minutes }) => minutes))].slice(0, MOST);
  return amount.unit === '시' ? hourAfter(amount, times, reckoning) : minutesBetween(amount, times);
}

function monthsIn(amounts: readonly Amount[]): number[] {
  return amounts.flatMap(({ unit, value }, at) => {
    const next = amounts[at + 1];
    return unit === '년' && value >= FIRST_YEAR && next?.unit === '월' ? [12 * value + next.value] : [];
  });
}

/** From January 1886 to July 1888 are about two years and a half. */
function yearsBetween({ unit, value }: Amount, { months }: Reckoning): string | null {
  if (unit !== '년' || value >= LONGEST_SPAN) return null;
  const few = [...new Set(months)].slice(0, MOST);
  for (const from of few)
    for (const to of few)
      if (to > from && Math.abs(to - from - 12 * value) <= 1) return `(${to} - ${from}) / 12`;
  return null;
}

/** 1981년, and 2년 뒤: 1983년. */
function yearAfter({ unit, value }: Amount, { byUnit, spans }: Reckoning): string | null {
  if (unit !== '년' || value < FIRST_YEAR) return null;
  const known = byUnit.get('년')?.values;
  const span = [...spans].find((years) => known?.has(value - years) === true);
  if (span !== undefined) return `${value - span} + ${span}`;
  return null;
}

function hourAfter(amount: Amount, times: readonly number[], { byUnit }: Reckoning): string | null {
  const spans = valuesOf(byUnit.get('분'), amount).filter((value) => value % 60 === 0);
  const isAfter = spans.some((value) =>
    times.some((time) => {
      const hours = ((time + value) / 60 - amount.value) % 12;
      return hours >= 0 && hours < 1;
    }),
  );
  return isAfter ? `${amount.value}시` : null;
}

function minutesBetween(amount: Amount, times: readonly number[]): string | null {
  for (const from of times)
    for (const to of times)
      if (from !== to && meets(amount, (((to - from) % DAY) + DAY) % DAY)) return `${to} - ${from}`;
  return null;
}

/** Equal, at the digits shown where it is said to be about so. */
function meets({ value, about }: Amount, computed: number): boolean {
  if (Math.abs(value - computed) <= CLOSE * Math.max(1, Math.abs(value))) return true;
  return about && Math.abs(value - computed) <= 0.05 * Math.abs(computed);
}
