import type { Phrase } from '../statement/phrase.ts';
import type { Role, Statement } from '../statement/statement.ts';
import type { ValueMention } from '../statement/value.ts';
import { dimensionOf } from './facts/dimension.ts';
import { fits } from './fits.ts';
import { isSamePart, match } from './match.ts';
import type { Means } from './means.ts';

function valuesIn({ values, modifiers }: Phrase): readonly ValueMention[] {
  return [...values, ...modifiers.flatMap(({ phrase, clause }) => (clause ? [] : valuesIn(phrase)))];
}

function valuesOf({ roles }: Statement): readonly ValueMention[] {
  return roles.flatMap(({ phrase }) => valuesIn(phrase));
}

/** Means to which two values that exclude each other are one. */
function asIfEqual(means: Means, claim: ValueMention, evidence: ValueMention): Means {
  const pair = new Set([claim.value, evidence.value]);
  return {
    ...means,
    compare: (one, other) => (pair.has(one) && pair.has(other) ? 'equal' : means.compare(one, other)),
  };
}

function holds({ phrase }: Role, value: ValueMention): boolean {
  return valuesIn(phrase).includes(value);
}

/** Whom it is about and what has the value are the very same in both: neither tells less of it. */
function areOfSame(claim: Statement, evidence: Statement, value: ValueMention, means: Means): boolean {
  const asked = claim.roles.filter((role) => role.subject || holds(role, value));
  return asked.every((role) =>
    evidence.roles.some(
      (other) =>
        isSamePart(role, other) &&
        fits(role.phrase, other.phrase, 'up', means) &&
        (fits(other.phrase, role.phrase, 'up', means) || (role.subject && role.phrase.pointing)),
    ),
  );
}

/** Moods of a clause that may deny another. */
const FIRM = new Set<Statement['mood']>(['asserted', 'possible', 'planned']);

/**
 * JD93: the amount or time of the claim in whose place the evidence has one that excludes it, where all else that the claim says is
 * said; null where there is none.
 */
export function oneDifference(claim: Statement, evidence: Statement, means: Means): ValueMention | null {
  if (!FIRM.has(claim.mood) || evidence.condition !== null || claim.polarity !== evidence.polarity)
    return null;
  const theirs = valuesOf(evidence);
  const found = valuesOf(claim).find((own) =>
    theirs.some((other) => {
      const [one, value] = [own.value, other.value];
      const dimension = one === null ? null : dimensionOf(one);
      if (one === null || value === null || dimension === null) return false;
      if (dimensionOf(value) !== dimension) return false;
      if (means.compare(one, value) !== 'excluded') return false;
      const loose = asIfEqual(means, own, other);
      return match(claim, evidence, loose) === 'supported' && areOfSame(claim, evidence, own, loose);
    }),
  );
  return found ?? null;
}
