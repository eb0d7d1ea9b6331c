import { AssayError } from '../contract/assay-error.ts';
import type { Outside } from './outside.ts';

/**
 * Keeps the work tree as it is now under a name (a session, a turn), so that `assay check --baseline` compares with
 * it. Answers the id of the commit that holds it. Rejects with `AssayError` (usage, not_found, unavailable).
 */
export async function recordBaseline(folder: string, name: string, outside: Outside): Promise<string> {
  if (name.trim() === '')
    throw new AssayError('usage', 'a baseline needs a name', { where: '--record-baseline' });
  return (await outside.workTrees()).recordBaseline(folder, name);
}
