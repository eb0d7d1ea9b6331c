import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from './repository.ts';

const found = new Map<string, string>();

/** Whether a repository is here, or above. */
export function liesInTree(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  const above = dirname(folder);
  return above !== folder && liesInTree(above);
}

/** `stateFolder` for those who ask often: git is not started where there is no repository, nor twice for one that was found. */
export async function rememberedState(folder: string): Promise<string | null> {
  const known = found.get(folder);
  if (known !== undefined) return known;
  const state = liesInTree(folder) ? await stateFolder(folder) : null;
  if (state !== null) found.set(folder, state);
  return state;
}
