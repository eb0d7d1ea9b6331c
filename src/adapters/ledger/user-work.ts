import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import type { UserWork } from '../../contract/ports/user-work.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { isOwnFolder } from '../../files/own-folder.ts';
import { importVerdicts } from './import-verdicts.ts';
import { keepLine } from './shared-lines.ts';

/** Whether a path lies in a folder, links followed. */
type IsInside = (folder: string, path: string) => Promise<boolean>;

function made(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw troubleAt('kept', error, folder);
  }
  if (isOwnFolder(folder)) return folder;
  throw new AssayError('refused', 'others may write there, or it is a link', {
    where: folder,
    hint: 'let it belong to you alone: chmod 700',
  });
}

/** OH9: kept for `days` in the user's folder of state, where the user's servers find it; nothing where there is none. */
export function userWork(state: string | null, days: number, isInside: IsInside): UserWork {
  if (state === null) return { keep: async () => undefined, bringInto: async () => undefined };
  const folder = join(state, 'work');
  return {
    async keep(record, root) {
      if (await isInside(root, folder)) return;
      keepLine(made(folder), record, { days });
    },
    async bringInto(archive) {
      if (isOwnFolder(folder)) await importVerdicts(folder, archive);
    },
  };
}
