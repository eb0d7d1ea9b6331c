import type { Settings, SomeSettings } from '../setting.ts';

/** Stored settings. Each call reads what holds now, for every process on the database. */
export interface SettingStore {
  /** Another text whenever a setting of one of the tenants was written since, by any server. */
  revision(tenants: readonly string[]): Promise<string>;
  read(tenant: string): Promise<SomeSettings>;
  /** Settings whose stored value cannot be read: another layer holds in their place. */
  unreadable(tenant: string): Promise<readonly (keyof Settings)[]>;
  /**
   * Sets the given keys and takes back those of `unset` in one step, and leaves the others; null is a value. Gives what
   * is stored then.
   */
  write(tenant: string, change: SomeSettings, at: string, unset?: readonly string[]): Promise<SomeSettings>;
}
