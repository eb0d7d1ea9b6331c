import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentences } from '../../src/core/language/sentences.ts';
import { anyCharacter } from '../support/any-character.ts';

interface Row {
  readonly text: string;
  readonly sentences: readonly { readonly text: string; readonly kind: string }[];
}

const ROWS: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../cases/language/sentences.json', import.meta.url), 'utf8'),
);

const MARKUP = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        ' ',
        '. ',
        '다. ',
        '# ',
        '- ',
        '> ',
        '```',
        '|',
        '---',
        '1. ',
        '...',
        '"',
        ')',
        '2020. 3. 4.',
        'Dr.',
        '\t',
        '    ',
      ),
      fc.string({ unit: anyCharacter, maxLength: 5 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('SE1 SE2 SE3 SE4 SE5 SE6 sentences by the table', () => {
  it.each(ROWS)('SE: $text', (row) => {
    const found = sentences(row.text);
    expect(found.map(({ start, end, kind }) => ({ text: row.text.slice(start, end), kind }))).toEqual(
      row.sentences,
    );
  });
});

describe('sentences of any text', () => {
  it('SE1 every character that is not white space lies in exactly one sentence, in order', () => {
    fc.assert(
      fc.property(MARKUP, (text) => {
        let from = 0;
        for (const { start, end } of sentences(text)) {
          expect(text.slice(from, start).trim()).toBe('');
          expect(start).toBeLessThan(end);
          from = end;
        }
        expect(text.slice(from).trim()).toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('SE1 spans have no white space at their ends, and the body lies inside', () => {
    fc.assert(
      fc.property(MARKUP, (text) => {
        for (const { start, end, body } of sentences(text)) {
          const quote = text.slice(start, end);
          expect(quote.trim()).toBe(quote);
          expect(body >= start && body <= end).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('SE2 a paragraph put after another leaves the sentences of the first as they were', () => {
    for (const row of ROWS) {
      if (row.sentences.some(({ kind }) => kind !== 'prose')) continue;
      const both = sentences(`${row.text}\n\nThe end.`).map(({ start, end }) =>
        `${row.text}\n\nThe end.`.slice(start, end),
      );
      expect(both).toEqual([...row.sentences.map(({ text }) => text), 'The end.']);
    }
  });

  it('SE3 the body of an item, a heading and a quotation begins after the mark', () => {
    const text = '- item\n\n## Head\n\n> said';
    expect(sentences(text).map(({ body, end }) => text.slice(body, end))).toEqual(['item', 'Head', 'said']);
  });

  it.each([
    ['§4 The rent is fixed.', 'The rent is fixed.'],
    ['§ 12a. The notice is short.', 'The notice is short.'],
    ['§ 4 applies to flats.', '§ 4 applies to flats.'],
  ])('SE3 the sign of a section before a sentence is a mark, and none within one: %s', (text, said) => {
    expect(sentences(text).map(({ body, end }) => text.slice(body, end))).toEqual([said]);
  });

  it.each(['¹', '²⁰', '[^1]', '[^1]¹', '<sup>1</sup>', '【a】', '[1],'])(
    'SE5 a run of %s behind a point, with a letter at its end, is read in one way alone',
    (mark) => {
      const text = `The fee is 40. ${mark.repeat(5000)}x`;
      expect(sentences(text).map(({ start }) => start)).toEqual([0, 15]);
    },
  );
});
