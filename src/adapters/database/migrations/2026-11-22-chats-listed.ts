import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const INDEX = 'create index chat_sessions_created on chat_sessions (tenant_id, created_at desc, id desc)';

async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(INDEX).execute(database);
}

/** Chats are listed newest first. */
export const chatsListed: Migration = { up };
