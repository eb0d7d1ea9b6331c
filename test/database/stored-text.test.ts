import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coalesced } from '../../src/adapters/database/coalesced.ts';
import { storedJson, storedText } from '../../src/adapters/database/stored-text.ts';

/** Every string of a value, keys too, as Postgres can hold it. */
function stored(value: unknown): unknown {
  if (typeof value === 'string') return storedText(value);
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storedText(key), stored(inner)]));
}

const HARD = [
  '\0',
  '\ud800',
  '\udfff',
  '\\u0000',
  '\\\\u0000',
  '\\',
  '"',
  '\\ud800',
  '😀',
  '\ufffd',
  'u0000',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...HARD), fc.string({ maxLength: 3 })))
  .map((parts) => parts.join(''));

describe('what Postgres can hold', () => {
  it('ST2 JSON is the value with its strings replaced, and nothing else', () => {
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text), fc.integer())), (value) => {
        const json = storedJson(value);
        expect(JSON.parse(json)).toEqual(stored(JSON.parse(JSON.stringify(value))));
        expect(JSON.stringify(JSON.parse(json))).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/);
      }),
    );
  });

  it('ST2 text without NUL and halves of characters stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (given) => {
        expect(storedText(given)).toBe(given.replaceAll('\0', '\ufffd'));
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
