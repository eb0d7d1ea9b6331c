import type { MatchedNote } from '../../src/contract/note.ts';
import type { NotEvaluated, QualityResult, QualityUnchecked } from '../../src/contract/quality.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import type { AIStreamState } from '../stream/ai-stream-state.ts';
import type { JudgedMessage } from './chat-data.ts';

/** An answer as it is shown, whether it is being written or was kept. */
export interface ShownAnswer {
  readonly text: string;
  readonly isWriting: boolean;
  /** True while what is said of it may still come. */
  readonly isJudging: boolean;
  readonly notes: readonly MatchedNote[];
  readonly quality: QualityResult | null;
  readonly qualityUnchecked: QualityUnchecked | null;
  readonly verification: ValidationReport | null;
  readonly verificationUnchecked: NotEvaluated | null;
  /** Why a second attempt stands in place of the first. */
  readonly revised: string | null;
  readonly model: string | null;
  readonly chatId: string | null;
  readonly messageId: string | null;
}

/** One that is being written, or was in this visit. */
export function answerOfStream(state: AIStreamState): ShownAnswer {
  return {
    text: state.content,
    isWriting: state.phase === 'writing',
    isJudging: state.phase === 'judging',
    notes: state.matchedNotes,
    quality: state.qualityResult,
    qualityUnchecked: state.qualityUnchecked,
    verification: state.verification,
    verificationUnchecked: state.verificationUnchecked,
    revised: state.revised,
    model: null,
    chatId: state.chatId,
    messageId: state.phase === 'done' || state.phase === 'stopped' ? state.messageId : null,
  };
}

/** One that was kept. */
export function answerOfMessage({ id, session_id, content, model, quality }: JudgedMessage): ShownAnswer {
  return {
    text: content.text,
    isWriting: false,
    isJudging: false,
    notes: [],
    quality: quality ?? null,
    qualityUnchecked: null,
    verification: null,
    verificationUnchecked: null,
    revised: null,
    model,
    chatId: session_id,
    messageId: id,
  };
}
