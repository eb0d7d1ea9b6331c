import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { streamMonitor } from '../../core/quality-gate/stream/stream-monitor.ts';
import type { Judging } from './judging.ts';
import type { AskedChat, PreparedChat } from './prepare-chat.ts';
import type { StreamEvent } from './stream-event.ts';
import { type AttemptEnd, type Readers, streamAttempt, type Written } from './stream-attempt.ts';
import { growsAsText } from './text-to-verify.ts';
import type { Verification } from '../verify-thread/text-work.ts';
import { openLater } from './verification.ts';
import type { Workbench } from './workbench.ts';

/** Of an answer whose client can clear the first. */
const ATTEMPTS = 2;

/** A request whose model is asked, and what its answer is held against, which may still be looked for. */
export interface ToStream {
  readonly asked: AskedChat;
  readonly grounds: Promise<PreparedChat>;
}

/** The answer as it was streamed: the last attempt, and the verification that read it. */
export interface Streamed {
  readonly end: AttemptEnd;
  readonly growing: Verification | null;
}

function attemptsOf({ clears }: AskedChat): number {
  return clears ? ATTEMPTS : 1;
}

function readersFor(
  bench: Workbench,
  { asked, grounds }: ToStream,
  judging: Judging,
  attempt: number,
): { readonly readers: Readers; readonly growing: Verification | null } {
  const wanted =
    ((judging.verify && judging.notVerified === null) || judging.evaluateSearch) &&
    judging.sampledOut === null &&
    growsAsText(asked.request.feature);
  const growing = wanted ? openLater(bench, grounds) : null;
  const monitor = judging.monitor ? streamMonitor({ task: asked.request.feature, lang: asked.lang }) : null;
  const grow = growing === null ? null : (text: string): void => growing.write(text);
  return { growing, readers: { grow, monitor, retrying: attempt < attemptsOf(asked) } };
}

/** WB16: the answer as the model writes it; an attempt that the monitor stops is begun again once. `written` is what was said so far. */
export async function* streamAnswer(
  bench: Workbench,
  toStream: ToStream,
  judging: Judging,
  abort: AbortSignalLike,
  written: Written,
): AsyncGenerator<StreamEvent, Streamed> {
  for (let attempt = 1; ; attempt += 1) {
    const { readers, growing } = readersFor(bench, toStream, judging, attempt);
    let ended = false;
    try {
      written.pieces.length = 0;
      Object.assign(written, { usage: null, finish_reason: null });
      delete written.thought;
      const end = yield* streamAttempt(bench, toStream.asked, readers, abort, written);
      ended = end.kind === 'whole';
      if (end.kind !== 'stopped' || attempt === attemptsOf(toStream.asked)) return { end, growing };
    } finally {
      if (!ended) growing?.stop();
    }
  }
}
