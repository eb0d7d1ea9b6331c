import type { Amount } from '../../language/korean-amount.ts';
import type { Strength } from '../../language/korean-function-words.ts';
import { sidesAgainst } from '../../language/korean-kinship.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import { equal } from './korean-amount-signals.ts';
import {
  isAboutFocus,
  isDeniedOtherwise,
  isTurnedAround,
  isSaidThere,
  isStoppedAlike,
  oppositesOf,
} from './korean-polarity-signals.ts';
import { otherActors } from './korean-actors.ts';
import { notAllowed, outOfBounds } from './korean-bounds.ts';
import { misplaced, numbersElsewhere, otherNumbers, otherTitled, turnedRound } from './korean-slots.ts';
import { isTurnedComparison, otherAgent, substitutions } from './korean-order-signals.ts';
import { amountsIn, type KoreanReading, koreanReading, strengthsIn } from './korean-reading.ts';
import { isAllButHeld } from './korean-rest.ts';
import { newStrengths } from './korean-strengths.ts';
import type { KoreanHold } from './korean-hold.ts';

const HELD = 0.6;
/** How much of a clause must be held for what differs in it to forbid support. */
const ALIKE = 0.45;

/** Terms of one clause for which the evidence says something else: with any of them nothing supports the claim. */
export function vetoesOf(hold: KoreanHold): KoreanTerm[] {
  return [
    ...tooStrong(hold),
    ...alreadyDone(hold),
    ...denied(hold),
    ...opposed(hold),
    ...replaced(hold),
    ...causes(hold),
    ...besidesOnly(hold),
    ...brokenDates(hold),
    ...opposedBeside(hold),
    ...misbound(hold),
    ...otherActors(hold),
    ...misplaced(hold),
    ...turnedRound(hold),
    ...otherNumbers(hold),
    ...numbersElsewhere(hold),
    ...otherTitled(hold),
    ...outOfBounds(hold),
    ...notAllowed(hold),
  ];
}

const TOTALS: readonly Strength[] = ['all', 'none', 'only', 'always', 'must'];
const MUST = /야만$/u;
const ANY = /^(?:어디|언제|누구|무엇|뭐|어느).*(?:나|든|든지)$/u;
const ORDINAL = /^(?:처음|최초|첫)/u;

/** 모두, 반드시, 뿐, 어디에서나, 해야만 where the window says less; 처음 where it says 두 번째. */
function tooStrong({ claim, window, said, there, amounts, coverage }: KoreanHold): KoreanTerm[] {
  if (coverage < ALIKE) return [];
  const added = newStrengths(strengthsIn(said), strengthsIn(there)).filter((kind) => TOTALS.includes(kind));
  return claim.filter((term, at) => {
    const kind = term.only ? 'only' : term.strength;
    if (term.surface === '다' && isDone(claim[at + 1])) return false;
    if (kind !== null && added.includes(kind))
      return !term.surface.startsWith('계속') && !isCounted(kind, at, amounts) && !saysSame(kind, window);
    if (ANY.test(term.surface)) return !window.some(({ surface }) => ANY.test(surface));
    if (MUST.test(term.surface)) return window.some(({ possible }) => possible);
    return ORDINAL.test(term.surface) && isRanked(there);
  });
}

/** 다 읽은 책: to the end, and not all of them. */
function isDone(next: KoreanTerm | undefined): boolean {
  return (
    next !== undefined &&
    (next.use === 'modifier' || next.use === 'connective' || /[은는ㄴ]$/u.test(next.surface))
  );
}

/** 모두 세 곳: how many there are, and not all. */
function isCounted(kind: Strength, at: number, amounts: KoreanHold['amounts']): boolean {
  return (
    kind !== 'always' &&
    amounts.some(
      ({ amount }) =>
        (amount.at <= at && at < amount.to) ||
        amount.at === at + 1 ||
        amount.at === at + 2 ||
        amount.to === at,
    )
  );
}

/** 두 번째, and nothing that is the first. */
function isRanked(there: KoreanReading): boolean {
  return (
    amountsIn(there).some(({ unit, value }) => unit === '째' && value > 1) &&
    !there.terms.some(({ surface }) => ORDINAL.test(surface))
  );
}

const DUTY = /(?:야|의무|필수|필요|주십시오|하십시오|마십시오|세요)/u;
const NOTHING = /(?:없|않|못|아니|안)/u;

function saysSame(kind: Strength, window: readonly KoreanTerm[]): boolean {
  if (kind === 'must') return window.some(({ surface }) => DUTY.test(surface));
  return kind === 'none' && window.some(({ surface, negative }) => negative || NOTHING.test(surface));
}

const ALREADY = /^(?:이미|벌써)$/u;
const YET = /^(?:아직|예정|계획|방침|검토|목표|전망)/u;

/** 이미 세워졌다 where it is only planned. */
function alreadyDone({ claim, focus, window }: KoreanHold): KoreanTerm[] {
  if (claim.some(({ surface }) => YET.test(surface))) return [];
  const isOpen = (focus.length === 0 ? window : focus).some(({ surface }) => YET.test(surface));
  return isOpen ? claim.filter(({ surface }) => ALREADY.test(surface)) : [];
}

const CONDITION = /(?:면|라도|아도|어도|여도|더라도)$/u;

/** Two denials of one clause may say the same from the other side. */
function denied(hold: KoreanHold): KoreanTerm[] {
  const { claim, links } = hold;
  if (claim.some(({ surface, negative }) => negative && CONDITION.test(surface))) return [];
  const tail = links.at(-1);
  const found = links.filter(
    (link) =>
      (link.by === 'stem' || (link === tail && link.by === 'family' && link.term.stem.length > 1)) &&
      isDeniedOtherwise(link, hold) &&
      !isStoppedAlike(link, hold),
  );
  if (isTurnedAround(found, hold) || !isAboutFocus(hold)) return [];
  return isAllButHeld(hold, undefined, ALIKE) ? found.map(({ term }) => term) : [];
}

function opposed(hold: KoreanHold): KoreanTerm[] {
  if (isTurnedComparison(hold)) return [];
  const met = new Map(hold.links.map((link) => [link.term, link]));
  return hold.claim.filter((term) => {
    if (term.kind === 'function' || term.sides.length === 0 || isSaidThere(met.get(term), hold)) return false;
    const link = met.get(term);
    if (link !== undefined && (link.by === 'stem' || (link.by === 'family' && term.use === null)))
      return false;
    const against = oppositesOf(term, hold);
    if (against.length === 0 || against.some(({ negative }) => negative !== term.negative)) return false;
    return isAllButHeld(hold, link, ALIKE);
  });
}

/** 인도 공장 for 베트남 공장, 대극장 for 소극장, another doer of the same deed. */
function replaced(hold: KoreanHold): KoreanTerm[] {
  const agent = otherAgent(hold);
  const words = substitutions(hold.links, hold.window)
    .filter(({ term, instead }) => isOfKind(term, instead))
    .map(({ term }) => term);
  const alike = hold.links.filter(
    ({ by, term, place, share }) => by === 'part' && share < 0.9 && isSibling(term, hold.window[place]),
  );
  return [...(agent === null ? [] : [agent.term]), ...words, ...alike.map(({ term }) => term)];
}

function isOfKind(term: KoreanTerm, instead: KoreanTerm): boolean {
  if (term.kind === 'name' && instead.kind === 'name') return true;
  const against = term.sides.flatMap(sidesAgainst);
  return instead.sides.some((side) => against.includes(side)) || isSibling(term, instead);
}

/** Two words of one length that begin otherwise and end alike: 대극장, 소극장. */
function isSibling(one: KoreanTerm, other: KoreanTerm | undefined): boolean {
  if (other === undefined || one.use !== null || other.use !== null) return false;
  const [a, b] = [one.stem, other.stem];
  return a.length === b.length && a.length > 2 && a[0] !== b[0] && a.slice(1) === b.slice(1);
}

const CAUSE = /^(?:때문|덕분|덕에|덕이|탓|까닭)/u;

/** A cause of which the window does not hold what stands directly before 때문, 덕분, 탓. */
function causes({ claim, links }: KoreanHold): KoreanTerm[] {
  return claim.flatMap((term, at) => {
    if (!CAUSE.test(term.surface)) return [];
    const near = links.filter((link) => link.at < at && link.at >= at - 3);
    return near.some(({ share }) => share < HELD)
      ? near.filter(({ share }) => share < HELD).map((link) => link.term)
      : [];
  });
}

/** 3층에서만 쓸 수 있다: elsewhere it is not said to be possible. */
function besidesOnly({ claim, said, links, focus, window }: KoreanHold): KoreanTerm[] {
  if (claim.some(({ only, negative }) => only || negative)) return [];
  if (!focus.some(({ only }) => only)) return [];
  const numbers = onlyNumbers(said, focus);
  if (numbers.length > 0) return numbers;
  const met = new Set(links.map(({ place }) => window[place]));
  const exclusive = focus.find((term) => term.only && term.kind === 'word');
  if (exclusive === undefined || met.has(exclusive)) return [];
  return links
    .filter(
      ({ share, term }) =>
        share < HELD && (term.role === 'from' || term.role === 'to' || term.surface.endsWith('도')),
    )
    .map(({ term }) => term);
}

/** 1,100원 많다 where 1,100원 적다 stands: the opposite directly behind the same word or number. */
function opposedBeside({ claim, window, said, there, links }: KoreanHold): KoreanTerm[] {
  if (claim.every(({ sides }) => sides.length === 0)) return [];
  const behind = new Map<number, number>();
  for (const { at, place, by } of links) if (by === 'stem') behind.set(at + 1, place + 1);
  for (const amount of amountsIn(said))
    for (const other of amountsIn(there))
      if (amount.unit === other.unit && equal(amount, other)) behind.set(amount.to, other.to);
  return claim.filter((term, at) => {
    const other = window[behind.get(at) ?? -1];
    if (other === undefined || term.sides.length === 0 || other.negative !== term.negative) return false;
    const met = links.find((link) => link.at === at);
    if (met !== undefined && term.use === null && met.share >= 0.75) return false;
    const against = term.sides.flatMap(sidesAgainst);
    return (
      !other.sides.some((side) => term.sides.includes(side)) &&
      other.sides.some((side) => against.includes(side))
    );
  });
}

/** A number that stands beside other words than in the claim. */
function misbound({ claim, amounts, coverage }: KoreanHold): KoreanTerm[] {
  if (coverage < ALIKE) return [];
  return amounts.flatMap(({ amount, outcome }) => {
    const term = claim[amount.at];
    return outcome === 'misbound' && term !== undefined ? [term] : [];
  });
}

/** 2층만: the third is not said to be. */
function onlyNumbers(said: KoreanReading, focus: readonly KoreanTerm[]): KoreanTerm[] {
  const asked = amountsIn(said);
  if (asked.length === 0) return [];
  const there = amountsIn(koreanReading(focus));
  const exclusive = there.filter(({ to, unit }) => unit !== '' && focus[to - 1]?.only === true);
  return asked.flatMap((amount) => {
    const term = said.terms[amount.at];
    const isOther = exclusive.some((other) => other.unit === amount.unit && !equal(amount, other));
    return isOther && term !== undefined ? [term] : [];
  });
}

const CALENDAR = /^[년월일째시분]$/u;

/** 11월 둘째 주 where the window has 12월 둘째 주: a part of a date behind another one than in the evidence. */
function brokenDates({ claim, said, there: window }: KoreanHold): KoreanTerm[] {
  return amountsIn(said).flatMap((amount, index, all) => {
    const next = all[index + 1];
    if (next === undefined || next.at !== amount.to || !isDated(amount) || !isDated(next)) return [];
    if (!isDirectly(claim, amount, next)) return [];
    const there = amountsIn(window);
    const rivals = there.flatMap((other, at) => {
      const after = there[at + 1];
      return after?.at === other.to &&
        isDirectly(window.terms, other, after) &&
        other.unit === amount.unit &&
        equal(next, after) &&
        after.unit === next.unit
        ? [other]
        : [];
    });
    const term = claim[amount.at];
    return term === undefined || rivals.length === 0 || rivals.some((other) => equal(amount, other))
      ? []
      : [term];
  });
}

/** Nothing but a space between two numbers: 12월 둘째 주. */
function isDirectly(terms: readonly KoreanTerm[], { to }: Amount, { at }: Amount): boolean {
  return (terms[at]?.start ?? 0) <= (terms[to - 1]?.end ?? 0) + 1;
}

function isDated({ unit }: Amount): boolean {
  return CALENDAR.test(unit);
}
