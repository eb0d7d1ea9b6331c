import type { OnFailAction } from '../../contract/on-fail.ts';
import type { QualityResult } from '../../contract/quality.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import { type Acted, actOnAnswer } from '../../core/quality-gate/on-fail/act-on-answer.ts';
import { actedChecks, askedAction, type CheckFound } from '../../core/quality-gate/on-fail/check-outcomes.ts';
import { languageOfText } from '../../core/language/text-language.ts';
import { answerShape } from './answer-shape.ts';
import type { Judged } from './judged.ts';
import type { PreparedChat } from './prepare-chat.ts';

/** What was found of an attempt. */
export interface AttemptFound {
  readonly text: string;
  readonly verification: CheckFound<ValidationReport>;
  readonly quality: Judged['quality'];
}

/** A quality that is not there may hold what was found all the same. */
function qualityIn(quality: Judged['quality']): QualityResult | null {
  return quality?.value ?? quality?.unchecked?.result ?? null;
}

/** OF5: what the failing checks of an attempt ask for. */
export function askedOf({ onFail }: PreparedChat, found: AttemptFound): OnFailAction {
  return askedAction(actedChecks(onFail, found));
}

/** OF8: whether no check failed or is open. */
export function passes({ onFail }: PreparedChat, found: AttemptFound): boolean {
  return actedChecks(onFail, found).every(
    ({ outcome }) => outcome === 'passed' || outcome === 'not_applicable',
  );
}

/** OF5: what becomes of the attempt; `before`: what the one before it asked for, where it is the second. */
export function actOnAttempt(
  { onFail, request, lang }: PreparedChat,
  found: AttemptFound,
  before: OnFailAction | null = null,
): Acted {
  return actOnAnswer({
    shape: answerShape(request.feature, found.text),
    checks: actedChecks(onFail, found),
    report: found.verification?.value ?? null,
    quality: qualityIn(found.quality),
    lang: languageOfText(found.text) ?? lang,
    before,
  });
}
