import type { Settings } from '../../contract/setting.ts';
import type { Stores } from '../stores.ts';

export const UNREADABLE = 'what is stored for it cannot be read: what follows in the order of settings holds';

/** Settings of the tenant, or of the server, that are stored and cannot be read. Rejects with `AssayError` where the database cannot be asked. */
export async function unreadableSettings(
  { settings }: Pick<Stores, 'settings'>,
  server: string,
  tenant: string,
): Promise<readonly (keyof Settings)[]> {
  const tenants = [...new Set([server, tenant])];
  const found = await Promise.all(tenants.map((one) => settings.unreadable(one)));
  return [...new Set(found.flat())];
}
