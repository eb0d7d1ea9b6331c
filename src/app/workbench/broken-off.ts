import type { NotEvaluated } from '../../contract/quality.ts';
import { actOnAttempt } from './act-on-attempt.ts';
import type { Attempt } from './attempt.ts';
import { missing } from './judged.ts';
import type { Judging } from './judging.ts';
import { allUnchecked, type ToKeep } from './keep-chat.ts';
import type { PreparedChat } from './prepare-chat.ts';

/** OF10: what is kept of an answer of which nothing was checked: what a check that is fail-closed leaves of it. */
export function brokenOff(
  prepared: PreparedChat,
  judging: Judging,
  attempt: Attempt,
  why: NotEvaluated,
): Pick<ToKeep, 'attempt' | 'verdicts' | 'unchecked' | 'revised' | 'action'> {
  const kept = { attempt, verdicts: [], unchecked: allUnchecked(judging, why) };
  if (!judging.acts || attempt.text === '') return kept;
  const { content, action } = actOnAttempt(prepared, {
    text: attempt.text,
    verification: judging.verify ? missing(judging.notVerified ?? why) : null,
    quality: judging.gate ? missing(why) : null,
  });
  if (content === null) return { ...kept, action };
  return { ...kept, attempt: { ...attempt, text: content }, action, revised: action.reason };
}
