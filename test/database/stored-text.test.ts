import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coalesced } from '../../src/adapters/database/coalesced.ts';
import { heldText, heldValue, storedJsonText, storedText } from '../../src/adapters/database/stored-text.ts';
import { anyText } from '../support/any-text.ts';

const UNHELD = /[\0\p{Surrogate}]/u;
const UNHELD_JSON = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

describe('what Postgres can hold', () => {
  it('FT2 any text is stored as one that Postgres can hold, and comes back', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        expect(storedText(given)).not.toMatch(UNHELD);
        expect(heldText(storedText(given))).toBe(given);
      }),
    );
  });

  it('FT2 JSON of any text is stored as JSON that Postgres can hold, its strings as text is stored', () => {
    fc.assert(
      fc.property(fc.dictionary(anyText, fc.oneof(anyText, fc.array(anyText), fc.integer())), (value) => {
        const json = storedJsonText(JSON.stringify(value));
        expect(json).not.toMatch(UNHELD_JSON);
        expect(heldValue(JSON.parse(json))).toEqual(value);
      }),
    );
  });

  it('FT2 a text and the same text in JSON are stored alike, so that one finds the other', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        expect(JSON.parse(storedJsonText(JSON.stringify(given)))).toBe(storedText(given));
      }),
    );
  });

  it('FT2 text without NUL, halves of characters and the escape stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (given) => {
        fc.pre(!UNHELD.test(given) && !given.includes('\ufdd0'));
        expect(storedText(given)).toBe(given);
      }),
    );
  });
});

describe('runs that are shared', () => {
  it('ST5 every call is answered by a run that began after it, and one runs at a time', async () => {
    let begun = 0;
    let running = 0;
    const run = coalesced(async () => {
      begun += 1;
      expect((running += 1)).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
    });
    const calls = Array.from({ length: 40 }, async (_, at) => {
      await new Promise((resolve) => setTimeout(resolve, at % 7));
      const before = begun;
      await run();
      return { before, after: begun };
    });
    for (const { before, after } of await Promise.all(calls)) expect(after).toBeGreaterThan(before);
    expect(begun).toBeLessThan(40);
  });

  it('ST5 a run that fails fails its callers, and the next one works', async () => {
    let count = 0;
    const run = coalesced(async () => {
      count += 1;
      if (count === 1) throw new Error('gone');
    });
    const [first, second, third] = await Promise.allSettled([run(), run(), run()]);
    expect([first.status, second.status, third.status]).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(count).toBe(2);
  });
});
