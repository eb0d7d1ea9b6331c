import { createHash } from 'node:crypto';
import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileContent, ListedFile, SourceFiles } from '../../contract/ports/source-files.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { openPlain } from '../../files/plain-file.ts';
import { throwIfAborted } from './git/abort.ts';
import { decodeText } from './git/decode-text.ts';
import { type GitPlace, git, gitMaybe, nulParts } from './git/git.ts';
import { gitAbove } from './git/no-work-tree.ts';
import { findRepository } from './git/repository.ts';
import { isGone } from './is-gone.ts';
import { walkFolder } from './walk-folder.ts';

/** How often a file that changes while it is read is read again. */
const TRIES = 3;
/** Files looked at before the event loop turns. */
const AT_ONCE = 2000;

/** Git in the folder; null where no repository is. Rejects where one is that git cannot read: what it ignores is not known. */
async function gitIn(root: string): Promise<GitPlace | null> {
  try {
    return { folder: root, environment: (await findRepository(root)).environment };
  } catch (error) {
    const isNone = error instanceof AssayError && (error.code === 'not_found' || gitAbove(root) === null);
    if (isNone) return null;
    throw error;
  }
}

/** When its content or its place last changed: a time that no program can set back. */
function changedAt(seen: Stats): number {
  return Math.max(seen.mtimeMs, seen.ctimeMs);
}

function look(root: string, path: string): ListedFile | null {
  try {
    const seen = lstatSync(join(root, path), { throwIfNoEntry: false });
    return seen?.isFile() === true ? { path, size: seen.size, modified: changedAt(seen) } : null;
  } catch (error) {
    return isGone(error) ? null : { path, size: 0, modified: 0 };
  }
}

function byPath(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** How git says that it left out a folder. */
const CLOSED = /^warning: could not open directory '(.+?)\/?': (?!No such file|Not a directory)/gmu;

async function pathsBelow(
  root: string,
  place: GitPlace | null,
  prefix: string,
  onClosed: (folder: string) => void,
): Promise<readonly string[]> {
  if (place === null) return walkFolder(root, prefix, onClosed);
  const below = prefix === '' ? [] : ['--', prefix];
  const { output, told } = await git(place, [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    ...below,
  ]);
  for (const [, folder = ''] of told.matchAll(CLOSED)) onClosed(folder);
  return [...new Set(nulParts(output))];
}

function sameFile(one: Stats, other: Stats): boolean {
  return one.size === other.size && changedAt(one) === changedAt(other) && one.ino === other.ino;
}

/** Throws what the file system throws. */
async function readOnce(file: string, maxBytes: number): Promise<FileContent> {
  const handle = await openPlain(file, { follow: false });
  const before = handle.seen;
  try {
    if (before.size > maxBytes) return tooLarge(before.size);
    const bytes = await handle.read(0, before.size);
    const after = lstatSync(file);
    if (!sameFile(before, after) || bytes.length !== before.size)
      return { kind: 'trouble', reason: 'changed_while_read', detail: 'changed while it was read' };
    return contentOf(bytes, changedAt(before));
  } finally {
    await handle.close();
  }
}

function tooLarge(size: number): FileContent {
  return { kind: 'trouble', reason: 'too_large', detail: `${size} bytes` };
}

function contentOf(bytes: Uint8Array, modified: number): FileContent {
  const decoded = decodeText(bytes);
  if ('text' in decoded) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { kind: 'text', text: decoded.text, hash, size: bytes.length, modified };
  }
  const detail = decoded.leftOut === 'not_utf8' ? 'is not UTF-8 text' : 'is no text';
  return { kind: 'trouble', reason: 'binary', detail };
}

function troubleOf(error: unknown): FileContent {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (error instanceof AssayError) return { kind: 'trouble', reason: 'unreadable', detail: 'is no file' };
  return { kind: 'trouble', reason: isGone(error) ? 'gone' : 'unreadable', detail: code };
}

/** Says of folders, each asked once, whether they really lie below the root. Throws where that may not be looked at. */
function insideOf(root: string): (folder: string) => boolean {
  const known = new Map<string, boolean>();
  const real = realpathSync(root);
  return (folder) => {
    const found = known.get(folder);
    if (found !== undefined) return found;
    let inside = false;
    try {
      const there = realpathSync(folder);
      inside = there === real || there.startsWith(real + sep);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    known.set(folder, inside);
    return inside;
  };
}

/** Files of a folder on disk; git says what is ignored where the folder lies in a work tree. */
export function sourceFiles(folder: string): SourceFiles {
  const root = resolve(folder);
  const inside = insideOf(root);
  let place: Promise<GitPlace | null> | undefined;
  const gitHere = (): Promise<GitPlace | null> => (place ??= gitIn(root));
  return {
    root,
    async list(prefix, abort, onClosed = () => undefined) {
      const paths = [...(await pathsBelow(root, await gitHere(), prefix, onClosed))].sort(byPath);
      const found: ListedFile[] = [];
      for (const [at, path] of paths.entries()) {
        const file = look(root, path);
        if (file !== null) found.push(file);
        if (at % AT_ONCE === 0) await new Promise(setImmediate);
        throwIfAborted(abort, root);
      }
      return found;
    },
    async changedSince(commit) {
      const here = await gitHere();
      if (here === null) return null;
      const known = await gitMaybe(here, ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
      if (known === undefined || known === '') return null;
      const { output } = await git(here, ['diff', '--name-only', '--no-renames', '-z', '--relative', commit]);
      return nulParts(output);
    },
    async head() {
      const here = await gitHere();
      if (here === null) return null;
      return (await gitMaybe(here, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])) || null;
    },
    async read(path, maxBytes) {
      const file = join(root, path);
      try {
        if (!inside(dirname(file)))
          return { kind: 'trouble', reason: 'gone', detail: 'lies outside of the folder' };
        let content = await readOnce(file, maxBytes);
        for (
          let tries = 1;
          tries < TRIES && content.kind === 'trouble' && content.reason === 'changed_while_read';
          tries += 1
        )
          content = await readOnce(file, maxBytes);
        return content;
      } catch (error) {
        return troubleOf(error);
      }
    },
  };
}
