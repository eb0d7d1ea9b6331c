import { z } from 'zod';
import { trustNotice } from '../../app/configuration/trust-notice.ts';
import { SETTING_COSTS, SETTING_DESCRIPTIONS } from '../../app/settings/descriptions.ts';
import { readSettings } from '../../app/settings/read-settings.ts';
import { UNREADABLE, unreadableSettings } from '../../app/settings/unreadable-settings.ts';
import { writeSettings } from '../../app/settings/write-settings.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { ValidationSettings } from '../../contract/configuration.ts';
import type { Language } from '../../contract/language.ts';
import { Settings, SomeSettings } from '../../contract/setting.ts';
import { shapeRefusal } from '../shape-refusal.ts';
import { type Asked, route } from '../route.ts';

const Origin = z.enum(['request', 'tenant', 'stored', 'file', 'environment', 'default']);
const SETTING_KEYS = Object.keys(Settings.shape) as (keyof Settings)[];

/** The settings that hold, where each came from, and what it does. */
const ShownSettings = z.object({
  settings: Settings,
  origins: z.record(z.enum(SETTING_KEYS), Origin),
  descriptions: z.record(z.enum(SETTING_KEYS), z.string()),
  /** What each costs where it is on or raised. */
  costs: z.record(z.enum(SETTING_KEYS), z.string()),
  /** The thresholds of verification, which the configuration sets. */
  thresholds: ValidationSettings,
  /** Of those that are stored and cannot be read: that another layer holds in their place; absent where there are none. */
  unreadable: z.partialRecord(z.enum(SETTING_KEYS), z.string()).optional(),
  /** What of the configuration is ignored, for nobody trusted it, with the way out; absent where all of it holds. */
  ignored: z.string().optional(),
});

const { default_model, judge_model } = SomeSettings.shape;
const Models = z.looseObject({ default_model, judge_model });
const MODELS = ['default_model', 'judge_model'] as const;

/** A model that cannot be asked would fail every request that names none. */
function checkModels({ router }: Asked['served'], change: unknown): void {
  const given = Models.safeParse(change).data ?? {};
  for (const key of MODELS) {
    const name = given[key];
    if (name === undefined || name === null) continue;
    try {
      router.resolve(name);
    } catch (error) {
      if (!(error instanceof AssayError)) throw error;
      throw new AssayError('malformed', error.message, { where: key, hint: error.hint });
    }
  }
}

const Change = SomeSettings.extend({ unset: z.array(z.enum(SETTING_KEYS)).optional() });

function inLanguage(words: typeof SETTING_COSTS, language: Language): Record<keyof Settings, string> {
  const told = SETTING_KEYS.map((key) => [key, words[key][language]]);
  return Object.fromEntries(told) as Record<keyof Settings, string>;
}

async function shown({ served, holder, language, say }: Asked): Promise<z.infer<typeof ShownSettings>> {
  const { tenant_id } = served.home.configuration;
  const broken = await unreadableSettings(served.stores, tenant_id, holder.tenant);
  const { settings, origins } = await readSettings(served.stores, served.home, holder.tenant);
  const notice = trustNotice(served.home.trust);
  return {
    settings,
    origins,
    descriptions: inLanguage(SETTING_DESCRIPTIONS, language),
    costs: inLanguage(SETTING_COSTS, language),
    thresholds: served.home.configuration.validation,
    ...(notice === null ? {} : { ignored: say(notice, language) }),
    ...(broken.length === 0
      ? {}
      : { unreadable: Object.fromEntries(broken.map((key) => [key, say(UNREADABLE, language)])) }),
  };
}

export const settingsRoute = route({
  method: 'get',
  path: '/api/settings',
  right: 'read',
  summary: 'The settings that hold, where each came from, and what it does',
  answers: { 200: { description: 'All of them', schema: ShownSettings } },
  handle: async (call) => ({ status: 200, json: await shown(call) }),
});

export const putSettingsRoute = route({
  method: 'put',
  path: '/api/settings',
  right: 'settings',
  summary: 'Store the given settings and take back those of `unset`; all of them or none',
  body: Change,
  read: (json) => json,
  answers: { 200: { description: 'The settings that hold now', schema: ShownSettings } },
  async handle(call) {
    const { served, holder, body } = call;
    try {
      checkModels(served, body);
      await writeSettings(served.stores, holder.tenant, body, served.clock.now());
    } catch (error) {
      throw shapeRefusal(error);
    }
    return { status: 200, json: await shown(call) };
  },
});
