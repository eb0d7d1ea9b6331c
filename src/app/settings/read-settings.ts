import { OnFailAction } from '../../contract/on-fail.ts';
import { DEFAULT_SETTINGS, type Settings, type SomeSettings } from '../../contract/setting.ts';
import { originOf } from '../configuration/layers.ts';
import type { Home } from '../outside.ts';
import type { Stores } from '../stores.ts';
import { storedSettings } from './stored-settings.ts';

/** Where a setting came from. */
export type SettingOrigin = 'request' | 'tenant' | 'stored' | 'file' | 'environment' | 'default';

/** The settings that hold, each with its origin. */
export interface EffectiveSettings {
  readonly settings: Settings;
  readonly origins: Readonly<Record<keyof Settings, SettingOrigin>>;
}

interface SettingLayer {
  readonly values: SomeSettings;
  readonly origin: (key: keyof Settings) => SettingOrigin;
}

/** OF3: settings of which the strictest of all layers holds, with their values from the laxest on. */
const FLOORS: Readonly<Partial<Record<keyof Settings, readonly unknown[]>>> = {
  on_fail_verification: OnFailAction.options,
  on_fail_quality: OnFailAction.options,
  fail_closed_verification: [false, true],
  fail_closed_quality: [false, true],
  hold_back: [false, true],
};

const KEYS = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[];

function layer(origin: SettingOrigin, values: SomeSettings): SettingLayer {
  return { values, origin: () => origin };
}

/** The uppermost layer that names the key; of a floor the uppermost of the strictest. */
function holding(layers: readonly SettingLayer[], key: keyof Settings): SettingLayer | undefined {
  const naming = layers.filter(({ values }) => values[key] !== undefined);
  const order = FLOORS[key] ?? [];
  const rank = ({ values }: SettingLayer): number => order.indexOf(values[key]);
  return naming.find((one) => naming.every((other) => rank(one) >= rank(other)));
}

/** File and environment were made one when the configuration was read. */
function configured({ configuration, layers = [] }: Home): SettingLayer {
  return {
    values: configuration.settings,
    origin: (key) => (originOf(layers, ['settings', key]).kind === 'environment' ? 'environment' : 'file'),
  };
}

/**
 * The settings of a tenant: request > tenant > stored > file > environment > default, where `stored` is what is stored
 * for the server's own tenant (`tenant_id` of its configuration). Never stale. Rejects with `AssayError` where the
 * database cannot be asked.
 */
export async function readSettings(
  stores: Pick<Stores, 'settings'>,
  home: Home,
  tenant: string,
  request: SomeSettings = {},
): Promise<EffectiveSettings> {
  const stored = await storedSettings(stores.settings, home.configuration.tenant_id, tenant);
  const layers = [
    layer('request', request),
    layer('tenant', stored.tenant),
    layer('stored', stored.server),
    configured(home),
    layer('default', DEFAULT_SETTINGS),
  ];
  const found = KEYS.map((key) => {
    const { values, origin } = holding(layers, key) ?? layer('default', {});
    return { key, value: values[key], origin: origin(key) };
  });
  return {
    settings: Object.fromEntries(found.map(({ key, value }) => [key, value])) as Settings,
    origins: Object.fromEntries(
      found.map(({ key, origin }) => [key, origin]),
    ) as EffectiveSettings['origins'],
  };
}
