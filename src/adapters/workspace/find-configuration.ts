import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import type { ConfigurationPlace } from '../../contract/ports/configuration-files.ts';

const FILE_NAME = 'assay.config.yaml';

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function findUpward(folder: string): Promise<string | undefined> {
  for (let current = resolve(folder); ; current = dirname(current)) {
    const path = join(current, FILE_NAME);
    if (await isFile(path)) return path;
    if (dirname(current) === current) return undefined;
  }
}

async function findExplicit(explicit: string, workingFolder: string): Promise<string> {
  const path = resolve(workingFolder, explicit);
  if (await isFile(path)) return path;
  throw new AssayError('not_found', 'there is no such configuration file', {
    where: path,
    hint: 'check --config, or run `assay init` to write one',
  });
}

/** Absolute path of the configuration that holds for this place, or undefined where there is none. */
export async function findConfiguration(place: ConfigurationPlace): Promise<string | undefined> {
  const { explicit, inputFile, workingFolder } = place;
  if (explicit !== undefined) return findExplicit(explicit, workingFolder);
  const besideInput =
    inputFile === undefined ? undefined : await findUpward(dirname(resolve(workingFolder, inputFile)));
  return besideInput ?? (await findUpward(workingFolder));
}
