import { describe, expect, it } from 'vitest';
import { newSteps } from '../../src/core/language/steps.ts';
import { rememberingGrounds } from '../../src/core/verify/remembering-grounds.ts';

type OpenGrounds = ReturnType<Parameters<typeof rememberingGrounds>[0]>;
type Hold = OpenGrounds['hold'];

function claim(text: string): Parameters<Hold>[0] {
  return { text, query: null, marks: [], refs: null, lead: null };
}

/** Evidence that says of each claim which ones it was held behind. */
function countingGrounds(): { open: () => OpenGrounds; held: string[] } {
  const held: string[] = [];
  return {
    held,
    open() {
      const before: string[] = [];
      return {
        hold({ text }) {
          held.push(text);
          before.push(text);
          return {
            probability: before.length,
            unchecked: null,
            signals: [before.join('|')],
          } as unknown as ReturnType<Hold>;
        },
        leave: () => null,
        isKnown: () => false,
        textOf: () => null,
        alone: () => null,
        written: (place) => place,
      };
    },
  };
}

const all = (grounds: OpenGrounds, texts: readonly string[]): unknown[] =>
  texts.map((text) => grounds.hold(claim(text)));

describe('evidence that remembers', () => {
  it.each([0, 1, 2, 3])('GA3 of three claims %i were held on the way: each is held once', (count) => {
    const texts = ['a', 'b', 'c'];
    const { open, held } = countingGrounds();
    const grounds = rememberingGrounds(open, newSteps());
    all(grounds, texts.slice(0, count));
    expect(all(grounds.again(newSteps()), texts)).toEqual(all(countingGrounds().open(), texts));
    expect(held).toEqual(texts);
  });

  it.each([[['x', 'b', 'c']], [['a', 'x', 'c']], [['a', 'b', 'x', 'd']], [['a', 'c']]])(
    'GA3 where the claims are %j after all, what was remembered of others does not count',
    (texts) => {
      const grounds = rememberingGrounds(countingGrounds().open, newSteps());
      all(grounds, ['a', 'b', 'c']);
      expect(all(grounds.again(newSteps()), texts)).toEqual(all(countingGrounds().open(), texts));
    },
  );

  it('GA3 a claim with another citation is another claim', () => {
    const { open, held } = countingGrounds();
    const grounds = rememberingGrounds(open, newSteps());
    grounds.hold(claim('a'));
    grounds.again(newSteps()).hold({ ...claim('a'), refs: ['note-1'] });
    expect(held).toEqual(['a', 'a']);
  });
});
