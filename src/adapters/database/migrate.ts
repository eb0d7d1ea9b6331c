import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { AssayError } from '../../contract/assay-error.ts';
import { knowledgeGraph } from './migrations/2026-11-21-knowledge-graph.ts';
import { server } from './migrations/2026-11-21-server.ts';
import { serverClaimsAndInputs } from './migrations/2026-11-21-server-claims-and-inputs.ts';
import { sourceIndex } from './migrations/2026-11-21-source-index.ts';
import { work } from './migrations/2026-11-21-work.ts';
import { chatsListed } from './migrations/2026-11-22-chats-listed.ts';
import { metrics } from './migrations/2026-11-22-metrics.ts';
import { suggestionsApplied } from './migrations/2026-11-22-suggestions-applied.ts';
import { workers } from './migrations/2026-11-22-workers.ts';
import { answeredGaps } from './migrations/2026-11-23-answered-gaps.ts';
import { verdictHeads } from './migrations/2026-11-24-verdict-heads.ts';
import { keyTerms } from './migrations/2026-11-25-key-terms.ts';
import { keySpending } from './migrations/2026-11-26-key-spending.ts';
import type { Database } from './database.ts';
import { makingTables } from './tables-lock.ts';

/** In the order of their names; a name never changes once released. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-21-knowledge-graph': knowledgeGraph,
  '2026-11-21-server': server,
  '2026-11-21-server-claims-and-inputs': serverClaimsAndInputs,
  '2026-11-21-source-index': sourceIndex,
  '2026-11-21-work': work,
  '2026-11-22-chats-listed': chatsListed,
  '2026-11-22-metrics': metrics,
  '2026-11-22-suggestions-applied': suggestionsApplied,
  '2026-11-22-workers': workers,
  '2026-11-23-answered-gaps': answeredGaps,
  '2026-11-24-verdict-heads': verdictHeads,
  '2026-11-25-key-terms': keyTerms,
  '2026-11-26-key-spending': keySpending,
};

/** Brings the tables up to this version. A database of a newer version is refused untouched. */
export async function migrate(database: Omit<Database, 'close'>, where: string): Promise<void> {
  if (await isUpToDate(database, where)) return;
  await makingTables(database, async () => {
    if (!(await isUpToDate(database, where))) await migrateToLatest(database);
  });
}

async function isUpToDate({ pool }: Pick<Database, 'pool'>, where: string): Promise<boolean> {
  const done = await appliedMigrations(pool);
  const unknown = done.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined) throw newerVersion(where, unknown);
  return done.length === Object.keys(MIGRATIONS).length;
}

async function migrateToLatest({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const migrator = new Migrator({
    db: kysely as Kysely<unknown>,
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the migration of the database failed', { cause: error });
}

async function appliedMigrations(pool: Database['pool']): Promise<readonly string[]> {
  const table = await pool.query("select to_regclass('kysely_migration') is not null as there");
  if (table.rows[0]?.there !== true) return [];
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map((row) => row.name);
}

function newerVersion(where: string, migration: string): AssayError {
  return new AssayError(
    'newer_version',
    `the database was written by a newer version of Assay (${migration})`,
    {
      where,
      hint: 'update Assay, or use another data folder',
    },
  );
}
