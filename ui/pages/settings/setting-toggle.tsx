import type { Settings } from '../../../src/contract/setting.ts';
import { Toggle } from '../../components/toggle.tsx';
import { SettingHint } from './setting-hint.tsx';
import type { SettingsHandle } from './use-settings.ts';

type Switch = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

/** A setting that is on or off. */
export function SettingToggle({ of, handle }: { of: Switch; handle: SettingsHandle }) {
  const { shown, isSaving, set } = handle;
  return (
    <Toggle
      label={shown.descriptions[of]}
      hint={<SettingHint of={of} handle={handle} />}
      checked={shown.settings[of]}
      disabled={isSaving}
      onChange={(checked) => set(of, checked)}
    />
  );
}
