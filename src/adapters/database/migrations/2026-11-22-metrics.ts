import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of an ask: what metrics count, so that its report need not be read. */
const FIGURES = 'alter table verdicts add column figures jsonb';

async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(FIGURES).execute(database);
}

/** Figures of verdicts beside their reports. */
export const metrics: Migration = { up };
