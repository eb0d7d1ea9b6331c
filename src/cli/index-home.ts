import { statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { readConfiguration } from '../app/configuration/read-configuration.ts';
import type { Home } from '../app/outside.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { HomeOptions, HomeTerminal } from './home.ts';
import { nearestHome } from './nearest-home.ts';
import { tellTrust } from './tell-trust.ts';

/** A home, and what of it is to be indexed: a path below it with `/`, '' = all. */
export interface IndexHome {
  readonly home: Home;
  readonly prefix: string;
}

function kindOf(path: string): 'folder' | 'file' {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined)
    throw new AssayError('not_found', 'no such file or folder', { where: path, hint: 'check the path' });
  return found.isDirectory() ? 'folder' : 'file';
}

/**
 * IX1: the home of a path: the folder of the configuration that holds there, else the nearest upward that has a
 * database, else the working folder (`nearestHome`), else the path itself, or the folder of a file.
 */
export async function indexHome(
  terminal: HomeTerminal,
  given: string,
  { config, lang }: Pick<HomeOptions, 'config' | 'lang'> = {},
): Promise<IndexHome> {
  const outside = await terminal.outside();
  const { workingFolder, environment } = outside;
  const path = resolve(workingFolder, given);
  const own = kindOf(path) === 'folder' ? path : dirname(path);
  const place = { explicit: config, inputFile: join(own, 'any'), workingFolder };
  const effective = await readConfiguration(await outside.files(), place, environment);
  const { configuration, file, layers, trust } = effective;
  const folder = file === null ? nearestHome(own, workingFolder) : dirname(file);
  const prefix = relative(folder, path).split(sep).join('/');
  if (prefix === '..' || prefix.startsWith('../'))
    throw new AssayError('usage', 'lies outside of the folder of the configuration', {
      where: path,
      hint: `run it there, or move the configuration up: it is in ${folder}`,
    });
  tellTrust(effective, lang, environment, terminal.warn);
  return { home: { configuration, folder, layers, trust }, prefix };
}
