import { rename, rm, writeFile } from 'node:fs/promises';
import { troubleAt } from '../contract/trouble-at.ts';

/** Writes a file whole or not at all: beside it first, then in its place. */
export async function writeOutput(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw troubleAt('output', error, path);
  }
}
