import { useTranslation } from 'react-i18next';
import { OnFailAction } from '../../../src/contract/on-fail.ts';
import { SelectField } from '../../components/field.tsx';
import { SettingHint } from './setting-hint.tsx';
import type { SettingsHandle } from './use-settings.ts';

/** UI35: a setting that says what is done with an answer that fails. */
export function SettingAction({
  of,
  handle,
}: {
  of: 'on_fail_verification' | 'on_fail_quality';
  handle: SettingsHandle;
}) {
  const { t } = useTranslation();
  const { shown, isSaving, set } = handle;
  return (
    <SelectField
      label={shown.descriptions[of]}
      hint={<SettingHint of={of} handle={handle} />}
      disabled={isSaving}
      value={shown.settings[of]}
      options={OnFailAction.options.map((value) => ({ value, label: t(`settings.onFail.${value}`) }))}
      onChange={(event) => set(of, OnFailAction.parse(event.target.value))}
    />
  );
}
