import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { streamMonitor } from '../../core/quality-gate/stream/stream-monitor.ts';
import type { Judging } from './judging.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { StreamEvent } from './stream-event.ts';
import { type AttemptEnd, type Readers, streamAttempt, type Written } from './stream-attempt.ts';
import { growsAsText } from './text-to-verify.ts';
import type { Verification } from '../verify-thread/text-work.ts';
import { openVerification } from './verification.ts';
import type { Workbench } from './workbench.ts';

/** Of an answer whose client can clear the first. */
const ATTEMPTS = 2;

/** The answer as it was streamed: the last attempt, and the verification that read it. */
export interface Streamed {
  readonly end: AttemptEnd;
  readonly growing: Verification | null;
}

function attemptsOf({ clears }: PreparedChat): number {
  return clears ? ATTEMPTS : 1;
}

function readersFor(
  bench: Workbench,
  prepared: PreparedChat,
  judging: Judging,
  attempt: number,
): { readonly readers: Readers; readonly growing: Verification | null } {
  const wanted =
    ((judging.verify && judging.notVerified === null) || judging.evaluateSearch) &&
    judging.sampledOut === null &&
    growsAsText(prepared.request.feature);
  const growing = wanted ? openVerification(bench, prepared) : null;
  const monitor = judging.monitor
    ? streamMonitor({ task: prepared.request.feature, lang: prepared.lang })
    : null;
  const grow = growing === null ? null : (text: string): void => growing.write(text);
  return { growing, readers: { grow, monitor, retrying: attempt < attemptsOf(prepared) } };
}

/** WB16: the answer as the model writes it; an attempt that the monitor stops is begun again once. `written` is what was said so far. */
export async function* streamAnswer(
  bench: Workbench,
  prepared: PreparedChat,
  judging: Judging,
  abort: AbortSignalLike,
  written: Written,
): AsyncGenerator<StreamEvent, Streamed> {
  for (let attempt = 1; ; attempt += 1) {
    const { readers, growing } = readersFor(bench, prepared, judging, attempt);
    let ended = false;
    try {
      written.pieces.length = 0;
      Object.assign(written, { usage: null, finish_reason: null });
      delete written.thought;
      const end = yield* streamAttempt(bench, prepared, readers, abort, written);
      ended = end.kind === 'whole';
      if (end.kind !== 'stopped' || attempt === attemptsOf(prepared)) return { end, growing };
    } finally {
      if (!ended) growing?.stop();
    }
  }
}
