import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables.ts';

/** One pool for everything. Inside a transaction only its own client may be used: another query of the pool would wait for ever. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: Pool;
  readonly kysely: Kysely<Tables>;
  /** How often settings were written, by whichever process; absent where other servers write without this one being told. */
  readonly settingsWrites?: (() => number) | undefined;
  close(): Promise<void>;
}
