import { findPeriods } from '../../language/find-periods.ts';
import type { Period } from '../../language/period.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';
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
  if (from === null || to === null) return [];
  const equal = stored.find(({ value }) => holds(from, to, value));
  if (equal !== undefined) return [found(period, 'supported', equal)];
  const named = mentions.find(({ target, first }) => {
    const near = claim.terms[first];
    return (
      !isGroup(target) &&
      stored.includes(target) &&
      near !== undefined &&
      Math.abs(near.start - period.start) < 60
    );
  });
  const leaf = named === undefined || isGroup(named.target) ? null : named.target;
  if (leaf !== null && !leaf.listed && !claim.reported) return [found(period, 'contradicted', leaf)];
  const numbers = [...period.text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (numbers.every((number) => words.numbers.has(number))) return [];
  return [found(period, 'not_found', leaf)];
}

function holds(from: string, to: string, value: Leaf['value']): boolean {
  const day = ISO.exec(String(value))?.[0] ?? '';
  return day >= from && day <= to;
}

function found({ start, end, text }: Period, outcome: Found['outcome'], leaf: Leaf | null): Found {
  return {
    rule: 'GR38',
    outcome,
    place: { start, end },
    reading: text,
    path: leaf?.path ?? '',
    value: leaf?.value,
    code: 'DATE_MISMATCH',
  };
}
