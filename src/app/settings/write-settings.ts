import { z } from 'zod';
import { AssayError } from '../../contract/assay-error.ts';
import { Settings, SomeSettings } from '../../contract/setting.ts';
import { suggest } from '../configuration/nearest-word.ts';
import type { Stores } from '../stores.ts';

const LISTED = '`GET /api/settings` lists them with what they mean';
const KEYS = Object.keys(Settings.shape);

/** What is to be stored: values by key, and in `unset` the keys whose stored value is taken back. */
const Change = z.looseObject({ unset: z.array(z.string()).optional() });

function refuse(key: string, why: string, hint: string): never {
  throw new AssayError('malformed', why, { where: key, hint });
}

function checkKeys(given: readonly string[]): void {
  for (const key of given) {
    if (KEYS.includes(key)) continue;
    refuse(key, `unknown setting${suggest(key, KEYS)}`, LISTED);
  }
}

function checkValue(key: string, value: unknown): void {
  const read = SomeSettings.safeParse({ [key]: value });
  if (read.success) return;
  const why = read.error.issues.map(({ message }) => message.replace(/^[^:]+: /, '')).join('; ');
  refuse(key, why, value === null ? `to take it back: {"unset": ["${key}"]}` : LISTED);
}

function readChange(body: unknown): { readonly change: SomeSettings; readonly unset: readonly string[] } {
  const read = Change.safeParse(body);
  if (!read.success)
    refuse('settings', 'expected an object of settings, and `unset` a list of their names', LISTED);
  const { unset = [], ...values } = read.data;
  // Of what was sent: one that is called `__proto__` was not read.
  checkKeys([...Object.keys(Object(body)).filter((key) => key !== 'unset'), ...unset]);
  const twice = unset.find((key) => Object.hasOwn(values, key));
  if (twice !== undefined) refuse(twice, 'is set and taken back at once', 'do one of the two');
  for (const [key, value] of Object.entries(values)) checkValue(key, value);
  return { change: SomeSettings.parse(values), unset };
}

/**
 * Stores settings for a tenant: those given by key, and takes back those named in `unset`; all of them or none. Null is a
 * value for the settings that may be null. Gives what is stored for the tenant then. Rejects with `AssayError`
 * (malformed) naming the setting.
 */
export async function writeSettings(
  stores: Pick<Stores, 'settings'>,
  tenant: string,
  body: unknown,
  at: string,
): Promise<SomeSettings> {
  const { change, unset } = readChange(body);
  return stores.settings.write(tenant, change, at, unset);
}
