import type { Environment } from './configuration/environment.ts';
import type { Outside } from './outside.ts';

/** The outside of this process. Nothing of it is loaded before it is asked for. */
export async function openOutside(place: {
  readonly workingFolder: string;
  readonly environment: Environment;
}): Promise<Outside> {
  const { compose } = await import('./compose.ts');
  return compose(place);
}
