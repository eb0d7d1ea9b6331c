import { z } from 'zod';
import { SETTING_DESCRIPTIONS } from '../../app/settings/descriptions.ts';
import { readSettings } from '../../app/settings/read-settings.ts';
import { writeSettings } from '../../app/settings/write-settings.ts';
import { AssayError } from '../../contract/assay-error.ts';
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

async function shown({ served, holder, language }: Asked): Promise<z.infer<typeof ShownSettings>> {
  const { settings, origins } = await readSettings(served.stores, served.home, holder.tenant);
  const described = SETTING_KEYS.map((key) => [key, SETTING_DESCRIPTIONS[key][language]]);
  return {
    settings,
    origins,
    descriptions: Object.fromEntries(described) as Record<keyof Settings, string>,
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
