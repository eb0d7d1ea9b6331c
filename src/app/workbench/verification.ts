import { setImmediate as nextTurn } from 'node:timers/promises';
import { type GrowingVerification, growAt } from '../grow-answer.ts';
import type { VerifiedAnswer, VerifyOptions } from '../verify-answer.ts';
import type { Home } from '../outside.ts';
import { answerToVerify } from './answer-to-verify.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/** An answer that is verified while it is written. */
export interface Verification {
  /** Returns at once: the work is done between the chunks, in their order. */
  write(text: string): void;
  /** The verdict of all that was written: that of verifying it at once. */
  end(): Promise<VerifiedAnswer>;
  /** Nothing more is worked on. */
  stop(): void;
}

const OPTIONS: Omit<VerifyOptions, 'events'> = { allowEmpty: false, keep: false };

/** The home as it holds for the caller: its graph and verdicts are those of the tenant. */
function homeFor({ home }: Workbench, { caller }: PreparedChat): Home {
  return { ...home, configuration: { ...home.configuration, tenant_id: caller.tenant } };
}

/** As much as is worked on between two turns of the event loop, in UTF-16 units. */
const PIECE = 400;

/**
 * WB10: a verification whose work yields to the event loop between pieces. The evidence is read after the first of them was
 * sent. A failure on the way is told by `end`.
 */
export function openVerification(bench: Workbench, prepared: PreparedChat): Verification {
  let opened: Promise<GrowingVerification> | undefined;
  const growing = (): Promise<GrowingVerification> =>
    (opened ??= growAt(answerToVerify(prepared), homeFor(bench, prepared), bench.outside, {
      ...OPTIONS,
      events: bench.events,
      onTheWay: 'evidence',
    }));
  const state = { waiting: '', isQueued: false, isStopped: false };
  let tail: Promise<unknown> = Promise.resolve();
  function queue(): void {
    state.isQueued = true;
    tail = tail.then(step);
    tail.catch(() => undefined);
  }
  async function step(): Promise<void> {
    await nextTurn();
    const piece = state.waiting.slice(0, PIECE);
    state.waiting = state.waiting.slice(PIECE);
    state.isQueued = false;
    if (state.isStopped) return;
    if (state.waiting !== '') queue();
    await (await growing()).write(piece);
  }
  return {
    write(text) {
      state.waiting += text;
      if (!state.isQueued && text !== '') queue();
    },
    async end() {
      while (state.isQueued || state.waiting !== '') await tail;
      await tail;
      return (await growing()).end();
    },
    stop() {
      state.isStopped = true;
    },
  };
}

/** WB10: the verdict of a text that is whole already, found piece by piece all the same, so that nobody has to wait for it. */
export function verifyWhole(bench: Workbench, prepared: PreparedChat, text: string): Promise<VerifiedAnswer> {
  const verification = openVerification(bench, prepared);
  verification.write(text);
  return verification.end();
}
