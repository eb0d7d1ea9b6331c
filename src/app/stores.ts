import type { BaseCheckpointSaver } from '@langchain/langgraph';
import type { ApiKeyStore } from '../contract/ports/api-key-store.ts';
import type { ChatStore } from '../contract/ports/chat-store.ts';
import type { FeedbackStore, LearningStore } from '../contract/ports/feedback-store.ts';
import type { GraphCatalogue } from '../contract/ports/graph-catalogue.ts';
import type { IndexReader, IndexWriter } from '../contract/ports/index-store.ts';
import type { IdempotencyStore } from '../contract/ports/idempotency-store.ts';
import type { JobQueue } from '../contract/ports/job-queue.ts';
import type { LiveEvents } from '../contract/ports/live-events.ts';
import type { MetricReader } from '../contract/ports/metric-reader.ts';
import type { NoteReader, NoteWriter } from '../contract/ports/note-store.ts';
import type { SettingStore } from '../contract/ports/setting-store.ts';
import type { VerdictInputs } from '../contract/ports/verdict-inputs.ts';
import type { VerdictArchive } from '../contract/ports/verdict-ledger.ts';
import type { WorkerRegistry } from '../contract/ports/worker-registry.ts';

/** What a server keeps in the database of its home. */
export interface Stores {
  readonly settings: SettingStore;
  readonly keys: ApiKeyStore;
  readonly idempotency: IdempotencyStore;
  /** Made at its first use. */
  readonly jobs: JobQueue;
  notes(tenant: string): NoteReader & NoteWriter;
  chats(tenant: string): ChatStore;
  index(tenant: string): IndexReader & IndexWriter;
  feedback(tenant: string): FeedbackStore;
  learning(tenant: string): LearningStore;
  live(tenant: string): LiveEvents;
  /** What the loads of the graph brought; `Outside.openGraph` loads. */
  knowledge(tenant: string): GraphCatalogue;
  metrics(tenant: string): MetricReader;
  readonly workers: WorkerRegistry;
  /** Tenants with an index of which no daily snapshot was kept since a moment. */
  tenantsDue(since: string): Promise<readonly string[]>;
  verdicts(tenant: string): VerdictArchive;
  inputs(tenant: string): VerdictInputs;
  /** Erases the inputs of all tenants that were kept before a moment; tombstones stay. How many there were. */
  eraseInputs(before: string, at: string): Promise<number>;
  /** True where the database belongs to this process alone: nobody else works on its jobs. */
  readonly alone: boolean;
  /** Steps of asks that are on their way; its library is loaded, and its tables made, at the first call. */
  checkpoints(): Promise<BaseCheckpointSaver>;
  /** Rejects with `AssayError` where the database does not answer. */
  ready(): Promise<void>;
}
