import type { Finding } from '../../contract/finding.ts';

/** What a claim that is not checked was too much for: a setting, or the length that is read. */
export type Bound = { readonly setting: string; readonly most: number } | { readonly longest: number };

/** BD3: a claim that was not checked, with the bound that was met. */
export function overBudget(bound: Bound, length: number): Finding {
  const named =
    'longest' in bound
      ? { longest: String(bound.longest) }
      : { setting: bound.setting, most: String(bound.most) };
  return {
    code: 'NOT_CHECKED',
    rule: 'BD3',
    severity: 'warning',
    place: { start: 0, end: length },
    expected: null,
    actual: null,
    details: { reason: 'over_budget', ...named },
    sources: [],
  };
}
