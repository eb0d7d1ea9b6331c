import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../src/contract/setting.ts';
import { request } from '../../api/request.ts';
import { toast } from '../../components/toast.ts';
import { language } from '../../i18n/i18n.ts';
import { type SettingKey, type SettingsChange, type ShownSettings, settingsQuery } from './settings-data.ts';

/** The settings that hold, and how they are changed. */
export interface SettingsHandle {
  readonly shown: ShownSettings;
  readonly isSaving: boolean;
  readonly set: <Key extends SettingKey>(key: Key, value: Settings[Key]) => void;
  /** Takes back what was stored: what lies under it holds again. */
  readonly unset: (key: SettingKey) => void;
}

/** What takes a change back: the value that was stored before, or none. */
function backFrom({ settings, origins }: ShownSettings, key: SettingKey): SettingsChange {
  const wasStored = origins[key] === 'tenant' || origins[key] === 'stored';
  return wasStored ? { [key]: settings[key] } : { unset: [key] };
}

export function useSettings() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const query = settingsQuery(language());
  const { data, error } = useQuery(query);
  const change = useMutation({
    // One behind the other: the last answer is that to the last change.
    scope: { id: 'settings' },
    mutationFn: (body: SettingsChange) => request<ShownSettings>('/api/settings', { method: 'PUT', body }),
    // What was asked for before says what held before, and the words of an answer may be of a language that was left.
    onSuccess: async () => {
      await queries.cancelQueries({ queryKey: ['settings'] });
      await queries.invalidateQueries({ queryKey: ['settings'] });
    },
  });
  const apply = (shown: ShownSettings, key: SettingKey, wanted: SettingsChange): void => {
    const back = backFrom(shown, key);
    change.mutate(wanted, { onSuccess: () => toast(t('settings.saved'), () => change.mutate(back)) });
  };
  const handle: SettingsHandle | null =
    data === undefined
      ? null
      : {
          shown: data,
          isSaving: change.isPending,
          set: (key, value) => apply(data, key, { [key]: value }),
          unset: (key) => apply(data, key, { unset: [key] }),
        };
  return { handle, error: error ?? change.error };
}
