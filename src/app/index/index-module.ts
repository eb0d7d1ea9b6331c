import type { FileLinks } from '../../contract/file-links.ts';
import { type ProjectFiles, projectFiles } from '../../core/indexing/project-files.ts';
import { resolveImport } from '../../core/indexing/resolve-import.ts';
import type { IndexContext } from './index-context.ts';
import { type FileOutcome, finish, pathInHome, readOneFile } from './index-file.ts';

/** What became of a file and of those that it imports. */
export interface ModuleOutcome {
  readonly files: readonly FileOutcome[];
  /** True where imports led deeper than `index.max_depth`. */
  readonly cut: boolean;
}

async function importsOf(
  { store, files, code, settings }: IndexContext,
  path: string,
): Promise<FileLinks['imports']> {
  if ((await store.file(path))?.status === 'skipped') return [];
  const content = await files.read(path, settings.max_file_bytes);
  if (content.kind !== 'text') return [];
  const [symbols] = await code.symbols([{ path, text: content.text }]);
  return symbols?.imports ?? [];
}

async function targetsOf(
  context: IndexContext,
  path: string,
  project: ProjectFiles,
): Promise<readonly string[]> {
  const language = (await context.store.file(path))?.language ?? null;
  if (language === null) return [];
  const imports = await importsOf(context, path);
  return imports.flatMap((taken) => resolveImport(taken, { path, language }, project).targets);
}

/**
 * Reads a file and what it imports into the index, where `recursive` what those import too: each file once, as deep as
 * `index.max_depth`. Rejects with `AssayError`.
 */
export async function indexModule(
  context: IndexContext,
  path: string,
  recursive: boolean,
): Promise<ModuleOutcome> {
  const { files, names, settings } = context;
  const listed = (await files.list('')).filter((file) => context.isWanted(file.path));
  const project = projectFiles(new Set(listed.map((file) => file.path)), names);
  const first = pathInHome(context, path);
  const visited = new Set([first]);
  const outcomes: FileOutcome[] = [];
  const deepest = recursive ? settings.max_depth : 1;
  let level: readonly string[] = [first];
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const each of level) {
      outcomes.push(await readOneFile(context, each));
      for (const target of await targetsOf(context, each, project))
        if (!visited.has(target)) {
          visited.add(target);
          next.push(target);
        }
    }
    level = next;
  }
  await finish(context);
  return { files: outcomes, cut: recursive && level.length > 0 };
}
