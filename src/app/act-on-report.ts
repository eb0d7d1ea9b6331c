import type { FeatureType } from '../contract/feature.ts';
import type { Language } from '../contract/language.ts';
import type { ActingCheck, AnswerAction, OnFail, OnFailAction } from '../contract/on-fail.ts';
import type { QualityResult } from '../contract/quality.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import { actOnAnswer } from '../core/quality-gate/on-fail/act-on-answer.ts';
import { actedChecks, type ChecksFound } from '../core/quality-gate/on-fail/check-outcomes.ts';
import { acts, strictest } from '../core/quality-gate/on-fail/strictest.ts';
import { languageOfText } from '../core/language/text-language.ts';
import type { GradedAnswer } from './grade-answer.ts';
import { answerShape } from './workbench/answer-shape.ts';

/** What was done with a text that was checked, and what to deliver in its place; both absent where nothing acts. */
export interface ActedOnReport {
  readonly action?: AnswerAction;
  readonly content?: string;
}

interface Text {
  readonly text: string;
  readonly feature: FeatureType;
  readonly lang: Language;
}

/** What a request asks of one check. */
export function askedLevel(
  check: ActingCheck,
  asked: { readonly on_fail?: OnFailAction | undefined; readonly fail_closed?: boolean | undefined },
): OnFail {
  return { [check]: asked.on_fail ?? 'deliver', fail_closed: asked.fail_closed === true ? [check] : [] };
}

/** OF3, OF5, OF12: acts on a text of others. Nobody writes it again: `revise` gives what `replace` gives. */
function actOnText(
  { text, feature, lang }: Text,
  found: ChecksFound,
  quality: QualityResult | null,
  levels: readonly OnFail[],
): ActedOnReport {
  const isAsked = { verification: found.verification !== null, quality: found.quality !== null };
  const checks = actedChecks(strictest(levels), found).filter(({ check }) => isAsked[check]);
  if (checks.length === 0) return {};
  const { action, content } = actOnAnswer({
    shape: answerShape(feature, text),
    checks,
    report: found.verification?.value ?? null,
    quality,
    lang: languageOfText(text) ?? lang,
    before: null,
  });
  return { action, ...(content !== null && text !== '' ? { content } : {}) };
}

/** OF12: what becomes of a text by its verification. */
export function actOnReport(
  text: string,
  report: ValidationReport,
  levels: readonly OnFail[],
): ActedOnReport {
  const of = { text, feature: 'search_qa', lang: report.metadata.language } as const;
  return actOnText(of, { verification: { value: report, unchecked: null }, quality: null }, null, levels);
}

/** OF4: whether a check acts at one of these levels. */
export function guards(check: ActingCheck, levels: readonly OnFail[]): boolean {
  return acts(strictest(levels)[check]);
}

/** OF12: what becomes of a text by its checklist, and by its claims where they were verified beside it. */
export function actOnGrade(
  of: Text,
  { quality, unchecked, report }: Pick<GradedAnswer, 'quality' | 'unchecked' | 'report'>,
  levels: readonly OnFail[],
): ActedOnReport {
  const none = { value: null, unchecked: unchecked ?? ({ reason: 'unavailable', detail: '' } as const) };
  const found = quality === null ? none : { value: quality, unchecked: null };
  const verification = report === null ? null : { value: report, unchecked: null };
  return actOnText(of, { verification, quality: found }, quality ?? unchecked?.result ?? null, levels);
}
