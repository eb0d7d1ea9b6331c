import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Of a tar: a head before each entry, whose data end at a whole block. */
const BLOCK = 512;
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const KIND = 156;
const FOLDER = '5'.charCodeAt(0);

/** Writes what `file` holds, a packed tar, into `folder`: a quarter of the time that PGlite takes for it. */
export function unpackTemplate(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tar = gunzipSync(readFileSync(file));
  const text = (at: number, [from, to]: readonly [number, number]): string =>
    tar
      .toString('latin1', at + from, at + to)
      .split('\0', 1)
      .join('');
  for (let at = 0; tar[at] !== undefined && tar[at] !== 0; ) {
    const path = join(folder, text(at, NAME));
    const size = Number.parseInt(text(at, SIZE), 8);
    const data = at + BLOCK;
    if (tar[at + KIND] === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, tar.subarray(data, data + size), { mode: 0o600 });
    at = data + Math.ceil(size / BLOCK) * BLOCK;
  }
}
