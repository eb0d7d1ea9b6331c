import { describe, expect, it } from 'vitest';
import { boundedMessage, LONGEST_MESSAGE } from '../../../src/core/self-check/final-message/long-message.ts';
import { readMessage } from '../../../src/core/self-check/final-message/read-message.ts';

const LINE = 'All 12 tests pass, 테스트가 모두 통과하고 린트도 깨끗하며 ';

describe('a long message', () => {
  it('FM13 is read to the end of a line within the bound, and the rest is said to be unchecked', () => {
    const message = `${'I fixed the bug in `cart.js`.\n'.repeat(4000)}All tests pass.`;
    const { text, unchecked } = boundedMessage(message);
    expect(text.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    expect(text.endsWith('`cart.js`.')).toBe(true);
    expect(unchecked).toEqual([
      {
        item: 'message',
        reason: 'over_budget',
        detail: `the first ${text.length} of its ${message.length} characters were read`,
      },
    ]);
  });

  it('FM13 is cut at the bound where it is one line, and left alone where it is no longer', () => {
    expect(boundedMessage('a'.repeat(LONGEST_MESSAGE + 1)).text).toHaveLength(LONGEST_MESSAGE);
    expect(boundedMessage('a'.repeat(LONGEST_MESSAGE)).unchecked).toEqual([]);
  });

  it('FM13 of one sentence of 80,000 characters ends, its last claim found as its first', () => {
    const message = `${LINE.repeat(80_000 / LINE.length)}and I added a test for \`tax\`.`;
    const types = readMessage(message).claims.map(({ type }) => type);
    expect(types[0]).toBe('tests_pass');
    expect(types).toContain('tests_added');
  });
});
