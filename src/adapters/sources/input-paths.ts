import { glob, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import type { InputPaths } from '../../contract/ports/input-files.ts';
import { isWrittenReport } from './written-report.ts';

/** Endings of what can be read, for folders and patterns; a file that is named itself is read whatever its ending. */
const READ: ReadonlySet<string> = new Set(
  'md markdown mdx txt text rst adoc html htm xml json jsonl ndjson csv tsv yaml yml pdf docx'
    .split(' ')
    .map((ending) => `.${ending}`),
);
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', '__pycache__', 'venv']);
const PATTERN = /[*?{[]/;
const STDIN = '-';

function isLeftOut(name: string): boolean {
  return LEFT_OUT.has(name) || name.startsWith('.');
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'absent'> {
  const seen = await stat(path).catch(() => null);
  if (seen === null) return 'absent';
  return seen.isDirectory() ? 'folder' : 'file';
}

function none(where: string, message: string): AssayError {
  const hint = `files that are read: ${[...READ].join(' ')}`;
  return new AssayError('not_found', message, { where, hint });
}

/** Files of a pattern, in the order of their names; hidden ones and installed packages are left out. */
async function matching(pattern: string, folder: string): Promise<InputPaths> {
  const [files, unread]: [string[], string[]] = [[], []];
  const exclude = (path: string): boolean => isLeftOut(basename(path));
  for await (const path of glob(pattern, { cwd: folder, exclude })) {
    const name = path.replaceAll('\\', '/');
    if (isLeftOut(basename(path))) continue;
    const place = resolve(folder, path);
    const isRead = READ.has(extname(path).toLowerCase());
    if (isRead && !(await isWrittenReport(place))) files.push(name);
    else if (isRead || (await kindOf(place)) === 'file') unread.push(name);
  }
  return { files: files.sort(), unread: unread.sort() };
}

async function filesOf(path: string, workingFolder: string): Promise<InputPaths> {
  const itself = { files: [path], unread: [] };
  if (path === STDIN) return itself;
  const kind = await kindOf(resolve(workingFolder, path));
  if (kind === 'folder') {
    const { files, unread } = await matching('**', resolve(workingFolder, path));
    if (files.length === 0) throw none(path, 'is a folder without a file that can be read');
    const inside = (file: string) => join(path, file);
    return { files: files.map(inside), unread: unread.map(inside) };
  }
  if (kind === 'file' || !PATTERN.test(path)) return itself;
  const found = await matching(path, workingFolder);
  if (found.files.length === 0) throw none(path, 'names no file that can be read');
  return found;
}

/** The files that paths, folders and patterns name, each once. Throws `AssayError` for what names none. */
export async function inputPaths(paths: readonly string[], workingFolder: string): Promise<InputPaths> {
  const files = new Set<string>();
  const unread = new Set<string>();
  for (const path of paths) {
    const found = await filesOf(path, workingFolder);
    for (const file of found.files) files.add(file);
    for (const file of found.unread) unread.add(file);
  }
  return { files: [...files], unread: [...unread].filter((file) => !files.has(file)) };
}
