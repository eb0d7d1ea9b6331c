import { describe, expect, it } from 'vitest';
import { codePointsBefore, toUtf16 } from '../../eval/datasets/code-points.ts';
import { toTokens, tokensOf } from '../../eval/datasets/tokens.ts';
import { markedMistakes } from '../../eval/metrics/mistakes.ts';
import {
  markedCharacters,
  markedF1,
  markedPrecision,
  markedRecall,
  merged,
} from '../../eval/metrics/overlap.ts';

type Pair = readonly [number, number];

function spans(pairs: readonly Pair[]) {
  return pairs.map(([start, end]) => ({ start, end }));
}

describe('marked characters', () => {
  it.each<[string, Pair[], Pair[], [number, number, number]]>([
    ['part of a range', [[0, 10]], [[5, 20]], [5, 10, 15]],
    [
      'two that overlap count each character once',
      [
        [0, 6],
        [4, 10],
        [0, 6],
      ],
      [[0, 10]],
      [10, 10, 10],
    ],
    [
      'one range over two',
      [
        [0, 3],
        [6, 9],
      ],
      [[2, 7]],
      [2, 6, 5],
    ],
    ['nothing found', [[0, 3]], [], [0, 3, 0]],
    ['nothing marked by the set', [], [[1, 4]], [0, 0, 3]],
    ['ranges that only touch', [[0, 3]], [[3, 6]], [0, 3, 3]],
  ])('EV4 %s', (_title, gold, found, [shared, all, judged]) => {
    expect(markedCharacters(spans(gold), spans(found))).toEqual({ shared, gold: all, found: judged });
  });

  it('EV4 recall, precision and F1 over all texts together', () => {
    const items = [
      { shared: 5, gold: 10, found: 15 },
      { shared: 0, gold: 10, found: 0 },
      { shared: 0, gold: 0, found: 5 },
    ];
    expect(markedRecall(items)([1, 1, 1])).toBe(5 / 20);
    expect(markedPrecision(items)([1, 1, 1])).toBe(5 / 20);
    expect(markedF1(items)([1, 1, 1])).toBe(10 / 40);
    expect(markedF1(items)([2, 0, 0])).toBe(20 / 50);
  });

  it('EV4 empty ranges vanish, neighbours become one', () => {
    expect(
      merged(
        spans([
          [4, 4],
          [0, 2],
          [2, 3],
          [8, 9],
        ]),
      ),
    ).toEqual(
      spans([
        [0, 3],
        [8, 9],
      ]),
    );
  });
});

describe('marked mistakes', () => {
  it.each<[string, Pair[], Pair[], [number, number, number]]>([
    ['one token of two is enough', [[2, 4]], [[3, 6]], [1, 1, 1]],
    [
      'two found in one mistake: one counts',
      [[2, 4]],
      [
        [2, 3],
        [3, 4],
      ],
      [1, 1, 2],
    ],
    [
      'one found over two mistakes is used up by the first',
      [
        [2, 4],
        [5, 6],
      ],
      [[2, 6]],
      [1, 2, 1],
    ],
    [
      'the first one that overlaps is taken',
      [
        [0, 5],
        [6, 9],
      ],
      [
        [4, 7],
        [8, 9],
      ],
      [2, 2, 2],
    ],
    [
      'taking the first can cost a later one',
      [
        [0, 5],
        [6, 7],
      ],
      [
        [1, 2],
        [3, 8],
      ],
      [2, 2, 2],
    ],
    ['neighbours do not overlap', [[2, 4]], [[4, 5]], [0, 1, 1]],
    [
      'a token in two ranges is left to the first',
      [[4, 5]],
      [
        [2, 4],
        [3, 5],
      ],
      [1, 1, 2],
    ],
    [
      'the same tokens twice are one',
      [[4, 5]],
      [
        [4, 5],
        [4, 5],
      ],
      [1, 1, 1],
    ],
  ])('EV5 %s', (_title, gold, found, [shared, all, judged]) => {
    expect(markedMistakes(spans(gold), spans(found))).toEqual({ shared, gold: all, found: judged });
  });

  it('EV5 characters become the words that they touch', () => {
    const text = 'The cat  sat , 12 - 3 .';
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(text.split(/\s+/));
    expect(toTokens(text, spans([[5, 10]]))).toEqual(spans([[1, 3]]));
    expect(toTokens(text, spans([[7, 9]]))).toEqual([]);
    expect(toTokens(text, spans([[0, 23]]))).toEqual(spans([[0, 8]]));
    expect(
      toTokens(
        text,
        spans([
          [15, 17],
          [20, 21],
        ]),
      ),
    ).toEqual(
      spans([
        [4, 5],
        [6, 7],
      ]),
    );
  });
});

describe('offsets', () => {
  it('EV4 counted in code points by the sets, in UTF-16 here', () => {
    const text = 'a🙂b🙂c';
    expect(toUtf16(text, spans([[2, 4]]))).toEqual(spans([[3, 6]]));
    expect(text.slice(3, 6)).toBe('b🙂');
    expect([0, 1, 3, 4, 6, 7].map((at) => codePointsBefore(text, at))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
