import type { ChatMemory, NotKept } from '../../src/contract/ai-chat.ts';
import type { MatchedNote } from '../../src/contract/note.ts';
import type { AnswerAction } from '../../src/contract/on-fail.ts';
import type { NotEvaluated, QualityResult, QualityUnchecked } from '../../src/contract/quality.ts';
import type { SearchQAEvaluation } from '../../src/contract/search-qa-evaluation.ts';
import type { StreamWarning } from '../../src/contract/stream-warning.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';

/** How far an answer is. `judging`: its text is whole, what is said of it may still come. */
export type StreamPhase = 'idle' | 'writing' | 'judging' | 'done' | 'stopped' | 'failed';

/** An answer as it is known so far. */
export interface AIStreamState {
  readonly phase: StreamPhase;
  readonly content: string;
  /** What went wrong, as the server or the connection said it; `cut` where the stream ended before `[DONE]`. */
  readonly error: string | null;
  /** The request's own error, where it never became a stream. */
  readonly failure: Error | null;
  readonly matchedNotes: readonly MatchedNote[];
  /** What of the turns before the model was not shown; null where nothing was left out. */
  readonly memory: ChatMemory | null;
  readonly qualityResult: QualityResult | null;
  readonly qualityUnchecked: QualityUnchecked | null;
  readonly qaEvaluation: SearchQAEvaluation | null;
  readonly verification: ValidationReport | null;
  readonly verificationUnchecked: NotEvaluated | null;
  /** What was done with it; null where no check may act. */
  readonly action: AnswerAction | null;
  /** Why a second attempt stands in place of the text that was written first; null where none does. */
  readonly revised: string | null;
  readonly warnings: readonly StreamWarning[];
  /** True where the connection broke behind `[DONE]`: whether the answer passed is not known here. */
  readonly isUntold: boolean;
  /** What of it the server could not keep, and why. */
  readonly notKept: NotKept | null;
  /** Under which ids it is kept; null until the server said them. */
  readonly chatId: string | null;
  readonly messageId: string | null;
}

export const IDLE: AIStreamState = {
  phase: 'idle',
  content: '',
  error: null,
  failure: null,
  matchedNotes: [],
  memory: null,
  qualityResult: null,
  qualityUnchecked: null,
  qaEvaluation: null,
  verification: null,
  verificationUnchecked: null,
  action: null,
  revised: null,
  warnings: [],
  isUntold: false,
  notKept: null,
  chatId: null,
  messageId: null,
};
