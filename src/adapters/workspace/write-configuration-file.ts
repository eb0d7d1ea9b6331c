import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { troubleAt } from '../../contract/trouble-at.ts';

/** Writes the file whole; one that is there stays as it is unless `overwrite`. Absolute path of what was written. */
export async function writeConfigurationFile(
  path: string,
  text: string,
  options: { readonly overwrite: boolean },
): Promise<string> {
  const target = resolve(path);
  try {
    await writeFile(target, text, { flag: options.overwrite ? 'w' : 'wx' });
    return target;
  } catch (error) {
    throw troubleAt('file', error, target);
  }
}
