import type { Home } from '../app/outside.ts';
import { readSettings } from '../app/settings/read-settings.ts';
import { tighter } from '../app/tighter.ts';
import { AssayError } from '../contract/assay-error.ts';
import { homeOf } from './home-of.ts';
import type { Asked } from './route.ts';

/** The home with the settings that hold for the tenant, and within the steps that they allow. */
export async function homeNow(call: Pick<Asked, 'served' | 'holder'>): Promise<Home> {
  const { served, holder } = call;
  const { settings } = await readSettings(served.stores, served.home, holder.tenant);
  const home = homeOf(call);
  const { validation } = home.configuration;
  const max_steps = tighter(validation.max_steps, settings.verification_max_steps) ?? validation.max_steps;
  return {
    ...home,
    configuration: { ...home.configuration, settings, validation: { ...validation, max_steps } },
  };
}

/** As `homeNow`; without a store what the configuration allows holds, for a verification needs none. */
export async function homeWithin(call: Pick<Asked, 'served' | 'holder'>): Promise<Home> {
  try {
    const { configuration } = await homeNow(call);
    const { settings, validation } = configuration;
    const home = homeOf(call);
    return { ...home, configuration: { ...home.configuration, settings, validation } };
  } catch (error) {
    if (error instanceof AssayError) return homeOf(call);
    throw error;
  }
}
