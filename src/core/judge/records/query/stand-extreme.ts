import { RANKING } from '../../../lexicon/query-words.ts';
import { degreeOf } from '../../operators/degree.ts';
import { orderValues } from '../../operators/order-values.ts';
import { isDegree, placesOf } from '../../operators/question.ts';
import { valueAt } from './amounts.ts';
import { isPlain, leftOf, type NamedClaim, type Standings, type Stood } from './named-claim.ts';
import { amountColumn, oneRow } from './stood-rows.ts';
import { rowsOf } from './selection.ts';

/** Most, largest: 1; fewest, earliest: -1; null where nothing tells. */
function sideOf({ tokens }: NamedClaim): number | null {
  const [most, least] = [placesOf('most', tokens).length, placesOf('least', tokens).length];
  const sides = new Set(degreeOf('most', tokens).map(({ side }) => (side === 'up' ? 1 : -1)));
  if (sides.size === 1) return [...sides][0] ?? null;
  return sides.size > 1 || most + least !== 1 ? null : most - least;
}

/** A has the most of a column: no other row has as much. */
export function extremeOf(claim: NamedClaim, { opened, means }: Standings): Stood | null {
  const { tokens, runs, values } = claim;
  const side = sideOf(claim);
  const [row, column] = [oneRow(runs, opened), amountColumn(claim, opened)];
  if (side === null || row === null || column === null || values.length > 0) return null;
  if (opened.header(column).all.some(({ word }) => RANKING.has(word))) return null;
  const own = valueAt(opened, row, column);
  const all = rowsOf(opened);
  const isEnd = all.every((other) => {
    const value = valueAt(opened, other, column);
    return other === row || (value !== null && own !== null && orderValues(own, value) === side);
  });
  const operators = tokens.flatMap((token, at) =>
    placesOf('most', tokens).includes(at) || placesOf('least', tokens).includes(at) || isDegree(token)
      ? [at]
      : [],
  );
  if (!isEnd || all.length < 2 || !isPlain(claim, [column], opened, means, operators)) return null;
  return {
    places: [row, ...all.filter((other) => other !== row)].map((one) => ({ row: one, column })),
    left: leftOf(claim, operators, tokens),
  };
}
