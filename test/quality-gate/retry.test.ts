import { array, assert, boolean, constant, constantFrom, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QualityResult, QualityRetry } from '../../src/contract/quality.ts';
import type { GateAssessment } from '../../src/core/quality-gate/gate-request.ts';
import { betterAttempt } from '../../src/core/quality-gate/retry/better-attempt.ts';
import { retryMessages } from '../../src/core/quality-gate/retry/retry-messages.ts';
import { worthRetrying } from '../../src/core/quality-gate/retry/worth-retrying.ts';
import { scoreItems } from '../../src/core/quality-gate/score-items.ts';

interface Item {
  readonly passed: boolean | null;
  readonly veto: boolean;
}

function qualityOf(items: readonly Item[], ratio = 0.75): QualityResult {
  return QualityResult.parse({
    ...scoreItems(items, ratio),
    summary: '',
    min_pass_ratio: ratio,
    checkers: {},
    details: items.map((item, at) => ({
      ...item,
      id: `t.${at + 1}`,
      question: `Question ${at + 1}?`,
      note: at === 0 ? '' : `because ${at + 1}`,
      decided_by: 'judge',
    })),
  });
}

const labels = (...passed: (boolean | null)[]): Item[] => passed.map((one) => ({ passed: one, veto: false }));
const of = (...passed: (boolean | null)[]): GateAssessment => ({
  quality: qualityOf(labels(...passed)),
  unchecked: null,
  usage: null,
});
const none: GateAssessment = {
  quality: null,
  unchecked: { reason: 'timeout', detail: 'too late' },
  usage: null,
};

describe('a second attempt', () => {
  it('QG19 gets the first answer and what it does not meet, with why', () => {
    const first = [{ role: 'user' as const, content: 'Write.' }];
    const quality = qualityOf(labels(false, true, null));
    const messages = retryMessages(first, 'my answer', quality, 'en');
    expect(messages.slice(0, 2)).toEqual([...first, { role: 'assistant', content: 'my answer' }]);
    expect(messages[2]?.role).toBe('user');
    expect(messages[2]?.content).toContain('- Question 1?\n- Question 3? (only partly met): because 3\n');
    expect(messages[2]?.content).not.toContain('Question 2?');
    expect(retryMessages(first, 'a', quality, 'ko')[2]?.content).toContain('일부만 충족');
    expect(first).toHaveLength(1);
  });

  it('QG19 is worth it only where the first one failed', () => {
    expect(worthRetrying(qualityOf(labels(false, false)))).toBe(true);
    expect(worthRetrying(qualityOf(labels(true, true)))).toBe(false);
    expect(worthRetrying({ ...qualityOf(labels(false)), status: 'not_evaluated' })).toBe(false);
  });

  it.each([
    ['passes', of(true, false), of(true, true), 2, 'helped'],
    ['is better and fails too', of(false, false, false), of(true, false, false), 2, 'helped'],
    ['is as good', of(true, false), of(false, true), 1, 'no_change'],
    ['is worse', of(true, false), of(false, false), 1, 'worse'],
    ['could not be judged', of(true, false), none, 1, 'failed'],
  ] as const)('QG20 that %s', (_, first, second, delivered, outcome) => {
    const better = betterAttempt(first, second);
    expect([better.delivered, QualityRetry.parse(better.retry).outcome]).toEqual([delivered, outcome]);
    expect(better.retry.delivered).toBe(delivered);
  });

  it('QG20 a veto outweighs the score', () => {
    const vetoed = (met: boolean, ...rest: boolean[]): GateAssessment => ({
      quality: qualityOf([{ passed: met, veto: true }, ...labels(...rest)]),
      unchecked: null,
      usage: null,
    });
    expect(betterAttempt(vetoed(false, true, true), vetoed(true, false, false)).delivered).toBe(2);
    expect(betterAttempt(vetoed(true, false, false), vetoed(false, true, true)).delivered).toBe(1);
  });

  const items = array(record({ passed: oneof(boolean(), constant(null)), veto: boolean() }), {
    minLength: 1,
    maxLength: 6,
  });
  const attempt = oneof(
    items.map((list): GateAssessment => ({ quality: qualityOf(list), unchecked: null, usage: null })),
    constantFrom(none),
  );

  it('QG20 is delivered only where it is better, never one without quality; scores are those of both', () => {
    assert(
      property(attempt, attempt, (first, second) => {
        const { delivered, retry } = betterAttempt(first, second);
        const [one, other] = [first.quality, second.quality];
        expect(delivered === 2 && (one === null || other === null)).toBe(false);
        expect(delivered === 2 && one?.passed === true && other?.passed !== true).toBe(false);
        const isSame = one?.passed === other?.passed;
        const vetoed = (quality: QualityResult | null): boolean =>
          quality?.details.some(({ veto, passed }) => veto === true && passed === false) ?? false;
        const isLower = (other?.score ?? 0) <= (one?.score ?? 0);
        expect(delivered === 2 && isSame && vetoed(one) === vetoed(other) && isLower).toBe(false);
        expect(delivered === 2).toBe(retry.outcome === 'helped');
        expect(retry.scores).toEqual([one, other].flatMap((quality) => quality?.score ?? []));
        expect(betterAttempt(first, first).delivered).toBe(1);
      }),
    );
  });
});
