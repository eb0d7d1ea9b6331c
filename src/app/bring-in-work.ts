import type { ServerSettings } from '../contract/server-settings.ts';
import type { GraphEvents, Home, Outside } from './outside.ts';
import type { Stores } from './stores.ts';

interface Shown {
  readonly home: Home;
  readonly outside: Pick<Outside, 'userWork'>;
  readonly stores: Pick<Stores, 'alone' | 'verdicts'>;
  readonly events: GraphEvents;
}

/** OH11: nobody but the user of this machine sees the screen, and the database is no one else's. */
function isForThisUser(
  { user_work, allowed_hosts }: ServerSettings,
  isLocal: boolean,
  { alone }: Pick<Stores, 'alone'>,
): boolean {
  return user_work && isLocal && alone && allowed_hosts.length === 0;
}

/** Verdicts on the work in other repositories of the user, for the screen of the user's server. What fails is a warning. */
export async function bringInWork({ home, outside, stores, events }: Shown, isLocal: boolean): Promise<void> {
  const { server, retention, tenant_id } = home.configuration;
  if (!isForThisUser(server, isLocal, stores)) return;
  try {
    const archive = stores.verdicts(tenant_id);
    const work = await outside.userWork(retention.days);
    await work.bringInto({
      known: (ids) => archive.known(ids),
      add: (records) => archive.add(records.map((record) => ({ ...record, tenant_id }))),
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    events.onWarning?.(`work checks of other repositories are not shown: ${why}`);
  }
}
