import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combine } from '../../../src/core/grounding/own-ground/combine.ts';
import { APPLIED, contradiction, held } from './fake-grounds.ts';

describe('what several verifiers say', () => {
  it.each([
    ['the surest speaks', [held('a', 0.3), held('b', 0.9)], 'supported', 0.9],
    ['all doubt', [held('a', 0.1), held('b', 0.2)], 'not_found', 0.2],
    ['in the band nobody decides', [held('a', 0.5)], 'undecided', 0.5],
    ['contradiction wins over support', [held('a', 0.9), contradiction('b', 0.2)], 'contradicted', 0.2],
    ['a verifier that supports it in spite of itself does not', [contradiction('a', 0.8)], 'supported', 0.8],
    ['who has no probability is not heard', [held('a', null), held('b', 0.7)], 'supported', 0.7],
  ] as const)('GR47 %s', (_, helds, end, probability) => {
    expect(combine(helds, APPLIED)).toMatchObject({ end, probability });
  });

  it('GR47 nobody has anything to say', () => {
    expect(combine([], APPLIED)).toBeNull();
    expect(combine([held('a', null)], APPLIED)).toBeNull();
  });

  it('GR47 who read nothing confirms nothing', () => {
    expect(combine([held('a', 0.9, { read: [] })], APPLIED)).toMatchObject({ end: 'undecided' });
    expect(combine([held('a', 0.9, { read: [] }), held('b', 0.1)], APPLIED)).toMatchObject({
      end: 'not_found',
    });
  });

  it('GR47 a supported claim has no unsupported part; the order of verifiers is nothing', () => {
    const one = fc.record({ probability: fc.double({ min: 0, max: 1, noNaN: true }), denies: fc.boolean() });
    fc.assert(
      fc.property(
        fc.uniqueArray(one, { minLength: 1, maxLength: 4, selector: (x) => x.probability }),
        (list) => {
          const helds = list.map(({ probability, denies }, at) =>
            denies ? contradiction(`e${at}`, probability) : held(`e${at}`, probability),
          );
          const found = combine(helds, APPLIED);
          expect(combine(helds.toReversed(), APPLIED)?.end).toBe(found?.end);
          const denied = list.some(
            ({ probability, denies }) => denies && probability < APPLIED.supported_above,
          );
          expect(found?.end === 'contradicted').toBe(denied);
          expect(found?.end === 'supported' ? found.unsupported : []).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
