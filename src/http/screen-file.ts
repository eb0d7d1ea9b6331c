import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A file of the screen as it is sent. */
export interface ScreenFile {
  readonly body: Buffer;
  readonly gzipped: Buffer;
  readonly type: string;
  /** True: its name changes with its content. */
  readonly isHashed: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The same from the sources and from the build: both lie two floors under the package. */
const FOLDER = new URL('../../dist/ui/', import.meta.url);

/** Pages, and what the build named by a hash. Nothing else can be asked for. */
const NAME = /^(?:[a-z]+\.html|assets\/[\w-]+(?:\.[\w-]+)*)$/;

const squeeze = promisify(gzip);

async function load(name: string): Promise<ScreenFile | null> {
  const type = TYPES[extname(name)];
  if (type === undefined || !NAME.test(name)) return null;
  const body = await readFile(fileURLToPath(new URL(name, FOLDER))).catch(() => null);
  if (body === null) return null;
  return { body, gzipped: await squeeze(body), type, isHashed: name.startsWith('assets/') };
}

/** Reads files of the screen by their names (`assets/index-1a2b.js`), each once. Null where there is no such file. */
export function screenFiles(): (name: string) => Promise<ScreenFile | null> {
  const read = new Map<string, Promise<ScreenFile | null>>();
  return async (name) => {
    const found = read.get(name) ?? load(name);
    if ((await found) !== null) read.set(name, found);
    return found;
  };
}
