import type { Amount } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { KoreanHold } from './korean-hold.ts';
import { slotOf } from './korean-slots.ts';
import { amountsIn } from './korean-reading.ts';

/** Which values a bound leaves open: over it, under it, and whether it is one of them. */
interface Bound {
  readonly side: 'over' | 'under';
  readonly own: boolean;
}

const BEHIND: readonly (readonly [RegExp, Bound])[] = [
  [/^이상/u, { side: 'over', own: true }],
  [/^(?:초과|넘[는은을긴]|넘어야|웃도|상회)/u, { side: 'over', own: false }],
  [/^(?:이하|이내|못\s?넘)/u, { side: 'under', own: true }],
  [/^(?:미만|못\s?미치|밑도)/u, { side: 'under', own: false }],
];
/** 두 명까지. */
const UP_TO: Bound = { side: 'under', own: true };
const BEFORE: readonly (readonly [RegExp, Bound])[] = [
  [/^(?:최소|최소한|적어도|최저|하한)$/u, { side: 'over', own: true }],
  [/^(?:최대|최대한|많아야|기껏해야|최고|상한)$/u, { side: 'under', own: true }],
];

/** 18세 미만 where the window has 18세 이상: the same number, bound on the other side, or with and without itself. */
export function outOfBounds({ claim, window, said, there }: KoreanHold): KoreanTerm[] {
  return amountsIn(said).flatMap((amount) => {
    const own = boundOf(claim, amount);
    const term = claim[amount.at];
    if (own === null || term === undefined) return [];
    const bounds = amountsIn(there)
      .filter(({ value, unit }) => value === amount.value && unit === amount.unit)
      .map((other) => boundOf(window, other));
    const isOther = bounds.length > 0 && bounds.every((bound) => bound !== null && excludes(own, bound));
    return isOther ? [term] : [];
  });
}

function excludes(one: Bound, other: Bound): boolean {
  return one.side !== other.side;
}

function boundOf(terms: readonly KoreanTerm[], { at, to }: Amount): Bound | null {
  const behind = terms[to];
  const before = terms[at - 1];
  if (behind !== undefined && isDenied(terms, to)) return null;
  if (/^(?:명|개|회|곳|장|kg|g|km|m)까지$|\d(?:kg|g|명|개|회)까지$/u.test(terms[to - 1]?.surface ?? ''))
    return UP_TO;
  const found = BEHIND.find(([words]) => behind !== undefined && words.test(behind.surface));
  return (
    found?.[1] ?? BEFORE.find(([words]) => before !== undefined && words.test(before.surface))?.[1] ?? null
  );
}

/** 이상이 아니면, 넘지 않다. */
function isDenied(terms: readonly KoreanTerm[], at: number): boolean {
  return terms
    .slice(at, at + 3)
    .some(({ negative, surface }) => negative || /^(?:아니|아닌|않|못|안|없)/u.test(surface));
}

/** 앱으로 where the clause that speaks of the same says 전화로만: met elsewhere, and not allowed here. */
export function notAllowed({ claim, links, window, focus, isFocus }: KoreanHold): KoreanTerm[] {
  if (claim.some(({ only, negative }) => only || negative)) return [];
  const at = window.findIndex(
    (term, place) => isFocus(place) && term.only && term.kind === 'word' && focus.includes(term),
  );
  const exclusive = window[at];
  if (exclusive === undefined || links.some(({ place }) => place === at)) return [];
  const slot = slotOf(window, at);
  if (slot === 'bare') return [];
  const isInFocus = links.filter(({ place, share }) => share >= MET && place >= 0 && isFocus(place)).length;
  if (2 * isInFocus < links.length) return [];
  return links
    .filter(({ place, term, at: own }) => slotOf(claim, own) === slot && term.use === null && !isFocus(place))
    .map(({ term }) => term);
}

const MET = 0.75;
