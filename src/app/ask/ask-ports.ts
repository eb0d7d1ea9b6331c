import type { BaseCheckpointSaver } from '@langchain/langgraph';
import type { Configuration } from '../../contract/configuration.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { Ids } from '../../contract/ports/ids.ts';
import type { ChatStore } from '../../contract/ports/chat-store.ts';
import type { FeedbackStore, LearningStore } from '../../contract/ports/feedback-store.ts';
import type { IndexReader, IndexWriter } from '../../contract/ports/index-store.ts';
import type { JobReader, JobWriter } from '../../contract/ports/job-queue.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { SourceFiles } from '../../contract/ports/source-files.ts';
import type { VerdictArchive } from '../../contract/ports/verdict-ledger.ts';
import type { Retrieval } from '../../contract/retrieved.ts';
import type { Critiqued, ToCritique } from '../../core/correct/critique-answer.ts';
import type { StandIn } from '../../core/correction/plan/next-model.ts';
import type { ModelRouter } from '../models/model-router.ts';

/** A text of a file that is put into the index as it stands. */
export interface Injection {
  readonly id: string;
  readonly kind: string;
  readonly content: string;
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
}

/** What an ask does to the index by itself. Rejects with `AssayError`. */
export interface RepairHands {
  indexFile(path: string): Promise<void>;
  indexModule(path: string, recursive: boolean): Promise<void>;
  inject(text: Injection): Promise<void>;
  /** Takes an injected text out again. */
  withdraw(id: string): Promise<void>;
}

/** Everything that an ask needs. */
export interface AskPorts {
  readonly configuration: Configuration;
  readonly retrieve: (question: string, limit: number, abort: AbortSignalLike) => Promise<Retrieval>;
  readonly index: Pick<
    IndexReader,
    'file' | 'objects' | 'objectsOf' | 'objectsNamed' | 'relations' | 'counts'
  > &
    Pick<IndexWriter, 'files'>;
  readonly files: SourceFiles;
  /** Files that came since the index was made, by path. Rejects with `AssayError`. */
  readonly newFiles: () => Promise<readonly string[]>;
  /** Whether a path belongs into the index. */
  readonly isWanted: (path: string) => boolean;
  readonly router: ModelRouter;
  /** Time and ids of its verification. */
  readonly verify: { readonly clock: Clock; readonly ids: Ids };
  /** The critics of an answer. Rejects with `AssayError`. */
  readonly critique: (of: ToCritique, abort: AbortSignalLike) => Promise<Critiqued>;
  readonly hands: RepairHands;
  readonly jobs: Pick<JobWriter, 'enqueue'> & Pick<JobReader, 'read'>;
  readonly feedback: Pick<FeedbackStore, 'record'>;
  readonly learning: Pick<
    LearningStore,
    'countGap' | 'answered' | 'suggest' | 'keepRepair' | 'learned' | 'learn'
  >;
  readonly chats: Pick<ChatStore, 'keep' | 'find' | 'latest'>;
  readonly verdicts: Pick<VerdictArchive, 'add' | 'find'>;
  readonly checkpoints: () => Promise<BaseCheckpointSaver>;
  /** Models that stand in for others, by the one that was asked for; kept while the process lives. */
  readonly standIns: Map<string, StandIn>;
  /** Something went wrong that does not touch the answer. */
  readonly warn: (why: string) => void;
}
