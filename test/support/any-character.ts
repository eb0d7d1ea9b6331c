import * as fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff - SURROGATES.count;

/**
 * Any character, as a unit of `fc.string`: as its own `binary`, which makes a table of a million characters in every
 * worker, two seconds long, to find of each its number.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.integer({ min: 0, max: LAST }).map(
  (at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count),
  (character) => {
    const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== character) throw new Error('no character');
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);
