import { array, assert, boolean, constant, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScoredItem, scoreItems } from '../../src/core/quality-gate/score-items.ts';

const label = oneof(boolean(), constant(null), constant(undefined));
const items = array(record({ passed: label, veto: boolean() }), { minLength: 1, maxLength: 9 });
const ratio = oneof(
  constantFrom(0.75, 1, 0.5, 0),
  integer({ min: 0, max: 100 }).map((part) => part / 100),
);

function filled(list: readonly ScoredItem[], passed: boolean): ScoredItem[] {
  return list.map((item) => (item.passed === undefined ? { ...item, passed } : item));
}

describe('the score of a checklist', () => {
  it.each([
    [[true, true, true, true], 0.75, 1, 'passed'],
    [[true, true, true, false], 0.75, 0.75, 'passed'],
    [[true, true, null, null], 0.75, 0.75, 'passed'],
    [[true, true, null, false], 0.75, 0.625, 'failed'],
    [[true, true, true], 1, 1, 'passed'],
    [[true, true, null], 1, 5 / 6, 'failed'],
    [[true, true, undefined, undefined], 0.75, 0.5, 'not_evaluated'],
    [[true, false, false, undefined], 0.75, 0.25, 'failed'],
    [[true, true, true, undefined], 0.75, 0.75, 'passed'],
    [[undefined, undefined], 0.75, 0, 'not_evaluated'],
  ] as const)('QG2 %j against %d is %d, %s', (labels, needed, score, status) => {
    const scored = scoreItems(
      labels.map((passed) => ({ passed, veto: false })),
      needed,
    );
    expect(scored).toEqual({ score, status, passed: status === 'passed' });
  });

  it('QG2 a veto item that is not met fails the whole; one that is open keeps it from passing', () => {
    const three = [true, true, true].map((passed) => ({ passed, veto: false }));
    expect(scoreItems([...three, { passed: false, veto: true }], 0.75).status).toBe('failed');
    expect(scoreItems([...three, { passed: undefined, veto: true }], 0.75).status).toBe('not_evaluated');
    expect(scoreItems([...three, { passed: null, veto: true }], 0.75).status).toBe('passed');
  });

  it('QG2 is the same whatever the order, and never more where an item is worse', () => {
    assert(
      property(items, ratio, (list, needed) => {
        const scored = scoreItems(list, needed);
        expect(scoreItems(list.toReversed(), needed)).toEqual(scored);
        expect(scored.score).toBeGreaterThanOrEqual(0);
        expect(scored.score).toBeLessThanOrEqual(1);
        expect(scored.passed).toBe(scored.status === 'passed');
        const [first, ...rest] = list;
        const worse = scoreItems([{ veto: first?.veto ?? false, passed: false }, ...rest], needed);
        expect(worse.score).toBeLessThanOrEqual(scored.score);
        expect(worse.passed && !scored.passed).toBe(false);
      }),
    );
  });

  it('QG2 what passes or fails with items open does so however they come out', () => {
    assert(
      property(items, ratio, (list, needed) => {
        const { status } = scoreItems(list, needed);
        const ends = [true, false].map((passed) => scoreItems(filled(list, passed), needed).status);
        const expected = {
          passed: ['passed', 'passed'],
          failed: ['failed', 'failed'],
          not_evaluated: ['passed', 'failed'],
        };
        expect(ends).toEqual(expected[status]);
      }),
    );
  });
});
