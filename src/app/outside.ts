import type { Configuration } from '../contract/configuration.ts';
import type { EntityKey } from '../contract/entity.ts';
import type { AddressReader } from '../contract/ports/address-reader.ts';
import type { BegunTurns } from '../contract/ports/begun-turns.ts';
import type { CodeIndex } from '../contract/ports/code-index.ts';
import type { Clock } from '../contract/ports/clock.ts';
import type {
  ConfigurationReader,
  ConfigurationWriter,
  TrustStore,
} from '../contract/ports/configuration-files.ts';
import type { Embedder } from '../contract/ports/embedder.ts';
import type { FileTimes } from '../contract/ports/file-times.ts';
import type { GroundingModel } from '../contract/ports/grounding-model.ts';
import type { Ids } from '../contract/ports/ids.ts';
import type { LoadProgress, LoadResult } from '../contract/ports/knowledge-graph-writer.ts';
import type { InputFiles } from '../contract/ports/input-files.ts';
import type { KnowledgeGraphReader } from '../contract/ports/knowledge-graph.ts';
import type { ListedProvider } from '../contract/ports/model-provider.ts';
import type { NoteFiles } from '../contract/ports/note-files.ts';
import type { Outbox } from '../contract/ports/outbox.ts';
import type { RowCounter } from '../contract/ports/row-counter.ts';
import type { RunCache } from '../contract/ports/run-cache.ts';
import type { SourceFiles } from '../contract/ports/source-files.ts';
import type { Sandbox } from '../contract/ports/sandbox.ts';
import type { SourceReader } from '../contract/ports/source-reader.ts';
import type { Telemetry } from '../contract/ports/telemetry.ts';
import type { TextModel } from '../contract/ports/text-model.ts';
import type { TranscriptFile } from '../contract/ports/transcript-file.ts';
import type { TurnStore } from '../contract/ports/turn-store.ts';
import type { UserWork } from '../contract/ports/user-work.ts';
import type { VerdictArchive, VerdictLedger } from '../contract/ports/verdict-ledger.ts';
import type { WebhookSender } from '../contract/ports/webhook-sender.ts';
import type { WorkTree, WorkTreeGlance, WorkTreeReader } from '../contract/ports/work-tree.ts';
import type { StatementJudge } from '../core/grounding/statement-judge.ts';
import type { Environment } from './configuration/environment.ts';
import type { ConfigurationTrust } from './configuration/hold-file.ts';
import type { Layer } from './configuration/layers.ts';
import type { Stores } from './stores.ts';

/** A configuration with the folder that its files are relative to, under which `.assay` stands. */
export interface Home {
  readonly configuration: Configuration;
  readonly folder: string;
  /** What the configuration was made of, from lowest to highest, where that is known. */
  readonly layers?: readonly Layer[];
  /** How far its file is trusted, where one was found. */
  readonly trust?: ConfigurationTrust | null;
}

/** Told while the graph is opened and loaded. */
export interface GraphEvents {
  readonly onCreate?: () => void;
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Something went wrong that does not touch the verdict. */
  readonly onWarning?: (why: string) => void;
}

/** How a database is opened. */
export interface Opening extends GraphEvents {
  /** OH1: this process keeps an embedded database for as long as it runs, and lets commands of the same user in. */
  readonly holds?: boolean;
}

/** A name that an entity answers to. */
export interface EntityName {
  readonly name: string;
  readonly language: string | null;
  readonly kind: 'name' | 'alias' | 'id';
}

/** The graph, loaded: what its files brought. */
export interface OpenGraph {
  readonly reader: KnowledgeGraphReader;
  readonly loads: readonly LoadResult[];
  /** Every name of an entity: Korean, English, aliases, id. */
  names(entity: EntityKey): Promise<readonly EntityName[]>;
}

/** A file that the configuration names, at `path` there. */
export interface NamedFile {
  readonly path: string;
  readonly file: string;
  /** Reads all of it. Rejects with `AssayError` (not_found, malformed, usage). */
  read(): Promise<void>;
}

/** Everything that a use case needs of the outside. Each thing is made when it is first asked for. */
export interface Outside {
  readonly workingFolder: string;
  readonly environment: Environment;
  clock(): Promise<Clock>;
  ids(): Promise<Ids>;
  files(): Promise<ConfigurationReader & ConfigurationWriter & TrustStore>;
  /** Null where all of it is off. One for the process. */
  telemetry(home: Home): Promise<Telemetry | null>;
  /** False where nothing was ever kept in a database. */
  hasDatabase(home: Home): boolean;
  /** False where no graph is configured: then no database is opened. */
  hasGraph(home: Home): boolean;
  /**
   * Reads the files of `graph.load` into memory, where no database is open in this process and they say little enough,
   * or into the database. Rejects with `AssayError`.
   */
  openGraph(home: Home, events: GraphEvents, place?: 'anywhere' | 'database'): Promise<OpenGraph>;
  /** Opens the database for what a server keeps there, or enters that of one that runs. Rejects with `AssayError`. */
  stores(home: Home, opening: Opening): Promise<Stores>;
  sources(home: Home): Promise<SourceReader>;
  /** The files that `graph.load` and `sources` name, each to be read as it would be for a claim. */
  namedFiles(home: Home): Promise<readonly NamedFile[]>;
  /** The model of `grounding.model`, loaded once. Rejects with `AssayError`. */
  groundingModel(home: Home): Promise<GroundingModel>;
  /** The model of `grounding.judge`, where another thread asks it; absent: it is found among `providers`. */
  readonly claimModel?: (home: Home) => Promise<TextModel>;
  /** Places of models named by environment variables and the configuration. Nobody is asked. */
  providers(home: Home): Promise<readonly ListedProvider[]>;
  /** The model of `index.embedding_model`, null where none is named. Nobody is asked. Rejects with `AssayError`. */
  embedder(home: Home): Promise<Embedder | null>;
  ledger(home: Home): Promise<VerdictLedger>;
  /** The database's copy of the kept verdicts; null where no database is there already, or another process holds it. */
  archive(home: Home): Promise<VerdictArchive | null>;
  outbox(home: Home): Promise<Outbox>;
  workTrees(): Promise<WorkTreeReader>;
  /** The work tree that a folder lies in, as quick as git allows. Rejects: not_found (no git, no work tree). */
  glance(folder: string, baseline: string | null, marked: boolean): Promise<WorkTreeGlance>;
  /** The state folder of the work tree where it is certain that nothing was touched since the session was marked, else null. */
  untouched(folder: string, session: string): Promise<string | null>;
  /** Copies of work trees, in which commands run. */
  sandbox(): Promise<Sandbox>;
  /** Results of commands in copies of the tree, under its state folder. */
  runCache(tree: WorkTree): Promise<RunCache>;
  codeIndex(): Promise<CodeIndex>;
  addresses(): Promise<AddressReader>;
  webhooks(): Promise<WebhookSender>;
  rows(): Promise<RowCounter>;
  fileTimes(): Promise<FileTimes>;
  transcriptFile(): Promise<TranscriptFile>;
  /** What hooks keep between calls, under the state folder of a work tree. */
  turnStore(stateFolder: string): Promise<TurnStore>;
  /** Which turns began, in the user's own folder. */
  begunTurns(): Promise<BegunTurns>;
  noteFiles(): Promise<NoteFiles>;
  /** Files that the user names as answers and evidence. */
  inputs(): Promise<InputFiles>;
  /** Judges claims by what sentences say; the weights of each language are read when they are first asked for. */
  statements(): Promise<StatementJudge | null>;
  /** Files of a folder that an index is made of. */
  sourceFiles(folder: string): Promise<SourceFiles>;
  /** Verdicts on the work of the work tree that a folder lies in; null where it lies in none. */
  workLedger(folder: string): Promise<VerdictLedger | null>;
  /** Verdicts on the work in every repository of this user. */
  userWork(days: number): Promise<UserWork>;
  /** Milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Closes what was opened. */
  close(): Promise<void>;
}
