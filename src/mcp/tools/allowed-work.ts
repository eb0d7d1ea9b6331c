import { realpath } from 'node:fs/promises';
import { allowedFolder } from '../../app/allowed-folder.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { McpContext } from '../mcp-context.ts';

/**
 * The folder whose work may be checked; without one the first of those allowed. Throws `refused`: one that is not there
 * says no more than one that is not allowed.
 */
export async function allowedWork(
  path: string | undefined,
  { folders, allowHint, outside: { workingFolder } }: Pick<McpContext, 'folders' | 'allowHint' | 'outside'>,
): Promise<string> {
  const asked = path ?? folders[0] ?? workingFolder;
  const at = { from: workingFolder, allowed: folders };
  const folder = await allowedFolder(asked, at, (one) => realpath(one).catch(() => null));
  if (folder !== null) return folder;
  throw new AssayError('refused', 'the folder lies in none that may be checked', {
    where: asked,
    hint: allowHint,
  });
}
