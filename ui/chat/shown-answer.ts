import type { Feedback } from '../../src/contract/feedback-signal.ts';
import { ChatMemory } from '../../src/contract/ai-chat.ts';
import { MatchedNote } from '../../src/contract/note.ts';
import { AnswerAction } from '../../src/contract/on-fail.ts';
import { NotEvaluated, type QualityResult, type QualityUnchecked } from '../../src/contract/quality.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import type { AIStreamState } from '../stream/ai-stream-state.ts';
import type { JudgedMessage } from './chat-data.ts';

/** A note that an answer rests on: one that was found has its passage, one that was kept its name. */
export type ShownNote = Pick<MatchedNote, 'index' | 'note_id' | 'title'> & { readonly snippet?: string };

const KeptNote = MatchedNote.pick({ index: true, note_id: true, title: true });

/** An answer as it is shown, whether it is being written or was kept. */
export interface ShownAnswer {
  readonly text: string;
  readonly isWriting: boolean;
  /** True while what is said of it may still come. */
  readonly isJudging: boolean;
  readonly notes: readonly ShownNote[];
  readonly quality: QualityResult | null;
  readonly qualityUnchecked: QualityUnchecked | null;
  readonly verification: ValidationReport | null;
  readonly verificationUnchecked: NotEvaluated | null;
  /** What was done with it; null where no check may act. */
  readonly action: AnswerAction | null;
  /** Why a second attempt stands in place of the first. */
  readonly revised: string | null;
  /** What of the turns before the model was not shown. */
  readonly memory: ChatMemory | null;
  /** True where it did not come to its end. */
  readonly isCut: boolean;
  /** True where the connection ended before what is said of it had come. */
  readonly isUntold: boolean;
  /** Why it, or what was found of it, could not be kept. */
  readonly notKept: string | null;
  readonly model: string | null;
  readonly chatId: string | null;
  readonly messageId: string | null;
  /** The thumb that was kept. */
  readonly feedback: Feedback | null;
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
    action: state.action,
    revised: state.revised,
    memory: state.memory,
    // What failed says so itself.
    isCut: state.phase === 'stopped',
    isUntold: state.isUntold,
    notKept: state.notKept?.detail ?? null,
    model: null,
    chatId: state.chatId,
    messageId: state.phase === 'done' || state.phase === 'stopped' ? state.messageId : null,
    feedback: null,
  };
}

/** One that was kept. */
export function answerOfMessage(message: JudgedMessage): ShownAnswer {
  const { id, session_id, content, model, quality, verification, citations, feedback } = message;
  const { text, revised } = content;
  return {
    text,
    isWriting: false,
    isJudging: false,
    notes: citations.flatMap((citation) => KeptNote.safeParse(citation).data ?? []),
    quality: quality ?? null,
    qualityUnchecked: NotEvaluated.safeParse(content['quality_unchecked']).data ?? null,
    verification: verification ?? null,
    verificationUnchecked: NotEvaluated.safeParse(content['verification_unchecked']).data ?? null,
    isUntold: false,
    notKept: null,
    memory: ChatMemory.safeParse(content['memory']).data ?? null,
    isCut: content['whole'] === false,
    action: AnswerAction.safeParse(content['action']).data ?? null,
    revised: typeof revised === 'string' ? revised : null,
    model,
    chatId: session_id,
    messageId: id,
    feedback: feedback ?? null,
  };
}
