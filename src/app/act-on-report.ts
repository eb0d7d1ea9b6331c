import type { AnswerAction, OnFailAction } from '../contract/on-fail.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import { actOnAnswer } from '../core/quality-gate/on-fail/act-on-answer.ts';
import { actedChecks } from '../core/quality-gate/on-fail/check-outcomes.ts';
import { strictest } from '../core/quality-gate/on-fail/strictest.ts';
import { languageOfText } from '../core/language/text-language.ts';
import type { Home } from './outside.ts';
import { onFailOf } from './settings/on-fail-of.ts';
import { answerShape } from './workbench/answer-shape.ts';

/** What was done with a text that was verified, and what stands in its place; both absent where nothing acts. */
export interface ActedOnReport {
  readonly action?: AnswerAction;
  readonly content?: string;
}

/** OF3, OF5: acts on a text of others by its report. Nobody writes it again: `revise` gives what `replace` gives. */
export function actOnReport(
  text: string,
  report: ValidationReport,
  { configuration }: Home,
  asked: { readonly on_fail?: OnFailAction | undefined; readonly fail_closed?: boolean | undefined },
): ActedOnReport {
  const rules = strictest([
    onFailOf(configuration.settings),
    {
      verification: asked.on_fail ?? 'deliver',
      fail_closed: asked.fail_closed === true ? ['verification'] : [],
    },
  ]);
  const found = { verification: { value: report, unchecked: null }, quality: null };
  const checks = actedChecks(rules, found).filter(({ check }) => check === 'verification');
  if (checks.length === 0) return {};
  const { action, content } = actOnAnswer({
    shape: answerShape('search_qa', text),
    checks,
    report,
    quality: null,
    lang: languageOfText(text) ?? report.metadata.language,
    before: null,
  });
  const hasText = content !== null && text !== '';
  return { action, ...(hasText ? { content } : {}) };
}
