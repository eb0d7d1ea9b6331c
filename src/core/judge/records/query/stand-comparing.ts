import type { Role } from '../../../lexicon/operator-words.ts';
import { covers } from '../../facts/content.ts';
import { degreeOf } from '../../operators/degree.ts';
import { orderValues } from '../../operators/order-values.ts';
import { isDegree, placesOf } from '../../operators/question.ts';
import { difference } from '../../../values/arithmetic.ts';
import type { Value } from '../../../statement/value.ts';
import type { OpenedTable } from '../open-table.ts';
import { dimensionAt } from './reading.ts';
import { isMeasured, valueAt } from './amounts.ts';
import { isPlain, leftOf, type NamedClaim, type Standings, type Stood } from './named-claim.ts';
import { amountColumn, hasAmounts, oneRow } from './stood-rows.ts';

const WORDS: readonly Role[] = ['more', 'less', 'than'];

/** More, taller: 1; fewer, earlier: -1; null where nothing tells. */
function sideOf({ tokens }: NamedClaim): number | null {
  const [more, less] = [placesOf('more', tokens).length, placesOf('less', tokens).length];
  const sides = new Set(degreeOf('more', tokens).map(({ side }) => (side === 'up' ? 1 : -1)));
  if (sides.size === 1) return [...sides][0] ?? null;
  return sides.size > 1 || more + less !== 1 ? null : more - less;
}

/** Before, after: only times come so. */
function isInTime({ tokens }: NamedClaim): boolean {
  return placesOf('than', tokens).some((at) => tokens[at]?.lemma !== 'than');
}

function isOfTime(opened: OpenedTable, column: number): boolean {
  return ['period', 'clock'].includes(dimensionAt(opened, column) ?? '');
}

/** By how much, where the claim says it: five more points than. */
function isBySo(said: Value | null, one: Value, other: Value, { compare }: Standings['means']): boolean {
  const gap = said === null || !isMeasured(one) || !isMeasured(other) ? null : difference(one, other);
  return said === null || (gap !== null && compare(said, gap) === 'equal');
}

/** A has more of a column than B: what two rows have is held against each other. */
export function comparing(claim: NamedClaim, standings: Standings): Stood | null {
  const { opened, means } = standings;
  const { tokens, runs, values } = claim;
  const [at, ...more] = placesOf('than', tokens);
  const side = sideOf(claim);
  if (at === undefined || more.length > 0 || side === null || values.length > 1 || hasAmounts(claim))
    return null;
  const [own, other] = [runs.filter(({ last }) => last <= at), runs.filter(({ first }) => first > at)];
  const [a, b] = [oneRow(own, opened), oneRow(other, opened)];
  const column = amountColumn(claim, opened);
  if (isInTime(claim) && (column === null || !isOfTime(opened, column))) return null;
  if (a === null || b === null || a === b || column === null) return null;
  const [one, two] = [valueAt(opened, a, column), valueAt(opened, b, column)];
  const [said] = values;
  if (one === null || two === null || orderValues(one, two) !== side) return null;
  if (
    !(side > 0 ? isBySo(said?.value ?? null, one, two, means) : isBySo(said?.value ?? null, two, one, means))
  )
    return null;
  const operators = tokens.flatMap((token, place) =>
    WORDS.some((role) => placesOf(role, tokens).includes(place)) ||
    values.some((value) => covers(value, token)) ||
    isDegree(token)
      ? [place]
      : [],
  );
  if (!isPlain(claim, [column], opened, means, operators)) return null;
  return { places: [a, b].map((row) => ({ row, column })), left: leftOf(claim, operators, tokens) };
}
