import { findPeriods } from '../../../language/find-periods.ts';
import type { Period } from '../../../language/period.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import { figureFound, type Found } from './attribute-ruling.ts';
import type { EvidenceWords } from './attribute-words.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})/;
const LIKELY =
  /\b(?:1[89]|20)\d{2}\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d|\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d월/;

/** GR38: a date of the claim beside a key that holds one, and dates that stand nowhere. */
export function checkDates(
  claim: AttributeClaim,
  mentions: readonly Mention[],
  leaves: readonly Leaf[],
  words: EvidenceWords,
): Found[] {
  if (!LIKELY.test(claim.text)) return [];
  const stored = leaves.filter(({ value }) => typeof value === 'string' && ISO.test(value));
  return findPeriods(claim.text).flatMap((period) => checkPeriod(claim, period, mentions, stored, words));
}

function checkPeriod(
  claim: AttributeClaim,
  period: Period,
  mentions: readonly Mention[],
  stored: readonly Leaf[],
  words: EvidenceWords,
): Found[] {
  const { from, to } = period;
  if (from === null || to === null) return checkDay(claim, period, mentions, stored);
  const equal = stored.filter(({ value }) => holds(from, to, value));
  if (equal[0] !== undefined) return [found(firstDay(claim, period, stored), 'supported', equal[0], equal)];
  const leaf = namedNear(claim, period, mentions, stored);
  if (leaf !== null && !leaf.listed && !claim.reported) return [found(period, 'contradicted', leaf)];
  const numbers = [...period.text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (numbers.every((number) => words.numbers.has(number))) return [];
  return [found(period, 'not_found', leaf)];
}

function namedNear(
  { terms }: AttributeClaim,
  period: Period,
  mentions: readonly Mention[],
  stored: readonly Leaf[],
): Leaf | null {
  const named = mentions.find(({ target, first }) => {
    const near = terms[first];
    return (
      !isGroup(target) &&
      stored.includes(target) &&
      near !== undefined &&
      Math.abs(near.start - period.start) < 60
    );
  });
  return named === undefined || isGroup(named.target) ? null : named.target;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const KOREAN_DAY = /(\d{1,2})월\s*(\d{1,2})일/;
const MONTH_DAY = /([a-z]{3,9})\.?\s+(\d{1,2})(?!\d)|(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,9})/i;

/** The `MM-DD` of a date without a year; null where it is no such date. */
function dayOf(text: string): string | null {
  const korean = KOREAN_DAY.exec(text);
  const match = korean === null ? MONTH_DAY.exec(text) : null;
  const name = (match?.[1] ?? match?.[4] ?? '').slice(0, 3).toLowerCase();
  const month = korean === null ? MONTHS.indexOf(name) + 1 : Number(korean[1]);
  const day = Number(korean?.[2] ?? match?.[2] ?? match?.[3] ?? 0);
  if (month === 0 || day === 0) return null;
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const FIRST_DAY = /(?<!\d)(\d{1,2})\s*(?:to|and|until|-|–|~)\s*$/;

/** From 14 to 18 May: the first day belongs to the date, where the evidence holds it too. */
function firstDay(
  { text }: AttributeClaim,
  { start, end, text: own, from }: Period,
  stored: readonly Leaf[],
): Pick<Period, 'start' | 'end' | 'text'> {
  const match = FIRST_DAY.exec(text.slice(Math.max(0, start - 12), start));
  const day = `${from?.slice(0, 8) ?? ''}${(match?.[1] ?? '').padStart(2, '0')}`;
  if (match === null || !stored.some(({ value }) => String(value).startsWith(day)))
    return { start, end, text: own };
  const whole = start - match[0].length;
  return { start: whole, end, text: text.slice(whole, end) };
}

/** A day without its year is held by any date of that day; beside a key that holds another day it is wrong. */
function checkDay(
  claim: AttributeClaim,
  period: Period,
  mentions: readonly Mention[],
  stored: readonly Leaf[],
): Found[] {
  const day = dayOf(period.text);
  if (day === null || stored.length === 0) return [];
  const equal = stored.filter(({ value }) => ISO.exec(String(value))?.[0].slice(5) === day);
  if (equal[0] !== undefined) return [found(period, 'supported', equal[0], equal)];
  const leaf = namedNear(claim, period, mentions, stored);
  if (leaf === null || leaf.listed) return [found(period, 'not_found', null)];
  return [found(period, 'contradicted', leaf)];
}

function holds(from: string, to: string, value: Leaf['value']): boolean {
  const day = ISO.exec(String(value))?.[0] ?? '';
  return day >= from && day <= to;
}

function found(
  period: Pick<Period, 'start' | 'end' | 'text'>,
  outcome: Found['outcome'],
  leaf: Leaf | null,
  alike: readonly Leaf[] = [],
): Found {
  const paths = alike.length === 0 ? {} : { paths: alike.map(({ path }) => path) };
  return figureFound(outcome, period, leaf, { code: 'DATE_MISMATCH', ...paths });
}
