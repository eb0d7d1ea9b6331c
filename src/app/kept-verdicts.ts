import { AssayError } from '../contract/assay-error.ts';
import type { KeptVerdicts } from '../contract/ports/verdict-ledger.ts';
import { asAssayError } from '../contract/trouble-at.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { Home, Outside } from './outside.ts';

/** Newest first, of one id the first. */
function merged(one: readonly VerdictRecord[], other: readonly VerdictRecord[]): VerdictRecord[] {
  const byId = new Map([...other, ...one].map((record) => [record.id, record]));
  return [...byId.values()].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id),
  );
}

/** OH10: work of the user in other repositories, where there is a server's database; read, and written nowhere. */
async function userWorkAt({ configuration }: Home, outside: Outside): Promise<KeptVerdicts> {
  const { server, retention, tenant_id } = configuration;
  const found: VerdictRecord[] = [];
  if (!server.user_work) return { records: found, unread: [] };
  try {
    const work = await outside.userWork(retention.days);
    await work.bringInto({
      known: async () => new Map(),
      add: async (records) => void found.push(...records.map((record) => ({ ...record, tenant_id }))),
    });
    return { records: found, unread: [] };
  } catch (error) {
    const { where = 'kept', message } = asAssayError(error);
    return { records: found, unread: [{ where, why: message }] };
  }
}

/** The verdicts on answers of a home, on the work of the work tree that it lies in, and beside a database on other work of the user. */
async function keptAt(home: Home, outside: Outside): Promise<KeptVerdicts> {
  const answers = await (await outside.ledger(home)).read();
  const work = await (await outside.workLedger(home.folder))?.read();
  const others = outside.hasDatabase(home) ? await userWorkAt(home, outside) : null;
  return {
    records: merged(merged(answers.records, work?.records ?? []), others?.records ?? []),
    unread: [...answers.unread, ...(work?.unread ?? []), ...(others?.unread ?? [])],
  };
}

/** The newest verdicts of the tenant, from the files and from the database where there is one that can be opened. */
export async function listVerdicts(home: Home, outside: Outside, limit: number): Promise<KeptVerdicts> {
  const { records, unread } = await keptAt(home, outside);
  const archived = (await (await outside.archive(home))?.newest(limit)) ?? [];
  const own = records.filter(({ tenant_id }) => tenant_id === home.configuration.tenant_id);
  return { records: merged(own, archived).slice(0, limit), unread };
}

const CANDIDATES = 10;

async function candidates(home: Home, outside: Outside, prefix: string): Promise<readonly VerdictRecord[]> {
  const { records } = await keptAt(home, outside);
  const own = records.filter(
    ({ id, tenant_id }) => id.startsWith(prefix) && tenant_id === home.configuration.tenant_id,
  );
  if (own.length > 0) return own;
  return (await (await outside.archive(home))?.startingWith(prefix, CANDIDATES)) ?? [];
}

/** The verdict with this id or the beginning of it. Throws `not_found`, and `usage` where several begin so. */
export async function findVerdict(home: Home, outside: Outside, id: string): Promise<VerdictRecord> {
  const prefix = id.replace(/^(?:val|chk)-/, '').toUpperCase();
  const found = await candidates(home, outside, prefix);
  const exact = found.find((record) => record.id === prefix) ?? (found.length === 1 ? found[0] : undefined);
  if (exact !== undefined) return exact;
  if (found.length === 0)
    throw new AssayError('not_found', 'no such verdict is kept here', {
      where: id,
      hint: '`assay verdicts` lists what is kept',
    });
  throw new AssayError('usage', `${found.length} verdicts begin so`, {
    where: id,
    hint: `give more of the id: ${found
      .slice(0, CANDIDATES)
      .map((record) => record.id)
      .join(', ')}`,
  });
}
