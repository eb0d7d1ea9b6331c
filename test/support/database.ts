import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { startPostgres } from './postgres-server.ts';

const TABLES = [
  'kg_loads, kg_entities, kg_names, kg_facts, kg_relations, verdicts, revisions, settings, notes',
  'chat_messages, chat_sessions, api_keys, idempotency_keys, index_roots, index_files, cbo_objects, cbo_relations',
  'vector_documents, document_vectors, coverage_snapshots',
  'feedback, feedback_signals, knowledge_gaps, knowledge_gap_questions, fix_suggestions, repair_records',
  'learned_repairs, regression_cases, approved_relations, workers',
];

/** One kind of database to run a suite on; `open` gives it empty. Null: it cannot run here. */
export interface DatabaseKind {
  readonly kind: 'embedded' | 'postgres';
  open(): Promise<Database>;
  stop(): Promise<void>;
}

/** The embedded database in a temporary folder: one cluster for the suite, its tables emptied each time. */
export async function embeddedKind(): Promise<DatabaseKind> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-data-'));
  const database = await openDatabase({ folder });
  return {
    kind: 'embedded',
    async open() {
      await database.pool.query(`truncate ${TABLES.join(', ')}`);
      return database;
    },
    async stop() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A real Postgres started for the suite, its tables emptied each time; null, said aloud, where none can be started. */
export async function postgresKind(): Promise<DatabaseKind | null> {
  const server = await startPostgres();
  if (server === null) return null;
  const database = await openDatabase({ url: await server.createDatabase(), folder: 'unused' });
  return {
    kind: 'postgres',
    async open() {
      await database.pool.query(`truncate ${TABLES.join(', ')}`);
      return database;
    },
    async stop() {
      await database.close();
      await server.stop();
    },
  };
}
