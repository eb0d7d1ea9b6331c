import type { IssueCode } from '../../../contract/issue.ts';
import type { Amount } from '../../language/korean-amount.ts';
import type { Strength } from '../../language/korean-function-words.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import { titledNames } from './korean-names.ts';
import type { Link } from './korean-alignment.ts';
import type { KoreanHold } from './korean-hold.ts';
import { isRestHeld } from './korean-rest.ts';
import type { Difference } from './korean-difference.ts';
import type { KoreanTier } from './korean-tier.ts';
import { wrongQuotations } from './korean-quotation.ts';
import { crossings, isTurnedComparison, otherAgent } from './korean-order-signals.ts';
import {
  isAboutFocus,
  isDeniedOtherwise,
  isTurnedAround,
  isSaidThere,
  isStoppedAlike,
  oppositesOf,
} from './korean-polarity-signals.ts';
import { strengthsIn } from './korean-reading.ts';
import { newStrengths } from './korean-strengths.ts';

const DECIDES = 0;
const LIKELY = 0.6;
const HINT = 0.85;
/** How much of the rest of a claim its window must hold for one difference to decide. */
const AGREED = 0.75;
const MET = 0.75;
/** 2층에도 does not say that it is not the first. */
const ALSO = /도$/u;
const CALENDAR = /^(?:월|년|분기|년도|세기)$/u;

/** Every difference of one clause, numbers first. */
export function koreanDifferences(hold: KoreanHold): Difference[] {
  return [
    ...numbers(hold),
    ...titledNames(hold).map(({ term, instead }) =>
      difference('GR26', 'ENTITY_MISMATCH', term, instead, DECIDES),
    ),
    ...agents(hold),
    ...denials(hold),
    ...opposites(hold),
    ...excluded(hold),
    ...strengths(hold),
    ...crossed(hold),
  ];
}

/** A comparison that is turned round says the same where its predicate is another one. */
function crossed(hold: KoreanHold): Difference[] {
  if (isTurnedComparison(hold) && (hold.links.at(-1)?.share ?? 0) < MET) return [];
  return crossings(hold.links, hold.window).map(([first, second]) =>
    difference('GR24', 'TERM_MISMATCH', first, second, HINT),
  );
}

/** GR24: words that stand with each other's partners. */
export function exchanges({ exchanged }: KoreanTier): Difference[] {
  return exchanged.map(([word, partner]) => difference('GR24', 'TERM_MISMATCH', word, partner, DECIDES));
}

/** GR23: quotations that the window has otherwise. */
export function koreanQuotations(hold: KoreanHold, claimText: string, windowText: string): Difference[] {
  return wrongQuotations(hold, claimText, windowText).map(({ start, end, text }) => ({
    rule: 'GR23',
    code: 'QUOTE_MISMATCH',
    place: { start, end },
    expected: text,
    actual: null,
    needs: DECIDES,
  }));
}

function numbers(hold: KoreanHold): Difference[] {
  const { claim, window, amounts } = hold;
  const agrees = isRestHeld(hold, undefined, AGREED);
  return amounts.flatMap(({ amount, outcome, instead }) =>
    instead === null || ALSO.test(words(claim, amount))
      ? []
      : [
          {
            rule: 'GR25' as const,
            code: CALENDAR.test(amount.unit) ? ('DATE_MISMATCH' as const) : ('NUMBER_MISMATCH' as const),
            place: { start: claim[amount.at]?.start ?? 0, end: claim[amount.to - 1]?.end ?? 0 },
            expected: words(claim, amount),
            actual: words(window, instead),
            needs: agrees ? (outcome === 'misbound' ? DECIDES : LIKELY) : HINT,
          },
        ],
  );
}

function words(terms: readonly KoreanTerm[], { at, to }: Amount): string {
  const said = terms.slice(at, to).map(({ surface }) => surface);
  return said.join(' ');
}

/** 인사팀이 승인한다 where 팀장이 승인한다 stands. */
function agents(hold: KoreanHold): Difference[] {
  const found = otherAgent(hold);
  if (found === null) return [];
  const needs = isRestHeld(hold, linkOf(hold, found.term), AGREED) ? LIKELY : HINT;
  return [difference('GR26', 'ENTITY_MISMATCH', found.term, found.instead, needs)];
}

function linkOf({ links }: KoreanHold, term: KoreanTerm): Link | undefined {
  return links.find((link) => link.term === term);
}

/** Predicates that only say whether what stands before them is so. */
const WAY = /^(?:가능|불가능|필요|허용)$/u;
const CONDITION = /^[않아없못].*(?:면|라도|아도|어도|여도|더라도)$/u;
const NOT_YET = /^(?:아직|전까지)/u;

/** A condition (하지 않으면) or what is yet to come (아직) denies nothing outright. */
function isOpen(claim: readonly KoreanTerm[]): boolean {
  return claim.some(({ surface }) => NOT_YET.test(surface) || CONDITION.test(surface));
}

function denials(hold: KoreanHold): Difference[] {
  const { claim, links, window } = hold;
  if (isOpen(claim) || isExcluded(hold)) return [];
  const last = links.findLast(({ term }) => !WAY.test(term.stem));
  const found = links.filter((link) => isDeniedOtherwise(link, hold) && !isStoppedAlike(link, hold));
  if (isTurnedAround(found, hold) || !isAboutFocus(hold)) return [];
  return found.map((link) => {
    const sure = link === last && isRestHeld(hold, link, AGREED) && link.by === 'stem';
    return difference(
      'GR27',
      'NEGATION_MISMATCH',
      link.term,
      window[link.place] ?? null,
      sure ? LIKELY : HINT,
    );
  });
}

function opposites(hold: KoreanHold): Difference[] {
  if (isTurnedComparison(hold)) return [];
  const met = new Map(hold.links.map((link) => [link.term, link]));
  return hold.claim.flatMap((term) => {
    if (term.kind === 'function' || term.sides.length === 0 || isSaidThere(met.get(term), hold)) return [];
    const against = oppositesOf(term, hold);
    const [first] = against;
    if (first === undefined || against.some(({ negative }) => negative !== term.negative)) return [];
    const needs = isRestHeld(hold, met.get(term), AGREED) ? LIKELY : HINT;
    return [difference('GR27', 'NEGATION_MISMATCH', term, first, needs)];
  });
}

const EXCLUDED = /^(?:제외|배제)$/u;

/** 휴학생은 제외된다: what a claim affirms of 휴학생 is wrong, what it denies is not. */
function excluded(hold: KoreanHold): Difference[] {
  if (hold.claim.some(({ negative, stem }) => negative || EXCLUDED.test(stem))) return [];
  return exclusions(hold).map(({ named, term }) =>
    difference('GR27', 'NEGATION_MISMATCH', named, term, DECIDES),
  );
}

function isExcluded(hold: KoreanHold): boolean {
  return exclusions(hold).length > 0;
}

/** Half of the claim stands in the sentence that excludes. */
function isOfSentence(links: readonly Link[], { starts }: KoreanHold['there'], at: number): boolean {
  const start = starts.findLast((from) => from <= at) ?? 0;
  const end = starts.find((from) => from > at) ?? Infinity;
  return 2 * links.filter(({ place }) => place >= start && place < end).length >= links.length;
}

function exclusions({ claim, window, links, there }: KoreanHold): { named: KoreanTerm; term: KoreanTerm }[] {
  return window.flatMap((term, at) => {
    const left = window[at - 1];
    if (left === undefined || !EXCLUDED.test(term.stem) || left.kind !== 'word') return [];
    const named = claim.find(({ stem }, place) => stem === left.stem && place < claim.length - 2);
    return named === undefined || !isOfSentence(links, there, at) ? [] : [{ named, term }];
  });
}

const TOTAL: readonly Strength[] = ['all', 'none', 'always'];
const PARTIAL: readonly Strength[] = ['some', 'sometimes', 'most'];

function strengths(hold: KoreanHold): Difference[] {
  const { claim, said, there, focus } = hold;
  const added = newStrengths(strengthsIn(said), strengthsIn(there));
  if (added.length === 0) return [];
  const isPart = isPartial(focus);
  return claim.flatMap((term) => {
    const strength = term.only && added.includes('only') ? 'only' : term.strength;
    if (strength === null || !added.includes(strength)) return [];
    const sure = isPart && TOTAL.includes(strength) && isRestHeld(hold, linkOf(hold, term), AGREED);
    return [difference('GR28', 'STRENGTH_MISMATCH', term, null, sure ? DECIDES : HINT)];
  });
}

/** True for a clause about a part: 일부, 가끔, 67%. */
function isPartial(terms: readonly KoreanTerm[]): boolean {
  return terms.some(
    ({ strength, surface }) =>
      (strength !== null && PARTIAL.includes(strength)) ||
      (/^\d.*[%％]/u.test(surface) && !/^100[%％]/u.test(surface)),
  );
}

function difference(
  rule: Difference['rule'],
  code: IssueCode,
  { start, end, surface }: KoreanTerm,
  actual: KoreanTerm | null,
  needs: number,
): Difference {
  return { rule, code, place: { start, end }, expected: surface, actual: actual?.surface ?? null, needs };
}
