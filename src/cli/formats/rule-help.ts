import type { Language } from '../../contract/language.ts';

/** What a rule finds, in a sentence without the particulars of one finding. */
export type RuleHelp = Readonly<Record<Language, string>>;

export function both(en: string, ko: string): RuleHelp {
  return { en, ko };
}
