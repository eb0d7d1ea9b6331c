import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NoteFile, NoteFiles } from '../../contract/ports/note-files.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { openPlain } from '../../files/plain-file.ts';

const MARKDOWN = /\.(?:md|markdown)$/i;
const LEFT_OUT = /^(?:\.|node_modules$)/;
const LARGEST = 1_000_000;

/** The same beside the sources and beside what is built of them. */
const SAMPLES = fileURLToPath(new URL('../../../examples/notes', import.meta.url));

function isWanted({ name }: Dirent): boolean {
  return !LEFT_OUT.test(name);
}

/** By code point, so that every machine reads in the same order. */
function inOrder(one: Dirent, other: Dirent): number {
  return one.name < other.name ? -1 : 1;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter(isWanted).sort(inOrder);
}

async function readText(root: string, path: string): Promise<NoteFile> {
  // A link that takes the file's place meanwhile is not followed.
  const file = await openPlain(join(root, path), { follow: false });
  try {
    if (file.seen.size > LARGEST) return { path, skipped: 'too_large' };
    const bytes = Buffer.from(await file.read(0, file.seen.size));
    return bytes.includes(0) ? { path, skipped: 'not_text' } : { path, text: decoded(bytes) };
  } finally {
    await file.close();
  }
}

/** Throws where the bytes are no UTF-8; a byte order mark is no text. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

async function readOrSkip(root: string, path: string): Promise<NoteFile> {
  try {
    return await readText(root, path);
  } catch (error) {
    return { path, skipped: error instanceof TypeError ? 'not_text' : 'unreadable' };
  }
}

async function* under(root: string, folder: string): AsyncGenerator<NoteFile> {
  for (const entry of await entriesOf(join(root, folder))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* underOrSkip(root, path);
    else if (entry.isSymbolicLink()) yield { path, skipped: 'symbolic_link' };
    else if (entry.isFile() && MARKDOWN.test(path)) yield await readOrSkip(root, path);
  }
}

/** A folder inside that cannot be read is passed over, and said. */
async function* underOrSkip(root: string, path: string): AsyncGenerator<NoteFile> {
  try {
    yield* under(root, path);
  } catch {
    yield { path, skipped: 'unreadable' };
  }
}

async function* read(folder: string): AsyncGenerator<NoteFile> {
  const root = resolve(folder);
  try {
    yield* under(root, '');
  } catch (error) {
    throw troubleAt('folder', error, folder);
  }
}

/** Folders of Markdown on disk; links are not followed, files over 1 MB not read. */
export const noteFiles: NoteFiles = { read, samples: SAMPLES };
