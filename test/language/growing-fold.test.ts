import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, foldText } from '../../src/core/language/fold-text.ts';
import { growingFold } from '../../src/core/language/growing-fold.ts';

const CHARACTER = fc.constantFrom(
  ...'ae .가각3\n\u00a0’“−\u200b\u00ad\u202e²👩\u200d\u1100\u1161\u11a8\u0301\u0323\u212b\uf900\u{2f800}=\u0338',
);
const PIECES = fc.array(
  fc.array(CHARACTER, { maxLength: 5 }).map((characters) => characters.join('')),
  { maxLength: 20 },
);

describe('the fold of a text that grows', () => {
  it('TX5 cut anywhere, what is folded so far begins the folded whole, and a full stop ends it', () => {
    fc.assert(
      fc.property(PIECES, (pieces) => {
        const growing = growingFold();
        const so = pieces.map((piece) => growing.add(piece)).join('');
        const whole = pieces.join('');
        expect(folded(whole).startsWith(so)).toBe(true);
        expect(so + growing.add('.')).toBe(folded(`${whole}.`));
      }),
      { numRuns: 5000 },
    );
  });

  it('TX5 spans lead to the same places as those of the whole, and quote them', () => {
    fc.assert(
      fc.property(PIECES, fc.array(fc.nat(60), { maxLength: 6 }), (pieces, places) => {
        const growing = growingFold();
        const whole = `${pieces.join('')}.`;
        for (const piece of [...pieces, '.']) growing.add(piece);
        const { text, written } = foldText(whole);
        const marks = places.map((one) => Math.min(one, text.length)).toSorted((a, b) => a - b);
        let taken = 0;
        for (const [index, start] of marks.entries()) {
          const span = { start, end: marks[index + 1] ?? text.length };
          const place = written(span);
          if (span.end <= span.start || place.start < taken) continue;
          taken = place.end;
          expect(growing.take(span)).toEqual({ text: whole.slice(place.start, place.end), span: place });
        }
      }),
      { numRuns: 5000 },
    );
  });
});
