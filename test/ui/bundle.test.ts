import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../dist/ui/', import.meta.url);
const MOST_KB = 350;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Record<string, Chunk>;

/** The files that a chunk needs before it runs. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, seen);
  return seen;
}

function kilobytes(names: readonly string[]): number {
  const files = new Set(names.flatMap((name) => [...filesOf(name)]));
  const sizes = [...files].map((file) => gzipSync(readFileSync(new URL(file, folder))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

describe('what is sent', () => {
  const pages = Object.keys(manifest).filter((name) => /^pages\/[^/]+\/page\.tsx$/.test(name));

  it(`UI3 each page, opened first, is at most ${MOST_KB} kB (gzip) with everything that it needs`, () => {
    expect(pages.length).toBeGreaterThan(0);
    const sizes = pages.map((page) => [page, kilobytes(['index.html', page])] as const);
    console.log(`note: screen, gzip: ${sizes.map(([page, kb]) => `${page} ${kb.toFixed(0)} kB`).join(', ')}`);
    expect(sizes.filter(([, kb]) => kb > MOST_KB)).toEqual([]);
  });

  it('UI2 the page names nothing from elsewhere, and holds no script or style of its own', () => {
    const page = readFileSync(new URL('index.html', folder), 'utf8');
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)| on\w+=/);
  });
});
