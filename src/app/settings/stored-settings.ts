import type { SettingStore } from '../../contract/ports/setting-store.ts';
import type { SomeSettings } from '../../contract/setting.ts';

/** What is stored for the server, and for one tenant over it. */
export interface StoredSettings {
  readonly server: SomeSettings;
  readonly tenant: SomeSettings;
}

interface Kept {
  readonly revision: string;
  readonly stored: StoredSettings;
}

const MOST_TENANTS = 1000;
const caches = new WeakMap<SettingStore, Map<string, Kept>>();

/**
 * Stored settings of the tenant and of the server. Each call asks the database for the revision, so that what any server
 * wrote holds at once; the settings themselves are read again only where it moved.
 */
export async function storedSettings(
  store: SettingStore,
  server: string,
  tenant: string,
): Promise<StoredSettings> {
  const cache = caches.get(store) ?? new Map<string, Kept>();
  caches.set(store, cache);
  const key = JSON.stringify([server, tenant]);
  // Before the settings are read: what is written in between is then found by the next call.
  const revision = await store.revision([server, tenant]);
  const kept = cache.get(key);
  if (kept?.revision === revision) return kept.stored;
  const stored = {
    server: await store.read(server),
    tenant: tenant === server ? {} : await store.read(tenant),
  };
  if (cache.size >= MOST_TENANTS) cache.clear();
  cache.set(key, { revision, stored });
  return stored;
}
