import type { Feedback, FeedbackKind, FeedbackReason } from '../feedback-signal.ts';
import type { ChatMessage } from '../chat-record.ts';
import type { NewJob } from '../job.ts';
import type { CodeRelation } from '../code-object.ts';
import type { FixSuggestion, KnowledgeGap, LearnedRepair, RepairRecord } from '../knowledge-gap.ts';
import type { Message } from '../message.ts';
import type { RegressionCase } from '../regression-case.ts';

/** What holds a signal back: one of the same caller and key that was kept since. */
export interface Once {
  readonly caller: string;
  readonly key: string;
  readonly since: string;
  /** When it came, whatever the message says. */
  readonly at: string;
}

/** A signal with all that follows from it. */
export interface SignalToKeep {
  readonly message: Message;
  readonly jobs: readonly NewJob[];
  readonly once: Once;
  /** Kept in the conversation beside it. */
  readonly notice: ChatMessage | null;
}

/** What is kept of what went wrong, of one tenant. Rejects with `AssayError`. */
export interface FeedbackStore {
  /**
   * Keeps the message once by its id, and queues the jobs in the same transaction. Gives the ids of the jobs; null = it was
   * there already, or is held back.
   */
  record(message: Message, jobs: readonly NewJob[], once?: Once): Promise<readonly string[] | null>;
  /**
   * Keeps the thumb, and its signal as `record` does, in one transaction; a second one of the same caller on the same
   * message replaces the first.
   */
  give(
    feedback: Feedback & { readonly caller: string },
    signal: SignalToKeep | null,
    /** Kept in the conversation beside a thumb without a signal. */
    notice?: ChatMessage,
  ): Promise<readonly string[] | null>;
  /** Newest first. */
  signals(page: {
    readonly since?: string | undefined;
    readonly reason?: FeedbackReason | undefined;
    readonly limit: number;
    readonly after?: string | undefined;
  }): Promise<readonly Message[]>;
  /** Thumbs, newest first. */
  given(page: {
    readonly kind?: FeedbackKind | undefined;
    readonly limit: number;
    readonly after?: string | undefined;
  }): Promise<readonly Feedback[]>;
  /** Newest first. */
  feedbackOf(messageId: string): Promise<readonly Feedback[]>;
  /** What one caller said of these messages. */
  givenBy(caller: string, messageIds: readonly string[]): Promise<readonly Feedback[]>;
  /** Signals kept since a moment: of this caller, or of all. */
  countSince(since: string, by: { readonly caller?: string }): Promise<number>;
}

/** What a decision on a suggestion does, in the transaction that keeps it; `checks` look what that did. */
export type SuggestionAct =
  /** The tie stands in the index from now on, wherever both its ends do. */
  | { readonly kind: 'tie'; readonly relation: CodeRelation; readonly checks: readonly NewJob[] }
  /** Takes out what approval tied. */
  | { readonly kind: 'untie' }
  | { readonly kind: 'enqueue'; readonly job: NewJob; readonly checks: readonly NewJob[] }
  /** Stores the setting `default_model`. */
  | { readonly kind: 'choose_model'; readonly model: string; readonly checks: readonly NewJob[] }
  /** Puts back what was stored before; rejects (`conflict`) where another than `model` is stored by now. */
  | { readonly kind: 'unchoose_model'; readonly model: string; readonly before: string | null | undefined };

/** What was learned, of one tenant. Rejects with `AssayError`. */
export interface LearningStore {
  /** Opens the gap, or counts the question in: a caller counts once for each. */
  countGap(
    gap: Pick<KnowledgeGap, 'topic' | 'file' | 'symbol' | 'reason'> & {
      readonly question: string;
      readonly caller: string;
      readonly at: string;
    },
  ): Promise<KnowledgeGap>;
  /**
   * A question was answered by `by`: a gap whose questions all are is closed by it. What a person blamed, and what fell in
   * the index, no answer closes.
   */
  answered(question: string, by: string, at: string): Promise<void>;
  gap(id: string): Promise<KnowledgeGap | null>;
  /** False where there is no such gap that is open. */
  closeGap(id: string, at: string): Promise<boolean>;
  /** Those that most callers fell into first. */
  gaps(page: {
    readonly status?: KnowledgeGap['status'] | undefined;
    readonly limit: number;
    readonly after?: string | undefined;
  }): Promise<readonly KnowledgeGap[]>;
  /**
   * Its first version; gives the one that is pending already where it says the same, and the one that a person rejected
   * where it says the same of what has not changed since.
   */
  suggest(suggestion: FixSuggestion): Promise<FixSuggestion>;
  /** Its last version. */
  suggestion(id: string): Promise<FixSuggestion | null>;
  /** Oldest first. */
  versions(id: string): Promise<readonly FixSuggestion[]>;
  /** Last versions, newest suggestion first. */
  suggestions(page: {
    readonly status?: FixSuggestion['status'] | undefined;
    readonly limit: number;
    readonly after?: string | undefined;
  }): Promise<readonly FixSuggestion[]>;
  /**
   * A next version with what it does, or neither; what was done is its `effect`. Rejects (`conflict`) where `version` is
   * not the one after the last.
   */
  revise(suggestion: FixSuggestion, act?: SuggestionAct | null): Promise<FixSuggestion>;
  /** A record of the same id is replaced; true where its outcome is another than before. */
  keepRepair(record: RepairRecord): Promise<boolean>;
  /** Those that a job did, or that wait for a suggestion. */
  repairsOf(
    by: { readonly job_id: string } | { readonly suggestion_id: string },
  ): Promise<readonly RepairRecord[]>;
  repairs(since: string, limit: number): Promise<readonly RepairRecord[]>;
  /** What was tried against a failure of this signature, what helped most surely first. */
  learned(signature: string): Promise<readonly LearnedRepair[]>;
  /** Adds its counts to what is kept of the same type, signature and solution. */
  learn(repair: LearnedRepair): Promise<void>;
  /** False where one of the same question is kept. */
  keepCase(one: RegressionCase): Promise<boolean>;
  /** Oldest first. */
  cases(): Promise<readonly RegressionCase[]>;
  removeCase(id: string): Promise<boolean>;
}
