import { setImmediate as nextTurn } from 'node:timers/promises';
import { QualityGate } from '../../core/quality-gate/quality-gate.ts';
import { type AnswerToGrow, type GrowingVerification, growAt } from '../grow-answer.ts';
import { critiqueAt } from '../critique-at.ts';
import type { GraphEvents, Home, Outside } from '../outside.ts';
import { verifyAnswer } from '../verify-answer.ts';
import type { TextWork, Verification } from './text-work.ts';

/** As much as is worked on between two turns of the event loop, in UTF-16 units. */
const PIECE = 400;

function growHere(answer: AnswerToGrow, home: Home, outside: Outside, events: GraphEvents): Verification {
  let opened: Promise<GrowingVerification> | undefined;
  const how = { allowEmpty: false, keep: false, events, onTheWay: 'evidence' } as const;
  const growing = (): Promise<GrowingVerification> => (opened ??= growAt(answer, home, outside, how));
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

/** Texts are worked on where they are asked for: what a command does, which has nobody else to answer. */
export function textHere(outside: Outside): TextWork {
  return {
    verify: ({ answer, options }, home) => verifyAnswer(answer, home, outside, { ...options, events: {} }),
    grow: (answer, home, events) => growHere(answer, home, outside, events),
    assess: (request, judge, abort) => new QualityGate(judge).assess(request, abort),
    critique: (of, home) => critiqueAt(of, home, outside),
    withClaims: (claimModel) => textHere({ ...outside, claimModel }),
    close: async () => undefined,
  };
}
