import type { IndexContext } from './index-context.ts';

/** Injected evidence that its file no longer holds verbatim leaves; how many. */
export async function dropStaleEvidence(
  { store, files, settings }: Pick<IndexContext, 'store' | 'files' | 'settings'>,
  changed: ReadonlySet<string>,
): Promise<number> {
  if (changed.size === 0) return 0;
  let dropped = 0;
  for (const { id, path, content } of await store.injected()) {
    if (!changed.has(path)) continue;
    const now = await files.read(path, settings.max_file_bytes);
    if (now.kind === 'text' && now.text.includes(content)) continue;
    if (await store.removeDocument(id)) dropped += 1;
  }
  return dropped;
}
