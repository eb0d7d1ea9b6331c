import type { Feedback, FeedbackReason } from '../feedback-signal.ts';
import type { JobRequest } from '../job.ts';
import type { FixSuggestion, KnowledgeGap, LearnedRepair, RepairRecord } from '../knowledge-gap.ts';
import type { Message } from '../message.ts';

/** What is kept of what went wrong, of one tenant. Rejects with `AssayError`. */
export interface FeedbackStore {
  /** Keeps the message once by its id, and queues the jobs in the same transaction. Gives the ids of the jobs; null = it was there already. */
  record(message: Message, jobs: readonly JobRequest[]): Promise<readonly string[] | null>;
  /** As `record`, with the thumb; a second one of the same caller on the same message replaces the first. */
  give(
    feedback: Feedback & { readonly caller: string },
    message: Message | null,
    jobs: readonly JobRequest[],
  ): Promise<readonly string[] | null>;
  signals(page: {
    readonly since?: string | undefined;
    readonly reason?: FeedbackReason | undefined;
    readonly limit: number;
    readonly after?: string | undefined;
  }): Promise<readonly Message[]>;
  feedbackOf(messageId: string): Promise<readonly Feedback[]>;
  /** Counted since a moment, for limits: of this caller, of a key such as reason|file|symbol|question. */
  countSince(since: string, by: { readonly caller?: string; readonly key?: string }): Promise<number>;
}

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
  closeGap(id: string, at: string): Promise<void>;
  gaps(page: {
    readonly status?: KnowledgeGap['status'] | undefined;
    readonly limit: number;
    readonly after?: string | undefined;
  }): Promise<readonly KnowledgeGap[]>;
  suggest(suggestion: FixSuggestion): Promise<FixSuggestion>;
  suggestion(id: string): Promise<FixSuggestion | null>;
  versions(id: string): Promise<readonly FixSuggestion[]>;
  suggestions(page: {
    readonly status?: FixSuggestion['status'] | undefined;
    readonly limit: number;
    readonly after?: string | undefined;
  }): Promise<readonly FixSuggestion[]>;
  /** A next version; rejects (`conflict`) where `version` is not the one after the last. */
  revise(suggestion: FixSuggestion): Promise<FixSuggestion>;
  keepRepair(record: RepairRecord): Promise<void>;
  repairs(since: string, limit: number): Promise<readonly RepairRecord[]>;
  learned(signature: string): Promise<readonly LearnedRepair[]>;
  learn(repair: LearnedRepair): Promise<void>;
}
