// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import rows from '../../cases/ui/hostile.json' with { type: 'json' };
import { Markdown } from '../../ui/components/markdown.tsx';
import { dangersIn } from './support/dangers.ts';

afterEach(cleanup);

describe('hostile texts', () => {
  it('UI8 there are forty of them and more', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  it.each(rows)('UI8 $title stays inert, whole and cut anywhere', ({ text }) => {
    const cuts = [text, ...Array.from({ length: text.length / 5 }, (_, at) => text.slice(0, at * 5 + 1))];
    const { container, rerender } = render(<Markdown text="" isPartial />);
    for (const cut of cuts) {
      rerender(<Markdown text={cut} isPartial />);
      expect(dangersIn(container)).toEqual([]);
    }
    rerender(<Markdown text={text} />);
    expect(dangersIn(container)).toEqual([]);
  });

  it('UI8 what is HTML is read as the text that it is, and a picture as its words', () => {
    const { container } = render(
      <Markdown text={'a <b onclick="x">b</b>\n\n<script>c</script>\n\n![d](http://e.invalid/f.png)'} />,
    );
    expect(container.textContent?.replace(/\s+/g, ' ')).toBe('a <b onclick="x">b</b> <script>c</script> d');
  });

  it('the guard is alive: what is dangerous is found', () => {
    const page = document.createElement('div');
    page.innerHTML =
      '<p style="x">a</p><img src="x"><a href="javascript:x">a</a><b onclick="x">b</b><i id="x">i</i>';
    expect(dangersIn(page).length).toBe(5);
  });
});
