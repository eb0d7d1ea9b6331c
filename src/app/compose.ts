import { join } from 'node:path';
import type { Database } from '../adapters/database/database.ts';
import type { TableTools } from '../adapters/sources/table-source.ts';
import { mayBeThere } from '../adapters/workspace/may-be-there.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { EntityKey } from '../contract/entity.ts';
import type { GroundingModelSettings } from '../contract/grounding-model-settings.ts';
import type { WorkerSettings } from '../contract/index-settings.ts';
import type { CodeIndex } from '../contract/ports/code-index.ts';
import type { OpenGroundingModel } from '../contract/ports/grounding-model.ts';
import type { GraphFile, NameKeys } from '../contract/ports/knowledge-graph-writer.ts';
import type { NewJob } from '../contract/job.ts';
import type { JobQueue } from '../contract/ports/job-queue.ts';
import type { SourceReader } from '../contract/ports/source-reader.ts';
import type { Telemetry } from '../contract/ports/telemetry.ts';
import type { TelemetrySettings } from '../contract/telemetry-settings.ts';
import type { WorkspaceReader } from '../contract/ports/workspace-reader.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { VerdictArchive } from '../contract/ports/verdict-ledger.ts';
import type { StatementJudge } from '../core/grounding/statement-judge.ts';
import type { Environment } from './configuration/environment.ts';
import type { EntityName, GraphEvents, Home, OpenGraph, Opening, Outside } from './outside.ts';
import type { Stores } from './stores.ts';
import { userState } from './user-state.ts';

/** Raise it when any of the functions of `nameKeys` changes: stored keys are then made again. */
const NAME_KEYS_VERSION = '1';

/** What a word in the title, the tags or the text of a note weighs. */
const NOTE_WEIGHTS = { title: 3, tags: 2, content: 1 };

async function nameKeys(): Promise<NameKeys> {
  const { normaliseName } = await import('../core/language/name-normalise.ts');
  const { fuzzyKey } = await import('../core/language/name-fuzzy.ts');
  const { nameSimilarity } = await import('../core/language/name-similarity.ts');
  return {
    version: NAME_KEYS_VERSION,
    normalise: normaliseName,
    fuzzy: fuzzyKey,
    similarity: nameSimilarity,
  };
}

async function readingTools(): Promise<TableTools> {
  const { convert, unitOf } = await import('../core/language/units.ts');
  const { periodOf } = await import('../core/language/period-of.ts');
  const { normaliseName } = await import('../core/language/name-normalise.ts');
  return {
    convert: (value, from, to) => convert(value, unitOf(from), unitOf(to)),
    periodOf,
    normalise: normaliseName,
  };
}

async function openStatements(): Promise<StatementJudge> {
  const { packagedWeights } = await import('../adapters/reading/packaged-weights.ts');
  const { packagedWords } = await import('../adapters/reading/packaged-words.ts');
  const { openReaders } = await import('../core/read/open-reader.ts');
  const { statementJudge } = await import('../core/verify/statement-judge.ts');
  return statementJudge(openReaders(packagedWeights, packagedWords));
}

/** VF4: one for all outsides of a process, each order of a thread has its own. One that failed to open is opened again. */
let statements: Promise<StatementJudge> | undefined;

function statementsOnce(): Promise<StatementJudge> {
  statements ??= openStatements().catch((error: unknown) => {
    statements = undefined;
    throw error;
  });
  return statements;
}

function dataFolder(home: Home): string {
  return join(home.folder, '.assay', 'database');
}

function verdictFolder(home: Home): string {
  return join(home.folder, '.assay', 'verdicts');
}

/** TU11, before a database that lies there is opened. */
async function checkOwn(home: Home): Promise<void> {
  const { ownPlaceToRead } = await import('../adapters/workspace/own-place.ts');
  await ownPlaceToRead(home.folder, 'database');
}

/** TU11, for lines that are written. */
async function ownFolder(home: Home, name: 'verdicts' | 'outbox'): Promise<string> {
  const { ownPlace } = await import('../adapters/workspace/own-place.ts');
  return ownPlace(home.folder, name);
}

function databaseUrl(environment: Environment): string | undefined {
  const url = environment['DATABASE_URL'];
  return url === '' ? undefined : url;
}

/** The files of `graph.load`. Throws `AssayError` where one is missing or does not fit the vocabulary. */
async function graphFiles({ configuration, folder }: Home): Promise<readonly GraphFile[]> {
  const { types = {}, load = [] } = configuration.graph ?? {};
  const { graphFile } = await import('../adapters/sources/graph-file.ts');
  const tools = await readingTools();
  return load.map((step) => graphFile(step, types, folder, tools));
}

/** Reads the files into the tenant's graph; without any, what the database holds stays. */
async function loadFiles(
  database: Database,
  home: Home,
  files: readonly GraphFile[],
  keys: NameKeys,
  events: GraphEvents,
): Promise<OpenGraph['loads']> {
  if (files.length === 0) return [];
  const { loadGraph } = await import('../adapters/database/load-graph.ts');
  const { onProgress } = events;
  return loadGraph(database, home.configuration.tenant_id, files, keys, { onProgress });
}

/** Facts, relations counted, that are read into memory; a graph of more is kept in a database. */
export const MOST_IN_MEMORY = 100_000;

/** The graph of files without any database; null where they say too much. */
async function graphInMemory(files: readonly GraphFile[], events: GraphEvents): Promise<OpenGraph | null> {
  const { readGraphRows } = await import('../adapters/database/graph-rows.ts');
  const rows = await readGraphRows(files, MOST_IN_MEMORY, { onProgress: events.onProgress });
  if (rows === null) return null;
  const { memoryGraph, namesInMemory } = await import('../adapters/database/memory-graph.ts');
  const reader = memoryGraph(rows, await nameKeys());
  return { reader, loads: rows.loads, names: async (entity) => namesInMemory(rows, entity).map(entityName) };
}

function entityName({
  name,
  language,
  rank,
}: {
  name: string;
  language: string | null;
  rank: number;
}): EntityName {
  return { name, language, kind: rank === 3 ? 'id' : rank === 2 ? 'alias' : 'name' };
}

/** An error of the database that its adapter did not foresee, such as a damaged folder, as one with a way out. */
function cannotOpen(error: unknown, where: string): AssayError {
  if (error instanceof AssayError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new AssayError('unavailable', `the database cannot be opened (${why})`, {
    where,
    hint: 'start again; where that does not help, put it back from a copy, or move the folder away and keep it: it alone holds notes, chats, keys and verdicts',
    cause: error,
  });
}

/** Names, aliases and the id, each once, as the loads ranked them. */
async function namesOf(
  database: Database,
  tenant: string,
  entity: EntityKey,
): Promise<readonly EntityName[]> {
  const rows = await database.kysely
    .selectFrom('kg_names')
    .select(['name', 'language', 'rank'])
    .where('tenant_id', '=', tenant)
    .where('type', '=', entity.type)
    .where('entity_id', '=', entity.id)
    .distinct()
    .orderBy('rank')
    .orderBy('name')
    .execute();
  return rows.map(entityName);
}

async function archiveOf(database: Database, { configuration }: Home): Promise<VerdictArchive> {
  const { verdictTable } = await import('../adapters/ledger/verdict-table.ts');
  return verdictTable(database.pool, configuration.tenant_id);
}

/** Answers whose verdicts go into the database together. */
const MOST_VERDICTS = 32;

/** Verdicts, and what is queued with them. */
interface VerdictsToAdd {
  readonly tenant: string;
  readonly records: readonly VerdictRecord[];
  readonly jobs: readonly NewJob[];
}

/** Rows of the archive come as those of every other store: late ones, and those of a lost connection, as `AssayError`. */
async function archiveStore(
  database: Database,
  queue: Pick<JobQueue, 'within'>,
): Promise<(tenant: string) => VerdictArchive> {
  const { addVerdicts, verdictTable } = await import('../adapters/ledger/verdict-table.ts');
  const { ask } = await import('../adapters/database/ask.ts');
  const asked = {
    query: async (text: string, values: unknown[]) => ({ rows: [...(await ask(database, text, values))] }),
  };
  const { gathered } = await import('../adapters/database/gathered.ts');
  const { transaction } = await import('../adapters/database/transaction.ts');
  const add = gathered<VerdictsToAdd>(async (all) => {
    const records = all.flatMap((one) => one.records);
    const withJobs = all.filter(({ jobs }) => jobs.length > 0);
    if (withJobs.length === 0) return addVerdicts(asked, records);
    const enqueue = await queue.within();
    await transaction(database, async (client) => {
      await addVerdicts(client, records);
      for (const { tenant, jobs } of withJobs) await enqueue(client, tenant, jobs);
    });
  }, MOST_VERDICTS);
  return (tenant) => ({
    ...verdictTable(asked, tenant),
    add: (records, jobs = []) => add({ tenant, records, jobs }),
  });
}

async function jobsOn({ kind, pool }: Database, worker: WorkerSettings | undefined): Promise<JobQueue> {
  const { lazyQueue } = await import('./jobs/lazy-queue.ts');
  return lazyQueue(async () => {
    const { databaseError } = await import('../adapters/database/database-error.ts');
    const { makingTables } = await import('../adapters/database/tables-lock.ts');
    const { jobQueue } = await import('../adapters/queue/job-queue.ts');
    const settings = worker ?? (await import('../contract/index-settings.ts')).WorkerSettings.parse({});
    return jobQueue(
      { kind, pool, errorOf: databaseError, makingTables: (work) => makingTables({ kind, pool }, work) },
      settings,
    );
  });
}

function checkpointsOn(database: Database): Stores['checkpoints'] {
  let opened: ReturnType<Stores['checkpoints']> | undefined;
  return () => {
    opened ??= import('../adapters/database/ask-checkpoints.ts').then(({ askCheckpoints }) =>
      askCheckpoints(database),
    );
    opened.catch(() => (opened = undefined));
    return opened;
  };
}

async function indexStore(database: Database): Promise<Stores['index']> {
  const { documentIndexes } = await import('../adapters/database/index-store/document-index.ts');
  const { indexReader } = await import('../adapters/database/index-store/index-reader.ts');
  const { indexWriter } = await import('../adapters/database/index-store/index-writer.ts');
  const { newPassageIndex } = await import('../core/retrieval/passage-index.ts');
  const wordsOf = documentIndexes(database, newPassageIndex);
  return (tenant) => ({
    ...indexReader(database, tenant, () => wordsOf(tenant)),
    ...indexWriter(database, tenant),
  });
}

/** What a server keeps, on one database. */
export async function storesOn(database: Database, worker?: WorkerSettings): Promise<Stores> {
  const { noteIndexes } = await import('../adapters/database/note-index.ts');
  const { noteStore } = await import('../adapters/database/note-store.ts');
  const { newTextIndex } = await import('../core/retrieval/text-index.ts');
  const { chatStore } = await import('../adapters/database/chat-store.ts');
  const { chatWriter } = await import('../adapters/database/chat-writer.ts');
  const { ask } = await import('../adapters/database/ask.ts');
  const { eraseInputs, inputWriter, verdictInputStore } = await import(
    '../adapters/database/verdict-input-store.ts'
  );
  const { feedbackStore } = await import('../adapters/database/feedback-store.ts');
  const { learningStore } = await import('../adapters/database/learning-store.ts');
  const { graphCatalogue } = await import('../adapters/database/graph-catalogue.ts');
  const { liveEvents } = await import('../adapters/database/live-events.ts');
  const { metricReader } = await import('../adapters/database/metrics/metric-reader.ts');
  const { tenantsDue } = await import('../adapters/database/metrics/tenants-due.ts');
  const keys = await nameKeys();
  const jobs = await jobsOn(database, worker);
  const writeChat = chatWriter(database);
  const writeInputs = inputWriter(database);
  const indexOf = noteIndexes(database, () => newTextIndex(NOTE_WEIGHTS));
  return {
    settings: (await import('../adapters/database/setting-store.ts')).settingStore(database),
    keys: (await import('../adapters/database/api-key-store.ts')).apiKeyStore(database),
    idempotency: (await import('../adapters/database/idempotency-store.ts')).idempotencyStore(database),
    notes: (tenant) => noteStore(database, tenant, () => indexOf(tenant)),
    chats: (tenant) => chatStore(database, tenant, writeChat),
    index: await indexStore(database),
    verdicts: await archiveStore(database, jobs),
    inputs: (tenant) => verdictInputStore(database, tenant, writeInputs),
    eraseInputs: (before, at) => eraseInputs(database, before, at),
    feedback: (tenant) => feedbackStore(database, tenant, () => jobs.within()),
    learning: (tenant) => learningStore(database, tenant, () => jobs.within()),
    live: (tenant) => liveEvents(database, tenant),
    knowledge: (tenant) => graphCatalogue(database, tenant, keys),
    metrics: (tenant) => metricReader(database, tenant),
    workers: (await import('../adapters/database/worker-registry.ts')).workerRegistry(database),
    tenantsDue: (since) => tenantsDue(database, since),
    jobs,
    alone: database.kind === 'embedded',
    checkpoints: checkpointsOn(database),
    ready: async () => void (await ask(database, 'select 1', [])),
  };
}

/** ST17: what the database has taken over is removed when its time is up. */
async function endOldVerdicts(home: Home): Promise<void> {
  const { removeOldFiles } = await import('../adapters/ledger/remove-old-files.ts');
  removeOldFiles(verdictFolder(home), home.configuration.retention.days);
}

async function importKept(database: Database, home: Home, events: GraphEvents): Promise<void> {
  try {
    const { importVerdicts } = await import('../adapters/ledger/import-verdicts.ts');
    const { rememberedState } = await import('../adapters/workspace/git/remembered-state.ts');
    const archive = await archiveOf(database, home);
    const work = await rememberedState(home.folder);
    if (work !== null) await importVerdicts(join(work, 'verdicts'), archive);
    if (!mayBeThere(verdictFolder(home))) return;
    const { ownPlaceToRead } = await import('../adapters/workspace/own-place.ts');
    await importVerdicts(await ownPlaceToRead(home.folder, 'verdicts'), archive);
    await endOldVerdicts(home);
  } catch (error) {
    events.onWarning?.(
      `kept verdicts were not brought into the database: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function tableSources(home: Home): Promise<SourceReader> {
  const { tableSource } = await import('../adapters/sources/table-source.ts');
  const { registeredSources } = await import('./registered-sources.ts');
  const { configuration, folder } = home;
  const tools = await readingTools();
  const types = configuration.graph?.types ?? {};
  return registeredSources(
    configuration,
    (definition, ids, signal) => tableSource(definition, types, folder, tools).facts({ ids }, signal),
    (name) => tools.normalise(name),
  );
}

/** The user's model, whose files are relative to `folder`, in a thread of its own. Rejects with `AssayError`. */
export async function openGroundingModel(
  settings: GroundingModelSettings,
  folder: string,
): Promise<OpenGroundingModel> {
  const { openGroundingModel: open } = await import('../adapters/models/open-grounding-model.ts');
  return open(settings, folder);
}

/** What reads a folder of source code; the parsers are loaded when something is first parsed. */
export function folderTools(folder: string): { workspace: WorkspaceReader; index: CodeIndex } {
  const workspace = import('../adapters/workspace/folder-reader.ts').then(({ folderReader }) =>
    folderReader(folder),
  );
  const index = lazyIndex();
  return {
    workspace: {
      files: async () => (await workspace).files(),
      read: async (path) => (await workspace).read(path),
    },
    index,
  };
}

/** The parsers of source code, loaded at the first question. */
function lazyIndex(): CodeIndex {
  let opened: Promise<CodeIndex> | undefined;
  const open = (): Promise<CodeIndex> =>
    (opened ??= import('../adapters/code-index/code-index.ts').then(({ codeIndex }) => codeIndex()));
  let apart: Promise<Pick<CodeIndex, 'symbols' | 'sections'>> | undefined;
  const openApart = (): Promise<Pick<CodeIndex, 'symbols' | 'sections'>> =>
    (apart ??= import('../adapters/code-index/read-apart.ts').then(({ readApart }) => readApart()));
  return {
    parse: async (path, text) => (await open()).parse(path, text),
    modules: async (files) => (await open()).modules(files),
    symbols: async (files) => (await openApart()).symbols(files),
    sections: async (path, text) => (await openApart()).sections(path, text),
  };
}

/** Null where all of it is off: then nothing of it is loaded. */
/** What is done when the process closes what it opened. */
type Ends = (() => Promise<void>)[];

/** ME9: the `OTEL_…` variables alone ask for spans, too. */
async function spansAsked(environment: Environment, ends: Ends): Promise<boolean> {
  if (!Object.keys(environment).some((name) => name.startsWith('OTEL_'))) return false;
  const { asksForSpans, startSdk } = await import('../adapters/telemetry/start-sdk.ts');
  if (!asksForSpans(environment)) return false;
  ends.push(await startSdk(environment, (line) => void process.stderr.write(line)));
  return true;
}

async function telemetryOf(
  configured: TelemetrySettings,
  environment: Environment,
  ends: Ends,
): Promise<Telemetry | null> {
  const asked = await spansAsked(environment, ends);
  const settings = { ...configured, traces: configured.traces || asked };
  if (!settings.metrics && !settings.traces && settings.logs === 'off') return null;
  const { openTelemetry } = await import('../adapters/telemetry/open-telemetry.ts');
  const { systemClock } = await import('../adapters/system/clock.ts');
  return openTelemetry(settings, {
    write: (line) => void process.stderr.write(line),
    now: () => systemClock.now(),
  });
}

/** The outside of a process: the one place that knows every adapter, each imported when it is first needed. */
export function compose(place: { workingFolder: string; environment: Environment }): Outside {
  const databases = new Map<string, Promise<Database>>();
  const stores = new WeakMap<Database, Promise<Stores>>();
  const models = new Map<string, Promise<OpenGroundingModel>>();
  const url = databaseUrl(place.environment);
  const ends: Ends = [];
  let watching: Promise<Telemetry | null> | undefined;
  function hasDatabase(home: Home): boolean {
    return url !== undefined || mayBeThere(join(dataFolder(home), 'postgres'));
  }
  function open(home: Home, { onCreate, holds }: Opening, waitForLockMs?: number): Promise<Database> {
    const folder = dataFolder(home);
    const queryTimeoutMs = home.configuration.timeout;
    const opening =
      databases.get(folder) ??
      import('../adapters/database/open-database.ts').then(async ({ openDatabase }) => {
        if (url === undefined) await checkOwn(home);
        return openDatabase({ url, folder, waitForLockMs, queryTimeoutMs, onCreate, holds }).catch(
          (error: unknown) => {
            throw cannotOpen(error, url === undefined ? folder : 'DATABASE_URL');
          },
        );
      });
    databases.set(folder, opening);
    opening.catch(() => databases.delete(folder));
    return opening;
  }
  async function closeDatabase(database: Database | null): Promise<void> {
    if (database === null) return;
    await (await stores.get(database)?.catch(() => null))?.jobs.close();
    await database.close();
  }
  return {
    ...place,
    clock: async () => (await import('../adapters/system/clock.ts')).systemClock,
    ids: async () => (await import('../adapters/system/ids.ts')).systemIds(),
    files: async () => (await import('../adapters/workspace/configuration-files.ts')).configurationFiles,
    telemetry: ({ configuration: { telemetry } }) =>
      (watching ??= telemetryOf(telemetry, place.environment, ends)),
    hasDatabase,
    hasGraph: ({ configuration: { graph } }) =>
      graph !== undefined && (graph.load.length > 0 || url !== undefined),
    async openGraph(home, events, place = 'anywhere') {
      const files = await graphFiles(home);
      const mayStay = url === undefined && place === 'anywhere' && !databases.has(dataFolder(home));
      const inMemory = mayStay ? await graphInMemory(files, events) : null;
      if (inMemory !== null) return inMemory;
      const database = await open(home, events);
      const keys = await nameKeys();
      const loads = await loadFiles(database, home, files, keys, events);
      await importKept(database, home, events);
      const { knowledgeGraphReader } = await import('../adapters/database/knowledge-graph-reader.ts');
      const tenant = home.configuration.tenant_id;
      return {
        reader: knowledgeGraphReader(database, tenant, keys),
        loads,
        names: (entity) => namesOf(database, tenant, entity),
      };
    },
    async stores(home, events) {
      const database = await open(home, events);
      const opening = stores.get(database) ?? storesOn(database, home.configuration.worker);
      stores.set(database, opening);
      await importKept(database, home, events);
      return opening;
    },
    sources: tableSources,
    async namedFiles({ configuration, folder }) {
      const { namedFiles } = await import('../adapters/sources/named-files.ts');
      return namedFiles(configuration, folder, await readingTools());
    },
    async providers({ configuration }) {
      const { findProviders } = await import('./models/find-providers.ts');
      const found = findProviders(configuration.models, place.environment);
      if (found.length === 0) return [];
      const { openProvider } = await import('../adapters/providers/open-provider.ts');
      return found.map((definition) => openProvider(definition));
    },
    async embedder({ configuration }) {
      const { embedding_model } = configuration.index;
      if (embedding_model === undefined) return null;
      const { findProviders } = await import('./models/find-providers.ts');
      const { embeddingPlace } = await import('./models/embedding-place.ts');
      const found = findProviders(configuration.models, place.environment);
      const { definition, model } = embeddingPlace(embedding_model, found);
      const { openEmbedder } = await import('../adapters/providers/open-embedder.ts');
      return openEmbedder(definition, model);
    },
    groundingModel({ configuration, folder }) {
      const { model } = configuration.grounding;
      if (model === undefined)
        throw new AssayError('usage', 'no model is configured', { where: 'grounding.model' });
      const key = JSON.stringify([folder, model]);
      const opening = models.get(key) ?? openGroundingModel(model, folder);
      models.set(key, opening);
      opening.catch(() => models.delete(key));
      return opening;
    },
    ledger: async (home) =>
      (await import('../adapters/ledger/verdict-files.ts')).verdictFiles(await ownFolder(home, 'verdicts'), {
        // what a database is still to take over, only its import removes
        days: hasDatabase(home) ? null : home.configuration.retention.days,
      }),
    async archive(home) {
      if (url === undefined && !mayBeThere(join(dataFolder(home), 'postgres'))) return null;
      const database = await open(home, {}, 0).catch(() => null);
      return database === null ? null : archiveOf(database, home);
    },
    outbox: async (home) =>
      (await import('../adapters/ledger/outbox-files.ts')).outboxFiles(
        await ownFolder(home, 'outbox'),
        home.configuration.retention,
      ),
    inputs: async () => (await import('../adapters/sources/input-files.ts')).inputFiles(place.workingFolder),
    workTrees: async () => (await import('../adapters/workspace/git/work-tree-reader.ts')).gitWorkTrees,
    glance: async (folder, baseline, marked) =>
      (await import('../adapters/workspace/git/glance.ts')).glance(folder, baseline, marked),
    untouched: async (folder, session) =>
      (await import('../adapters/workspace/turns/untouched.ts')).untouched(folder, session),
    sandbox: async () => (await import('../adapters/workspace/sandbox/copies.ts')).temporaryCopies,
    runCache: async (tree) => (await import('../adapters/workspace/runs/run-cache.ts')).runCache(tree),
    codeIndex: async () => lazyIndex(),
    webhooks: async () => (await import('../adapters/workspace/webhook-sender.ts')).sendWebhook,
    addresses: async () => (await import('../adapters/workspace/address-reader.ts')).addressReader,
    rows: async () => (await import('../adapters/database/row-counter.ts')).rowCounter,
    fileTimes: async () => (await import('../adapters/workspace/file-times.ts')).fileTimes,
    transcriptFile: async () => (await import('../adapters/workspace/transcript-file.ts')).transcriptFile,
    turnStore: async (stateFolder) =>
      (await import('../adapters/workspace/turns/turn-files.ts')).turnFiles(join(stateFolder, 'turns')),
    begunTurns: async () =>
      (await import('../adapters/workspace/turns/begun-turns.ts')).begunTurns(userState(place.environment)),
    statements: statementsOnce,
    noteFiles: async () => (await import('../adapters/workspace/note-files.ts')).noteFiles,
    sourceFiles: async (folder) =>
      (await import('../adapters/workspace/source-files.ts')).sourceFiles(folder),
    async workLedger(folder) {
      const { stateFolder } = await import('../adapters/workspace/git/repository.ts');
      const { verdictFiles } = await import('../adapters/ledger/verdict-files.ts');
      const state = await stateFolder(folder);
      return state === null ? null : verdictFiles(join(state, 'verdicts'), { days: null });
    },
    async userWork(days) {
      const { userWork } = await import('../adapters/ledger/user-work.ts');
      const { isInside } = await import('../adapters/workspace/is-inside.ts');
      return userWork(userState(place.environment), days, isInside);
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    async close() {
      for (const opening of databases.values()) await closeDatabase(await opening.catch(() => null));
      databases.clear();
      for (const opening of models.values()) await (await opening.catch(() => null))?.close();
      models.clear();
      for (const end of ends.splice(0)) await end().catch(() => undefined);
    },
  };
}
