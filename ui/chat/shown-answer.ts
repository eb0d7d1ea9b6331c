import type { Feedback } from '../../src/contract/feedback-signal.ts';
import { ChatMemory } from '../../src/contract/ai-chat.ts';
import { MatchedNote } from '../../src/contract/note.ts';
import { AnswerAction } from '../../src/contract/on-fail.ts';
import { NotEvaluated, type QualityResult, type QualityUnchecked } from '../../src/contract/quality.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { isOpenAnswer } from '../../src/contract/may-answer.ts';
import type { FeatureType } from '../../src/contract/feature.ts';
import { summaryIn, summaryText } from '../../src/contract/summary.ts';
import type { AIStreamState } from '../stream/ai-stream-state.ts';
import type { JudgedMessage } from './chat-data.ts';

/** A note that an answer rests on: one that was found has its passage, one that was kept its name. */
export type ShownNote = Pick<MatchedNote, 'index' | 'note_id' | 'title'> & { readonly snippet?: string };

const KeptNote = MatchedNote.pick({ index: true, note_id: true, title: true });

/** What an answer answers. */
export interface Asked {
  readonly feature: FeatureType;
  readonly message: string;
  readonly model?: string | undefined;
}

/** An answer as it is shown, whether it is being written or was kept. */
export interface ShownAnswer {
  /** Null where it is not known. */
  readonly asked: Asked | null;
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
export function answerOfStream(state: AIStreamState, asked: Asked | null): ShownAnswer {
  return {
    asked,
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
    model: asked?.model ?? null,
    chatId: state.chatId,
    messageId: state.phase === 'done' || state.phase === 'stopped' ? state.messageId : null,
    feedback: null,
  };
}

/** One that was kept. */
export function answerOfMessage(message: JudgedMessage, asked: Asked | null): ShownAnswer {
  const { id, session_id, content, model, quality, verification, citations, feedback } = message;
  const { text, revised } = content;
  return {
    asked,
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

/** UI39: its words: a summary as what it says, not as the JSON that it is written in. */
export function textOf({ text, asked }: ShownAnswer): string {
  return asked?.feature === 'summarize' ? summaryText(text) : text;
}

/** True while nothing of it can be read: before its first word, and within the JSON of a summary. */
export function isUnsaid({ text, isWriting, asked }: ShownAnswer): boolean {
  if (!isWriting) return false;
  return text === '' || (asked?.feature === 'summarize' && summaryIn(text) === null);
}

/** True where it says nothing but that it cannot tell. */
export function hasAbstained({ verification }: ShownAnswer): boolean {
  return verification?.result.abstained === true;
}

/** UI41: true where it only quotes what may answer. */
export function isOpen({ verification }: ShownAnswer): boolean {
  return verification !== null && isOpenAnswer(verification.result.set_aside);
}

/** UI15: what may go into a note: an answer that came to its end, was not withheld, and does not refuse. */
export function mayBeInserted(answer: ShownAnswer): boolean {
  const { text, isWriting, isJudging, isCut, action, verification, verificationUnchecked } = answer;
  if (text.trim() === '' || isWriting || isJudging || isCut || action?.action === 'block') return false;
  // Of a correction nothing is verified but whether it is one.
  if (verification === null) return verificationUnchecked?.reason === 'not_applicable';
  return !hasAbstained(answer);
}
