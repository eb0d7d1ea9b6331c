import { Undo2 } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { SettingKey } from './settings-data.ts';
import type { SettingsHandle } from './use-settings.ts';

/** What a setting costs, where its value came from, and the way back to what lies under it. */
export function SettingHint({ of, handle }: { of: SettingKey; handle: SettingsHandle }) {
  const { t } = useTranslation();
  const { costs, origins } = handle.shown;
  const isStored = origins[of] === 'tenant' || origins[of] === 'stored';
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span>{`${t('settings.costs', { costs: costs[of] })} · ${t(`settings.origin.${origins[of]}`)}`}</span>
      {isStored ? (
        <button
          type="button"
          className="inline-flex min-h-6 items-center gap-1 text-accent hover:underline"
          onClick={() => handle.unset(of)}
        >
          <Undo2 aria-hidden className="size-3" />
          {t('settings.takeBack')}
        </button>
      ) : null}
    </span>
  );
}
