import { dirname } from 'node:path';
import { readConfiguration } from '../app/configuration/read-configuration.ts';
import type { Home, Outside } from '../app/outside.ts';
import type { EffectiveConfiguration } from '../app/configuration/effective-configuration.ts';
import type { Language } from '../contract/language.ts';
import { nearestHome } from './nearest-home.ts';
import { tellTrust } from './tell-trust.ts';
import type { Terminal } from './terminal.ts';

/** What is needed of the terminal: it is told where a configuration is not trusted. */
export type HomeTerminal = Pick<Terminal, 'outside' | 'warn'>;

export interface HomeOptions {
  readonly config?: string | undefined;
  readonly inputFile?: string | undefined;
  readonly lang?: Language | undefined;
  /** Settings that the command line gives, in the shape of the configuration. */
  readonly request?: Readonly<Record<string, unknown>> | undefined;
}

/** The configuration that holds for a command; where it is not trusted, that is told. */
export async function readEffective(
  terminal: HomeTerminal,
  options: HomeOptions,
): Promise<EffectiveConfiguration> {
  const outside = await terminal.outside();
  const { workingFolder, environment } = outside;
  const place = { explicit: options.config, inputFile: options.inputFile, workingFolder };
  const effective = await readConfiguration(await outside.files(), place, environment, {
    request: options.request,
  });
  tellTrust(effective, options.lang, environment, terminal.warn);
  return effective;
}

/** A configuration with its folder; without a file the nearest that has a database (IX1), else the working folder. */
export function homeOf(
  { configuration, file, layers, trust }: EffectiveConfiguration,
  { workingFolder }: Pick<Outside, 'workingFolder'>,
): Home {
  const folder = file === null ? nearestHome(workingFolder, workingFolder) : dirname(file);
  return { configuration, trust, folder, layers };
}

/** The configuration that holds for a command, with its folder. */
export async function readHome(terminal: HomeTerminal, options: HomeOptions): Promise<Home> {
  return homeOf(await readEffective(terminal, options), await terminal.outside());
}
