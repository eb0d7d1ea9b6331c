import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../../dist/ui/', import.meta.url);

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The files that a chunk needs before it runs. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, seen);
  return seen;
}

function kilobytes(manifest: Manifest, names: readonly string[]): number {
  const files = new Set(names.flatMap((name) => [...filesOf(manifest, name)]));
  const sizes = [...files].map((file) => gzipSync(readFileSync(new URL(file, folder))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Manifest;
}

function pagesOf(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((name) => /^pages\/[^/]+\/page\.tsx$/.test(name));
}

/** Each page of the build (`verify`) with the files that it needs when it is opened first. */
export function pageFiles(): ReadonlyMap<string, ReadonlySet<string>> {
  const manifest = readManifest();
  const files = (page: string) =>
    new Set(['index.html', page].flatMap((name) => [...filesOf(manifest, name)]));
  return new Map(pagesOf(manifest).map((page) => [page.split('/')[1] ?? '', files(page)]));
}

/** Each page of the build with all that it needs when it is opened first, kB (gzip). */
export function pageWeights(): ReadonlyMap<string, number> {
  const manifest = readManifest();
  return new Map(pagesOf(manifest).map((page) => [page, kilobytes(manifest, ['index.html', page])]));
}
