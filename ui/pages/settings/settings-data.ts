import { queryOptions } from '@tanstack/react-query';
import type { ApiKeyRecord } from '../../../src/contract/api-key.ts';
import type { ValidationSettings } from '../../../src/contract/configuration.ts';
import type { Language } from '../../../src/contract/language.ts';
import type { QualityChecklist } from '../../../src/contract/quality.ts';
import type { Settings } from '../../../src/contract/setting.ts';
import { request } from '../../api/request.ts';

export type SettingKey = keyof Settings;
export type Origin = 'request' | 'tenant' | 'stored' | 'file' | 'environment' | 'default';

/** `GET /api/settings`. */
export interface ShownSettings {
  readonly settings: Settings;
  readonly origins: Readonly<Record<SettingKey, Origin>>;
  readonly descriptions: Readonly<Record<SettingKey, string>>;
  readonly costs: Readonly<Record<SettingKey, string>>;
  readonly thresholds: ValidationSettings;
  /** What of the configuration is ignored, in words; absent where all of it holds. */
  readonly ignored?: string;
}

export type SettingsChange = Partial<Settings> & { readonly unset?: readonly SettingKey[] };

export type ShownKey = Omit<ApiKeyRecord, 'hash' | 'tenant_id'>;

/** The words of the server are those of the language that is shown. */
export function settingsQuery(language: Language) {
  return queryOptions({
    queryKey: ['settings', language],
    queryFn: ({ signal }) => request<ShownSettings>('/api/settings', { signal }),
  });
}

export function checklistsQuery(language: Language) {
  return queryOptions({
    queryKey: ['checklists', language],
    queryFn: ({ signal }) =>
      request<{ checklists: readonly QualityChecklist[] }>('/api/checklists', { signal }),
  });
}

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => request<{ keys: readonly ShownKey[] }>('/api/keys', { signal }),
});
