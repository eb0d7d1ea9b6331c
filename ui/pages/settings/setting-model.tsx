import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { modelsQuery } from '../../chat/chat-data.ts';
import { useMissingModels } from '../../chat/model-select.tsx';
import { SelectField } from '../../components/field.tsx';
import { SettingHint } from './setting-hint.tsx';
import type { SettingsHandle } from './use-settings.ts';

/** A setting that names a model, or none. */
export function SettingModel({
  of,
  handle,
}: {
  of: 'default_model' | 'judge_model';
  handle: SettingsHandle;
}) {
  const { t } = useTranslation();
  const { shown, isSaving, set } = handle;
  const missing = useMissingModels();
  const now = shown.settings[of];
  const models = useQuery(modelsQuery).data?.models ?? [];
  const names = [...new Set([...models.map(({ model }) => model), ...(now === null ? [] : [now])])];
  return (
    <SelectField
      label={shown.descriptions[of]}
      hint={
        <>
          <SettingHint of={of} handle={handle} />
          {missing === undefined ? null : <span>{missing}</span>}
        </>
      }
      disabled={isSaving}
      value={now ?? ''}
      options={[
        { value: '', label: t('settings.noModelNamed') },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      onChange={(event) => set(of, event.target.value === '' ? null : event.target.value)}
    />
  );
}
