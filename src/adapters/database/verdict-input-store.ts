import type { InputToKeep, KeptInput, VerdictInputs } from '../../contract/ports/verdict-inputs.ts';
import { ErasedBy } from '../../contract/verdict-input.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { gathered } from './gathered.ts';

/** The input goes in as the text of its JSON, in which nothing has to be replaced. */
const KEEP = `
  insert into verdict_inputs (tenant_id, verdict_id, input, kept_at)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
  on conflict do nothing`;
const FIND =
  'select input, erased_at, erased_by from verdict_inputs where tenant_id = $1 and verdict_id = $2';
const ERASE = `
  update verdict_inputs set input = null, erased_at = coalesce(erased_at, $3), erased_by = coalesce(erased_by, 'request')
  where tenant_id = $1 and verdict_id = $2 returning verdict_id`;
const ERASE_OLD = `
  update verdict_inputs set input = null, erased_at = $2, erased_by = 'retention'
  where kept_at < $1 and input is not null returning verdict_id`;

interface Row {
  readonly [column: string]: unknown;
  readonly input: string | null;
  readonly erased_at: Date | null;
  readonly erased_by: string | null;
}

interface Kept extends InputToKeep {
  readonly tenant: string;
  readonly at: string;
}

const MOST_AT_ONCE = 64;

/** Writes inputs, those that come together in one statement. */
export function inputWriter(database: Database): (kept: readonly Kept[]) => Promise<void> {
  return gathered(async (batches) => {
    const all = batches.flat();
    const column = (of: (kept: Kept) => string): string[] => all.map(of);
    await ask(database, KEEP, [
      column(({ tenant }) => tenant),
      column(({ verdict_id }) => verdict_id),
      column(({ input }) => JSON.stringify(input)),
      column(({ at }) => at),
    ]);
  }, MOST_AT_ONCE);
}

function keptOf({ input, erased_at, erased_by }: Row): KeptInput {
  if (erased_at !== null)
    return { input: null, erased: { at: erased_at.toISOString(), by: ErasedBy.parse(erased_by) } };
  return { input: JSON.parse(input ?? 'null') as unknown, erased: null };
}

/** The table `verdict_inputs`. */
export function verdictInputStore(
  database: Database,
  tenant: string,
  write: (kept: readonly Kept[]) => Promise<void>,
): VerdictInputs {
  return {
    keep: (inputs, at) => write(inputs.map((one) => ({ ...one, tenant, at }))),
    async find(verdictId) {
      const [row] = await ask<Row>(database, FIND, [tenant, verdictId]);
      return row === undefined ? null : keptOf(row);
    },
    async erase(verdictId, at) {
      return (await ask(database, ERASE, [tenant, verdictId, at])).length > 0;
    },
  };
}

/** Erases the inputs of all tenants that were kept before a moment; how many there were. */
export async function eraseInputs(database: Database, before: string, at: string): Promise<number> {
  return (await ask(database, ERASE_OLD, [before, at])).length;
}
