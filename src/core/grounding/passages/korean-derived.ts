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

/**
 * How a number of a claim follows from two numbers of the evidence, where the claim says in words that it is a
 * difference, a sum, a share, an average or a multiple: `37 - 22`. Null where it does not.
 */
export function derivation(
  amount: Amount,
  claim: readonly KoreanTerm[],
  there: readonly Amount[],
): string | null {
  const said = claim.map(({ surface }) => surface).join(' ');
  const same = pairOf(amount, alike(amount, there), said);
  return same ?? clockSpan(amount, there) ?? ratioOf(amount, there.slice(0, MOST), said);
}

/** Operands have the unit of the result; those without any only where no two have it. */
function alike({ unit }: Amount, there: readonly Amount[]): readonly Amount[] {
  const own = there.filter((other) => other.unit === unit);
  const like = own.length > 1 ? own : there.filter((other) => other.unit === unit || other.unit === '');
  return [...new Map(like.map((other) => [other.value, other])).values()].slice(0, MOST);
}

function pairOf(amount: Amount, like: readonly Amount[], said: string): string | null {
  if (like.length < 2) return null;
  const isDifference = DIFFERENCE.test(said) || REMAINDER.test(said);
  const isTotal = SUM.test(said);
  const isSum = isTotal || CHANGED.test(said);
  if (!isDifference && !isSum) return null;
  for (const [at, one] of like.entries())
    for (const other of like.slice(at + 1)) {
      if (isDifference && meets(amount, Math.abs(one.value - other.value)))
        return `${Math.max(one.value, other.value)} - ${Math.min(one.value, other.value)}`;
      if (isSum && meets(amount, one.value + other.value)) return `${one.value} + ${other.value}`;
    }
  return isTotal ? sumOf(amount, like) : null;
}

/** A total of three and more is one of all that stand there. */
function sumOf(amount: Amount, like: readonly Amount[]): string | null {
  const values = [...new Set(like)].map(({ value }) => value);
  const all = values.reduce((sum, value) => sum + value, 0);
  return values.length > 2 && meets(amount, all) ? values.join(' + ') : null;
}

function ratioOf(amount: Amount, there: readonly Amount[], said: string): string | null {
  const isShareSaid = amount.unit === '%' && SHARE.test(said);
  const isMean = MEAN.test(said);
  const isProduct = PRODUCT.test(said);
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

/** From 12시 30분 to 14시 30분 are 120분. */
function clockSpan(amount: Amount, there: readonly Amount[]): string | null {
  if (amount.unit !== '분' && amount.unit !== '시') return null;
  const times = there.flatMap((hour, at) => {
    if (hour.unit !== '시') return [];
    const next = there[at + 1];
    const minutes = next?.unit === '분' && next.at >= hour.at && next.at <= hour.to ? next.value : 0;
    return [hour.value * 60 + minutes];
  });
  if (amount.unit === '시')
    return there.some(
      ({ unit, value }) =>
        unit === '분' &&
        value % 60 === 0 &&
        times.some(
          (time) =>
            ((time + value) / 60 - amount.value) % 12 < 1 && ((time + value) / 60 - amount.value) % 12 >= 0,
        ),
    )
      ? `${amount.value}시`
      : null;
  for (const from of times)
    for (const to of times)
      if (from !== to && amount.unit === '분' && meets(amount, (((to - from) % 1440) + 1440) % 1440))
        return `${to} - ${from}`;
  return null;
}

/** Equal, at the digits shown where it is said to be about so. */
function meets({ value, about }: Amount, computed: number): boolean {
  if (Math.abs(value - computed) <= CLOSE * Math.max(1, Math.abs(value))) return true;
  return about && Math.abs(value - computed) <= 0.05 * Math.abs(computed);
}
