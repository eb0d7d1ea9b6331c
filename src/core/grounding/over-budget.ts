import type { Finding } from '../../contract/finding.ts';

/** What a claim that is not checked was too much for: a setting, or the length or the numbers that are read. */
export type Bound =
  | { readonly setting: string; readonly most: number }
  | { readonly longest: number }
  | { readonly numbers: number };

function namedBound(bound: Bound): Readonly<Record<string, string>> {
  if ('longest' in bound) return { longest: String(bound.longest) };
  if ('numbers' in bound) return { numbers: String(bound.numbers) };
  return { setting: bound.setting, most: String(bound.most) };
}

/** BD3: a claim that was not checked, with the bound that was met. */
export function overBudget(bound: Bound, length: number): Finding {
  return {
    code: 'NOT_CHECKED',
    rule: 'BD3',
    severity: 'warning',
    place: { start: 0, end: length },
    expected: null,
    actual: null,
    details: { reason: 'over_budget', ...namedBound(bound) },
    sources: [],
  };
}
