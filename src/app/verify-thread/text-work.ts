import type { Answer } from '../../contract/answer.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Critiqued, ToCritique } from '../../core/correct/critique-answer.ts';
import type { GateAssessment, GateRequest, Judge } from '../../core/quality-gate/gate-request.ts';
import type { AnswerToGrow } from '../grow-answer.ts';
import type { GraphEvents, Home, Outside } from '../outside.ts';
import type { VerifiedAnswer, VerifyOptions } from '../verify-answer.ts';

/** An answer and how it is verified. */
export interface ToVerify {
  readonly answer: Answer;
  readonly options: Pick<VerifyOptions, 'allowEmpty' | 'keep'>;
}

/** An answer that is verified while it is written. */
export interface Verification {
  /** Returns at once: the work is done between the chunks, in their order. */
  write(text: string): void;
  /** The verdict of all that was written: that of verifying it at once. */
  end(): Promise<VerifiedAnswer>;
  /** Nothing more is worked on. */
  stop(): void;
}

/** HT23: where texts of others are worked on: here, or in threads beside a server. The verdicts are the same. */
export interface TextWork {
  /** As `verifyAnswer`. Rejects `cancelled`, at once, where the signal aborts. */
  verify(toVerify: ToVerify, home: Home, abort: AbortSignalLike): Promise<VerifiedAnswer>;
  /** WB10: nothing is kept of it. */
  grow(answer: AnswerToGrow, home: Home, events: GraphEvents): Verification;
  /** As `QualityGate.assess`. */
  assess(request: GateRequest, judge: Judge | null, abort?: AbortSignalLike): Promise<GateAssessment>;
  /** As `critiqueAt`. */
  critique(of: ToCritique, home: Home, abort: AbortSignalLike): Promise<Critiqued>;
  /** The same, with the model of `grounding.judge` that this opens. */
  withClaims(claimModel: NonNullable<Outside['claimModel']>): TextWork;
  /** Ends the threads, where there are any. */
  close(): Promise<void>;
}
