import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FinishedSentence,
  finishedSentences,
  growingSentences,
} from '../../src/core/language/finished-sentences.ts';
import { ANY_TEXT, cut, SCRAP_TEXT, SIZES, TEXTS } from '../support/growing-texts.ts';

function grown(pieces: readonly string[]): {
  readonly onTheWay: FinishedSentence[];
  readonly all: FinishedSentence[];
  readonly looked: number;
} {
  const growing = growingSentences();
  const onTheWay = pieces.flatMap((piece) => growing.add(piece));
  const all = [...onTheWay, ...growing.end()];
  return { onTheWay, all, looked: growing.looked() };
}

describe('sentences of a text that grows', () => {
  it.each(TEXTS.map((text) => [text]))('GA1 in single characters they are those of the whole: %j', (text) => {
    expect(grown([...text]).all).toEqual(finishedSentences(text));
    expect(grown(cut(text, [3, 11, 1])).all).toEqual(finishedSentences(text));
  });

  it('GA1 cut anywhere they are those of the whole', () => {
    fc.assert(
      fc.property(ANY_TEXT, SIZES, (text, sizes) => {
        expect(grown(cut(text, sizes)).all).toEqual(finishedSentences(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('GA1 whatever comes later, what was given out stays', () => {
    fc.assert(
      fc.property(ANY_TEXT, SCRAP_TEXT, SIZES, (text, more, sizes) => {
        const { onTheWay } = grown(cut(text, sizes));
        expect(finishedSentences(text + more).slice(0, onTheWay.length)).toEqual(onTheWay);
      }),
      { numRuns: 3000 },
    );
  });

  it('GA1 a sentence is given out when the next one has begun, or its paragraph has ended', () => {
    const growing = growingSentences();
    expect(growing.add('The fee is 40 euros. ')).toEqual([]);
    expect(growing.add('It rose in May, as')).toMatchObject([{ words: 'The fee is 40 euros.' }]);
    expect(growing.next()).toBe('It rose in May, as');
    expect(growing.add(' planned.\n\n')).toMatchObject([{ words: 'It rose in May, as planned.' }]);
    expect(growing.end()).toEqual([]);
  });

  it('GA1 a block of code is one sentence, given out when it is closed', () => {
    const growing = growingSentences();
    const before = ['Look:\n\n```\n', 'first. line\n', 'second. line\n'].flatMap((piece) =>
      growing.add(piece),
    );
    expect(before.map(({ words }) => words)).toEqual(['Look:']);
    expect(growing.next()).toBe('code');
    expect(growing.add('```\n')).toMatchObject([{ kind: 'code', start: 7 }]);
  });

  it.each([
    ['a fence', `\`\`\`\n${'let a = 1;\n'.repeat(10_000)}`],
    ['a fence in one line', `\`\`\`\n${'let a = 1; '.repeat(10_000)}`],
    ['one line without a full stop', 'word '.repeat(20_000)],
    ['one line of sentences', 'It is said. '.repeat(9_000)],
    ['full stops alone', '.'.repeat(100_000)],
    ['empty lines', '\n'.repeat(100_000)],
    ['a list', '- an item. with more\n'.repeat(5_000)],
    ['paragraphs', 'A sentence here. And one more there.\n\n'.repeat(3_000)],
    ['brackets', 'x. ['.repeat(25_000)],
    ['a table', '| a | b |\n'.repeat(10_000)],
    ['open table rows', 'a | b. c '.repeat(10_000)],
  ])('GA1 is linear in single characters: %s', (_, text) => {
    const looked = (part: string): number => grown([...part]).looked / part.length;
    const short = looked(text.slice(0, text.length / 4));
    expect(looked(text)).toBeLessThan(short * 1.6 + 32);
    expect(looked(text)).toBeLessThan(1_200);
  });

  it('GA1 a megabyte of code in single characters', () => {
    const text = `Before.\n\n\`\`\`\n${'let a = 1;\n'.repeat(95_000)}\`\`\`\n\nAfter.`;
    const { all, looked } = grown([...text]);
    expect(all.map(({ kind }) => kind)).toEqual(['prose', 'code', 'prose']);
    expect(looked).toBeLessThan(text.length * 300);
  });
});
