import type { OnFail } from '../../contract/on-fail.ts';
import type { SomeSettings } from '../../contract/setting.ts';

/** What the settings say of answers that fail, as keys and requests say it. */
export function onFailOf(settings: SomeSettings): OnFail {
  return {
    verification: settings.on_fail_verification ?? 'deliver',
    quality: settings.on_fail_quality ?? 'deliver',
    fail_closed: [
      ...(settings.fail_closed_verification === true ? (['verification'] as const) : []),
      ...(settings.fail_closed_quality === true ? (['quality'] as const) : []),
    ],
    hold_back: settings.hold_back === true,
  };
}
