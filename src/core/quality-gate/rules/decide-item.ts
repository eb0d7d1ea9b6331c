import type { ChecklistEntry, ItemRule } from '../checklist-entry.ts';
import { citationsResolve } from './citations-resolve.ts';
import type { Decide, Decision, Material } from './decision.ts';
import { headingsPresent } from './headings-present.ts';

const RULES: Partial<Readonly<Record<ItemRule, Decide>>> = {
  citations_resolve: citationsResolve,
  headings_present: headingsPresent,
};

/** QG3: what the rule of an item says; null where it has none, or it cannot tell. */
export function decideItem({ rule }: ChecklistEntry, material: Material): Decision | null {
  return (rule && RULES[rule]?.(material)) ?? null;
}
