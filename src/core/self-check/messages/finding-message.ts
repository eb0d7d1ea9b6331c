import type { Language } from '../../../contract/language.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { WorkRule } from '../../../contract/work-rule.ts';
import { GOAL_MESSAGES } from './goal-messages.ts';
import { REPORT_MESSAGES } from './report-messages.ts';
import { RUN_MESSAGES } from './run-messages.ts';
import { tamperMessages } from './tamper-messages.ts';
import type { WordsOf } from './words.ts';

const MESSAGES: WordsOf<WorkRule> = {
  ...tamperMessages,
  ...RUN_MESSAGES,
  ...GOAL_MESSAGES,
  ...REPORT_MESSAGES,
};

/** A finding in words. */
export function findingMessage(finding: WorkFinding, language: Language): string {
  return MESSAGES[finding.rule][language](finding.details, finding);
}
