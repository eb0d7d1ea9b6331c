import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { userExcludesFile } from './excluded.ts';
import type { LocatedTree } from './repository.ts';

/** Where a link leads: to change a file that is linked does not touch the link. */
function behindLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Files outside of the tree, absolute, that decide what git sees of it; some need not be there. */
export function rulingFiles({ gitFolder, commonFolder, settings }: LocatedTree): string[] {
  const within = (folder: string, names: readonly string[]) => names.map((name) => join(folder, name));
  return [
    ...within(gitFolder, ['index', 'config.worktree', 'info/sparse-checkout']),
    ...within(commonFolder, ['config', 'info/exclude', 'info/attributes']),
    join(homedir(), '.gitconfig'),
    userExcludesFile(settings),
  ].map(behindLinks);
}
