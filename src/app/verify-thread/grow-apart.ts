import { AssayError } from '../../contract/assay-error.ts';
import type { AnswerToGrow } from '../grow-answer.ts';
import type { VerifiedAnswer } from '../verify-answer.ts';
import type { Verification } from './text-work.ts';
import type { Thread } from './order.ts';
import type { GrowInput } from './works.ts';

/** How the parts of one growing answer reach their thread. */
export interface GrowingWork {
  readonly session: string;
  /** A part, on the thread of the session; the first says which that is. */
  part(
    input: GrowInput,
    on: Thread | null,
    onThread: (thread: Thread) => void,
  ): Promise<VerifiedAnswer | null>;
  /** All of it at once, on any thread. */
  whole(text: string): Promise<VerifiedAnswer>;
  forget(on: Thread): void;
}

/** So long a piece waits for further ones: each order costs the server more than most pieces cost a thread. */
const GATHER_MS = 50;

function isLost(error: unknown): boolean {
  return error instanceof AssayError && (error.code === 'unavailable' || error.code === 'busy');
}

/** WB10: a verification that reads along in a thread. What is lost on the way is only the head start: then the whole is verified. */
export function growApart(answer: AnswerToGrow, work: GrowingWork): Verification {
  const pieces: string[] = [];
  const state = { waiting: '', thread: null as Thread | null, isLost: false, isStopped: false };
  let tail: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isBegun = false;
  function part(isEnd: boolean): Promise<VerifiedAnswer | null> {
    const input = { session: work.session, begin: isBegun ? null : answer, piece: state.waiting, isEnd };
    isBegun = true;
    state.waiting = '';
    return work.part(input, state.thread, (thread) => (state.thread = thread));
  }
  async function step(): Promise<void> {
    if (state.isStopped || state.isLost || state.waiting === '') return;
    await part(false).catch(() => (state.isLost = true));
  }
  function flush(): void {
    timer = undefined;
    tail = tail.then(step);
  }
  async function end(): Promise<VerifiedAnswer> {
    clearTimeout(timer);
    await tail;
    const text = pieces.join('');
    if (state.isLost) return work.whole(text);
    try {
      return (await part(true)) ?? (await work.whole(text));
    } catch (error) {
      if (isLost(error)) return work.whole(text);
      throw error;
    }
  }
  return {
    write(text) {
      pieces.push(text);
      state.waiting += text;
      timer ??= setTimeout(flush, GATHER_MS);
    },
    end,
    stop() {
      state.isStopped = true;
      clearTimeout(timer);
      if (state.thread !== null) work.forget(state.thread);
    },
  };
}
