import { lstat, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import { noPlainFile } from '../../contract/plain-file-trouble.ts';
import type { ConfigurationPlace } from '../../contract/ports/configuration-files.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { isGone } from './is-gone.ts';

const FILE_NAME = 'assay.config.yaml';

/** False where nothing has the name. What has it and is no plain file that may be looked at is never passed over. */
async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
  } catch (error) {
    if (isGone(error)) return false;
    throw troubleAt('file', error, path);
  }
  const seen = await stat(path).catch((error: unknown) => {
    throw troubleAt('file', error, path);
  });
  if (!seen.isFile()) throw noPlainFile(path);
  return true;
}

async function findUpward(folder: string): Promise<string | undefined> {
  for (let current = resolve(folder); ; current = dirname(current)) {
    const path = join(current, FILE_NAME);
    if (await isThere(path)) return path;
    if (dirname(current) === current) return undefined;
  }
}

async function findExplicit(explicit: string, workingFolder: string): Promise<string> {
  const path = resolve(workingFolder, explicit);
  if (await isThere(path)) return path;
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
