import type { ChecklistEntry, ItemRule } from '../checklist-entry.ts';
import { citationsLead, citationsResolve } from './citations-resolve.ts';
import { correctionsMarked } from './corrections-marked.ts';
import type { Decide, Decision, Material } from './decision.ts';
import { guideTextPresent } from './guide-text-present.ts';
import { headingsPresent } from './headings-present.ts';
import { keywordsPresent } from './keywords-present.ts';
import { meaningKept } from './meaning-kept.ts';
import { metadataPresent } from './metadata-present.ts';
import { reasonGiven } from './reason-given.ts';
import { restsOnNotes } from './rests-on-notes.ts';
import { uncertaintyStated } from './uncertainty-stated.ts';

/** The rules by their names. */
export const ITEM_RULES: Readonly<Record<ItemRule, Decide>> = {
  citations_resolve: citationsResolve,
  citations_lead: citationsLead,
  headings_present: headingsPresent,
  keywords_present: keywordsPresent,
  corrections_marked: correctionsMarked,
  meaning_kept: meaningKept,
  reason_given: reasonGiven,
  guide_text_present: guideTextPresent,
  metadata_present: metadataPresent,
  uncertainty_stated: uncertaintyStated,
  rests_on_notes: restsOnNotes,
};

/** QG3: what the rule of an item says; null where it has none, or it cannot tell. */
export function decideItem({ rule }: ChecklistEntry, material: Material): Decision | null {
  return rule === undefined ? null : ITEM_RULES[rule](material);
}
