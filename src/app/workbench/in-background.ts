import type { Attempt } from './attempt.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Judging } from './judging.ts';
import { keepVerdicts } from './keep-chat.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { raiseSignals } from './raise-signals.ts';
import type { Verification } from '../verify-thread/text-work.ts';
import type { Workbench } from './workbench.ts';

/** WB13: judges after the answer was given, and keeps what is found; the client notices nothing, and its leaving ends nothing. */
export function judgeInBackground(
  bench: Workbench,
  prepared: PreparedChat,
  judging: Judging,
  first: Attempt,
  growing: Verification | null,
): void {
  const abort = new AbortController().signal;
  bench.later.add(
    judgeAnswer({ bench, prepared, judging, abort }, first, growing).then((judged) => {
      raiseSignals(bench, prepared, first, judged);
      return keepVerdicts(bench, prepared, judged.verdicts);
    }),
  );
}
