import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageWeights } from './support/page-weight.ts';

const MOST_KB = 350;

describe('what is sent', () => {
  it(`UI3 each page, opened first, is at most ${MOST_KB} kB (gzip) with everything that it needs`, () => {
    const sizes = [...pageWeights()];
    expect(sizes.length).toBeGreaterThan(0);
    console.log(`note: screen, gzip: ${sizes.map(([page, kb]) => `${page} ${kb.toFixed(0)} kB`).join(', ')}`);
    expect(sizes.filter(([, kb]) => kb > MOST_KB)).toEqual([]);
  });

  it('UI2 the page names nothing from elsewhere, and holds no script or style of its own', () => {
    const page = readFileSync(new URL('../../dist/ui/index.html', import.meta.url), 'utf8');
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)| on\w+=/);
  });
});
