import { type Bound, overBudget } from '../over-budget.ts';
import type { JudgedClaim } from './judge-claim.ts';

/** BD3: the verdict of a claim that was not read: unchecked, whatever the sources would say. */
export function unreadClaim(bound: Bound, length: number): JudgedClaim {
  return {
    verdict: {
      status: 'UNVERIFIED',
      confidence: 0,
      checked: false,
      contradicted: false,
      stale: false,
      unchecked: 'over_budget',
      findings: [overBudget(bound, length)],
    },
    rulings: [],
    evidence: [],
    graph: null,
  };
}
