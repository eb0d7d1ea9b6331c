import type { Language } from '../../contract/language.ts';

/** The rules that can decide an item without a model. */
export type ItemRule =
  | 'citations_resolve'
  | 'citations_lead'
  | 'headings_present'
  | 'keywords_present'
  | 'corrections_marked'
  | 'meaning_kept'
  | 'reason_given'
  | 'guide_text_present'
  | 'metadata_present'
  | 'uncertainty_stated'
  | 'rests_on_notes';

/** One item of a checklist. Without a rule, and where its rule cannot tell, a judge decides. */
export interface ChecklistEntry {
  /** `insight.1`; derived items `derived.1`. */
  readonly id: string;
  readonly question: Readonly<Record<Language, string>>;
  readonly rule?: ItemRule;
  /** Not met, it fails the whole. */
  readonly veto?: boolean;
}
