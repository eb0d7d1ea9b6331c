import type { PgBoss } from 'pg-boss';
import { AssayError } from '../../contract/assay-error.ts';
import { bossValues } from './boss-values.ts';
import type { TransactionClient } from '../../contract/ports/job-queue.ts';
import { JOBS, QUEUE } from './queue-names.ts';
import type { QueuedRow } from './stored-job.ts';

/** The one that holds a key ended between being met and being looked for: then there is room. */
const MOST_TRIES = 5;

const HOLDERS = `
  select id::text as id, singleton_key from ${JOBS}
  where name = '${QUEUE}' and singleton_key = any($1::text[]) and state <= 'active'`;

interface Holder {
  readonly id: string;
  readonly singleton_key: string;
}

async function holders(client: TransactionClient, rows: readonly QueuedRow[]): Promise<readonly Holder[]> {
  const found = await client.query(HOLDERS, [rows.map(({ singletonKey }) => singletonKey)]);
  return found.rows as Holder[];
}

/** Queues rows by one statement, on `client`. Ids in the order given; that of the holder where a key is held. */
export async function enqueueRows(
  boss: PgBoss,
  client: TransactionClient,
  rows: readonly QueuedRow[],
): Promise<readonly string[]> {
  const ids = new Map<QueuedRow, string>();
  const db = {
    executeSql: (text: string, values: unknown[] = []) => client.query(text, bossValues(values)),
  };
  for (let tries = 0; tries < MOST_TRIES && ids.size < rows.length; tries += 1) {
    const left = rows.filter((row) => !ids.has(row));
    const inserted = new Set(await boss.insert(QUEUE, left, { db, returnId: true }));
    const held = left.filter(({ id }) => !inserted.has(id));
    const holding = held.length === 0 ? [] : await holders(client, held);
    for (const row of left) {
      const holder = holding.find(({ singleton_key }) => singleton_key === row.singletonKey)?.id;
      const id = inserted.has(row.id) ? row.id : holder;
      if (id !== undefined) ids.set(row, id);
    }
  }
  return rows.map((row) => ids.get(row) ?? heldTooLong());
}

function heldTooLong(): never {
  throw new AssayError('conflict', 'the singleton key of a job was taken and freed again and again', {
    where: 'jobs',
    hint: 'try again',
  });
}
