import { describe, expect, it } from 'vitest';
import { remembered } from '../../src/core/read/remembered.ts';

describe('words that are kept', () => {
  it('RD18 are made once, up to so many; long ones are not kept', () => {
    const made: string[] = [];
    const read = remembered(2, (word) => {
      made.push(word);
      return word.toUpperCase();
    });
    expect(['in', 'in', 'on', 'on', 'at', 'in'].map(read)).toEqual(['IN', 'IN', 'ON', 'ON', 'AT', 'IN']);
    expect(made).toEqual(['in', 'on', 'at', 'in']);
    expect([read('incomprehensible'), read('incomprehensible')]).toHaveLength(2);
    expect(made.slice(4)).toEqual(['incomprehensible', 'incomprehensible']);
  });
});
