// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { summaryText } from '../../src/contract/summary.ts';
import { Markdown, type Marked } from '../../ui/components/markdown.tsx';

afterEach(cleanup);

function show({ of, isFirst, isLast, children }: Marked) {
  return (
    <b data-of={of} data-edges={`${isFirst} ${isLast}`}>
      {children}
    </b>
  );
}

/** The marked stretches of a text in which one stretch is named. */
function marksOf(text: string, stretch: string): string[] {
  const start = text.indexOf(stretch);
  const marks = { spans: [{ start, end: start + stretch.length }], show };
  const { container } = render(<Markdown text={text} marks={marks} />);
  return [...container.querySelectorAll('[data-of]')].map(
    (mark) => `${mark.textContent} ${mark.getAttribute('data-edges')}`,
  );
}

describe('what is marked in Markdown', () => {
  it.each([
    ['a plain stretch', 'It has nine hotels. One is shut.', 'One is shut.', ['One is shut. true true']],
    ['a list item', '- one\n- two hotels', 'two hotels', ['two hotels true true']],
    [
      'over bold',
      'It has **nine** hotels.',
      'has **nine** hotels',
      ['has  true false', 'nine false false', ' hotels false true'],
    ],
    ['behind an escape', String.raw`1\* and 2\* rooms`, 'and', ['and true true']],
    ['over an entity', 'A &amp; B are here.', 'B are', ['B are true true']],
    ['over a line end', '구절 하나와\n  다음 줄.', '하나와\n  다음', ['하나와\n다음 true true']],
    ['not in a link', 'See [the house](https://a.invalid/).', 'the house', []],
    ['beside HTML, which is text', 'a <i>b</i> c', 'b', ['b true true']],
    ['not in code', '```\nx = 1\n```', 'x = 1', []],
  ])('UI37 %s', (_, text, stretch, marked) => {
    expect(marksOf(text, stretch)).toEqual(marked);
  });

  it('UI39 a summary is read out of what a model wrote around it, and what is none stays', () => {
    const json = JSON.stringify({ summary: 'Nine hotels.', key_points: ['One is shut.'] });
    const text = 'Nine hotels.\n\n- One is shut.';
    for (const written of [json, `\`\`\`json\n${json}\n\`\`\``, `Here it is:\n${json}\nThat is all.`])
      expect(summaryText(written)).toBe(text);
    for (const other of ['', 'No summary.', '{"summary": "cut', '{"key_points": []}'])
      expect(summaryText(other)).toBe(other);
  });
});
