import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskNoise } from '../../../src/core/grounding/own-ground/mask-noise.ts';

const shown = (text: string): string => maskNoise(text).replaceAll(/\s+/gu, ' ').trim();
const CODE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg';

const SCRAPS = [
  ...'< > <p> </p> <b and c> <br/> <td> <!-- --> <script> </script> <style> &amp; &#39; &#x; &nope; & ; data:image/png;base64,AAAA'.split(
    ' ',
  ),
  CODE,
  '\u0000',
  '\u200b',
  '\n',
  ' ',
  'word',
  '한글',
];
const TEXT = fc
  .array(fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('noise of pages', () => {
  it.each([
    ['<p>The fee is <b>40</b> euros.</p>', 'The fee is 40 euros.'],
    ['<script>let fee = 50;</script>The fee is 40.', 'The fee is 40.'],
    ['<style>p { width: 50% }</style>40 euros<!-- was 50 -->', '40 euros'],
    ['<SCRIPT type="x">a</SCRIPT >b', 'b'],
    ['AT&amp;T costs &euro;40 &lt;net&gt;', 'AT&T costs €40 <net>'],
    ['It doesn&#39;t and don&#x2019;t', 'It doesn\u2019t and don\u2019t'.replace('\u2019', "'")],
    [`before data:image/png;base64,${CODE}== after`, 'before after'],
    [`before ${CODE}= after`, 'before after'],
    ['nothing\u0000 at\u0001 all', 'nothing at all'],
    ['<!DOCTYPE html><html><head><title>Fees</title></head><body>40</body></html>', 'Fees 40'],
    ['<a href="x">link</a> <img src=y> <my-tag>z</my-tag>', 'link z'],
    ['요금은&nbsp;<strong>4만</strong>&nbsp;원', '요금은 4만 원'],
  ])('EC4 %j reads as %j', (written, read) => {
    expect(shown(written)).toBe(read);
  });

  it.each([
    'where a < b and c > d, and a<b and c>d',
    'List<Order> and Map<String, Order> are types',
    'x <y> z',
    'AT&T, R&D; &nope; & &#xZZ;',
    'sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'path /usr/local/share/applications/of/some/length/that/is/long/enough',
    '5 > 3 and 3 < 5',
    '# Plain Markdown\n\n- item | `code` **bold**',
  ])('EC4 leaves %j as it is', (text) => {
    expect(maskNoise(text)).toBe(text);
  });

  it('EC4 blocks begin a line, cells a bar', () => {
    expect(maskNoise('<p>One.</p><p>Two.</p>')).toBe('\n\n One.\n\n  \n\n Two.\n\n  ');
    expect(maskNoise('<tr><td>a</td><td>b</td></tr>')).toBe('\n\n  |   a     |   b     \n\n   ');
  });

  it('EC4 every text keeps its length, and what is no noise its place', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        expect(maskNoise(text)).toHaveLength(text.length);
      }),
      { numRuns: 1000 },
    );
    const text = `<div class="x"><script>${'a'.repeat(50)}</script>Here it stands.</div>`;
    expect(maskNoise(text).indexOf('Here it stands.')).toBe(text.indexOf('Here it stands.'));
  });

  it('EC4 a word that lost characters moves nothing behind the next space', () => {
    const text = 'It does&#110;&#39;t cost 40 euros';
    expect(maskNoise(text).indexOf('cost')).toBe(text.indexOf('cost'));
  });

  it('EC4 a megabyte of what begins and never ends is read in linear time', () => {
    for (const piece of [
      '<script>',
      '<!--',
      '<style',
      '<a b="',
      '<',
      '&',
      '&#1',
      'data:a/b;base64,',
      '<td ',
      CODE,
    ]) {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      const started = performance.now();
      expect(maskNoise(text)).toHaveLength(text.length);
      expect({ piece, slow: performance.now() - started > 10_000 }).toEqual({ piece, slow: false });
    }
  });
});
