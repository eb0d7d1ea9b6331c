import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Checklists } from './checklists.tsx';
import { Keys } from './keys.tsx';
import { OwnKey } from './own-key.tsx';
import { Section } from './section.tsx';
import { SettingAction } from './setting-action.tsx';
import { SettingModel } from './setting-model.tsx';
import { SettingNumber } from './setting-number.tsx';
import { SettingToggle } from './setting-toggle.tsx';
import { Thresholds } from './thresholds.tsx';
import { type SettingsHandle, useSettings } from './use-settings.ts';

function Quality({ handle }: { handle: SettingsHandle }) {
  const { t } = useTranslation();
  const isOn = handle.shown.settings.quality_gate_enabled;
  return (
    <Section title={t('settings.quality')} hint={t('settings.qualityHint')}>
      <SettingToggle of="quality_gate_enabled" handle={handle} />
      {isOn ? <SettingToggle of="quality_gate_auto_retry" handle={handle} /> : null}
      {isOn ? <SettingToggle of="derived_items_enabled" handle={handle} /> : null}
      {isOn ? <SettingNumber of="judge_votes" handle={handle} min={1} max={9} /> : null}
      <SettingAction of="on_fail_quality" handle={handle} />
      <SettingToggle of="fail_closed_quality" handle={handle} />
      <Checklists />
    </Section>
  );
}

function Verification({ handle }: { handle: SettingsHandle }) {
  const { t } = useTranslation();
  return (
    <Section title={t('settings.verification')} hint={t('settings.verificationHint')}>
      <SettingToggle of="verification_enabled" handle={handle} />
      <SettingAction of="on_fail_verification" handle={handle} />
      <SettingToggle of="fail_closed_verification" handle={handle} />
      <Thresholds thresholds={handle.shown.thresholds} />
    </Section>
  );
}

function Bounds({ handle }: { handle: SettingsHandle }) {
  const { t } = useTranslation();
  return (
    <Section title={t('settings.bounds')} hint={t('settings.boundsHint')}>
      <SettingNumber of="sampling_ratio" handle={handle} min={0} max={1} step={0.05} />
      <SettingNumber of="budget_tokens" handle={handle} min={0} />
      <SettingNumber of="budget_ms" handle={handle} min={0} />
      <SettingNumber of="verification_max_steps" handle={handle} min={1} />
      <SettingNumber of="memory_characters" handle={handle} min={0} />
      <SettingToggle of="shadow_mode" handle={handle} />
      <SettingToggle of="stream_monitor_enabled" handle={handle} />
      <SettingToggle of="hold_back" handle={handle} />
    </Section>
  );
}

function Models({ handle }: { handle: SettingsHandle }) {
  const { t } = useTranslation();
  return (
    <Section title={t('settings.models')} hint={t('settings.modelsHint')}>
      <SettingModel of="default_model" handle={handle} />
      <SettingModel of="judge_model" handle={handle} />
    </Section>
  );
}

/** What a person sets while the server runs, and what each costs. */
export default function SettingsPage() {
  const { t } = useTranslation();
  const { handle, error } = useSettings();
  return (
    <>
      <PageHead title={t('settings.title')} />
      {error === null ? null : (
        <div className="sticky top-0 z-10 bg-canvas px-4 py-3">
          <ProblemNotice error={error} />
        </div>
      )}
      {handle === null && error === null ? <Loading /> : null}
      {handle === null ? null : (
        <>
          {handle.shown.ignored === undefined ? null : (
            <Section title={t('settings.ignored')}>
              <p className="break-words">{handle.shown.ignored}</p>
            </Section>
          )}
          <Quality handle={handle} />
          <Verification handle={handle} />
          <Models handle={handle} />
          <Bounds handle={handle} />
        </>
      )}
      <Section title={t('settings.keys')} hint={t('settings.keysHint')}>
        <OwnKey />
        {handle === null ? null : <Keys />}
      </Section>
      <Section title={t('common.language')}>
        <div className="w-56">
          <LanguageSwitch />
        </div>
      </Section>
    </>
  );
}
