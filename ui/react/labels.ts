import type { Language } from '../../src/contract/language.ts';
import type { RetryOutcome } from '../../src/contract/quality.ts';
import type { UncheckedReason } from '../../src/contract/unchecked-reason.ts';
import { ai as en } from '../locales/en.json';
import { ai as ko } from '../locales/ko.json';

/** The words of badge and checklist. Give your own, or take those of the screen. Holes are written `{{score}}`. */
export interface AssayLabels {
  /** `{{score}}`: whole percent. */
  readonly qualityScore: string;
  readonly qualityPassed: string;
  readonly qualityFailed: string;
  readonly qualityNotEvaluated: string;
  readonly qualityChecklist: string;
  readonly qualityItemPassed: string;
  readonly qualityItemFailed: string;
  readonly qualityItemPartial: string;
  readonly qualityItemNotEvaluated: string;
  /** `{{items}}`: what an answer fell short of. */
  readonly qualityShort: string;
  readonly decidedByRule: string;
  readonly decidedByJudge: string;
  readonly veto: string;
  readonly disputed: string;
  /** `{{model}}`. */
  readonly judgedBy: string;
  readonly judgedBySame: string;
  readonly retry: Readonly<Record<RetryOutcome, string>>;
  readonly reasons: Readonly<Record<UncheckedReason, string>>;
}

/** The words of the screen. */
export function assayLabels(language: Language): AssayLabels {
  return language === 'en' ? en : ko;
}

/** A sentence with its holes filled: `{{score}}`. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}
