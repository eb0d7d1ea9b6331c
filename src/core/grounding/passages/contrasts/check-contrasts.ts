import type { Alignment } from '../alignment.ts';
import type { CheckedText } from '../difference.ts';
import type { HeldClause } from '../held-clauses.ts';
import { type Beside, besideOf } from './beside.ts';
import { checkBoundValue } from './check-bound-value.ts';
import { checkComparison } from './check-comparison.ts';
import { checkCrossing } from './check-crossing.ts';
import { checkException } from './check-exception.ts';
import { checkGivenName } from './check-given-name.ts';
import { checkLostDoubt } from './check-lost-doubt.ts';
import { checkMarks } from './check-marks.ts';
import { checkNeighbourFigures } from './check-neighbour-figures.ts';
import { checkOnly } from './check-only.ts';
import { checkOrder } from './check-order.ts';
import { checkPrice } from './check-price.ts';
import { checkRank } from './check-rank.ts';
import { checkUnderHeading } from './check-under-heading.ts';

/** What single words and figures of a claim come to beside the sentence of the evidence that holds most of them. */
export interface Contrasts {
  readonly parts: readonly CheckedText[];
  /** True where a comparison or an order is borne out, however it is turned round. */
  readonly agrees: boolean;
}

/** Checks each clause, and `whole`, the claim as one clause where it has several. */
export function checkContrasts(alignment: Alignment, whole: readonly HeldClause[]): Contrasts {
  const clauses = alignment.clauses.map((held) => besideOf(alignment, held));
  const all = whole.length > 0 ? whole.map((held) => besideOf(alignment, held)) : clauses;
  const turns = all.flatMap((beside) => [checkComparison(beside), checkOrder(beside)]);
  return {
    parts: [
      ...clauses.flatMap(ofClause),
      ...all.flatMap((beside) => [...checkException(beside), ...checkOnly(beside), ...checkCrossing(beside)]),
      ...turns.flatMap((turn) => (turn === null || turn === 'agrees' ? [] : [turn])),
      ...checkUnderHeading(alignment),
    ],
    agrees: turns.includes('agrees'),
  };
}

function ofClause(beside: Beside): CheckedText[] {
  return [
    ...checkMarks(beside),
    ...(beside.alignment.figures.length > 0 ? checkNeighbourFigures(beside) : []),
    ...checkBoundValue(beside),
    ...checkPrice(beside),
    ...checkRank(beside),
    ...checkGivenName(beside),
    ...checkLostDoubt(beside),
  ];
}
