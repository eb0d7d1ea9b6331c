import type { SomeSettings } from '../setting.ts';

/** Stored settings. Each call reads what holds now, for every process on the database. */
export interface SettingStore {
  read(tenant: string): Promise<SomeSettings>;
  /** Sets the given keys in one step and leaves the others; null-valued keys are set to null. Gives what is stored then. */
  write(tenant: string, change: SomeSettings, at: string): Promise<SomeSettings>;
}
