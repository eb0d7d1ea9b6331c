import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { AssayError } from '../contract/assay-error.ts';

const Note = z.object({ url: z.url(), pid: z.int() });

function fileAt(folder: string): string {
  return join(folder, '.assay', 'server.json');
}

/** Leaves word of the server that runs at a home; the function takes it back. A folder that cannot be written is no error. */
export function leaveWord(folder: string, url: string): () => void {
  const file = fileAt(folder);
  try {
    // a link that lies there is taken away, not followed (TU11)
    rmSync(file, { force: true });
    writeFileSync(file, `${JSON.stringify({ url, pid: process.pid })}\n`, { flag: 'wx', mode: 0o600 });
  } catch {
    return () => undefined;
  }
  return () => rmSync(file, { force: true });
}

/** The address of the server at a home, as it left word; null where there is none, or it is gone. */
export function addressAt(folder: string): string | null {
  try {
    const { url, pid } = Note.parse(JSON.parse(readFileSync(fileAt(folder), 'utf8')));
    process.kill(pid, 0);
    return url;
  } catch {
    return null;
  }
}

/** The error of a database that a running server holds, with its address and what to do. Others unchanged. */
export function heldByServer(error: unknown, folder: string, hint: string): unknown {
  if (!(error instanceof AssayError) || error.code !== 'locked') return error;
  const url = addressAt(folder);
  if (url === null) return error;
  return new AssayError('locked', `a server runs here already, at ${url}`, {
    where: folder,
    hint,
    cause: error,
  });
}
