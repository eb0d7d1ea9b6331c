import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightTables } from '../../src/adapters/reading/weight-tables.ts';

const [BITS, CLASSES, START] = [6, 13, 40];

/** The same sums, a weight at a time. */
function plainSums(bytes: Int8Array, features: Uint32Array): number[] {
  return Array.from({ length: CLASSES }, (_, one) => {
    const weights = Array.from(features, (feature) => {
      const byte = bytes[START + (feature >>> (32 - BITS)) + one] ?? 0;
      return byte * Math.abs(byte);
    });
    return weights.reduce((sum, weight) => sum + weight, 0);
  });
}

describe('tables of weights', () => {
  it('RD17 add up what features weigh, for any number of classes, up to the end of the bytes', () => {
    const size = START + 2 ** BITS + CLASSES;
    const bytes = fc.int8Array({ minLength: size, maxLength: size });
    const features = fc.uint32Array({ minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(bytes, features, (weights, of) => {
        const tables = weightTables(weights);
        const sum = tables.sum({ start: START, bits: BITS, classes: CLASSES });
        expect(tables.length).toBe(size);
        expect([...sum(of)]).toEqual(plainSums(weights, of));
        expect([...sum(of.subarray(0, 1))]).toEqual(plainSums(weights, of.subarray(0, 1)));
      }),
    );
  });
});
