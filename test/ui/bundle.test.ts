import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageFiles, pageWeights } from './support/page-weight.ts';

const MOST_KB = 350;

const folder = new URL('../../dist/ui/', import.meta.url);

describe('what is sent', () => {
  it('UI1 each page of the screen has a page of its own, which names all that it needs', () => {
    const list = readFileSync(new URL('../../ui/pages/pages.ts', import.meta.url), 'utf8');
    const addresses = [...list.matchAll(/ to: '\/(\w+)'/g)].map(([, address = '']) => address);
    const pages = pageFiles();
    expect(new Set(pages.keys())).toEqual(new Set(addresses));
    for (const [page, files] of pages) {
      const html = readFileSync(new URL(`${page}.html`, folder), 'utf8');
      const named = new Set(
        [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file),
      );
      expect(named).toEqual(files);
    }
    expect(readFileSync(new URL('index.html', folder), 'utf8')).toBe(
      readFileSync(new URL(`${addresses[0]}.html`, folder), 'utf8'),
    );
  });

  it(`UI3 each page, opened first, is at most ${MOST_KB} kB (gzip) with everything that it needs`, () => {
    const sizes = [...pageWeights()];
    expect(sizes.length).toBeGreaterThan(0);
    console.log(`note: screen, gzip: ${sizes.map(([page, kb]) => `${page} ${kb.toFixed(0)} kB`).join(', ')}`);
    expect(sizes.filter(([, kb]) => kb > MOST_KB)).toEqual([]);
  });

  it('UI2 the page names nothing from elsewhere, and holds no script or style of its own', () => {
    const page = readFileSync(new URL('index.html', folder), 'utf8');
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)| on\w+=/);
  });
});
