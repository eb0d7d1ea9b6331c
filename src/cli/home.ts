import { dirname } from 'node:path';
import { readConfiguration } from '../app/configuration/read-configuration.ts';
import type { Home, Outside } from '../app/outside.ts';
import { nearestHome } from './nearest-home.ts';

export interface HomeOptions {
  readonly config?: string | undefined;
  readonly inputFile?: string | undefined;
  /** Settings that the command line gives, in the shape of the configuration. */
  readonly request?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The configuration that holds for a command, with the folder that it stands in; without one the nearest that has a
 * database (IX1), else the working folder.
 */
export async function readHome(outside: Outside, options: HomeOptions): Promise<Home> {
  const { workingFolder, environment } = outside;
  const place = { explicit: options.config, inputFile: options.inputFile, workingFolder };
  const { configuration, file, layers } = await readConfiguration(await outside.files(), place, environment, {
    request: options.request,
  });
  return {
    configuration,
    folder: file === null ? nearestHome(workingFolder, workingFolder) : dirname(file),
    layers,
  };
}
