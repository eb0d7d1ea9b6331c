import { describe, expect, it } from 'vitest';
import { fitOffset } from '../../eval/logistic-offset.ts';

describe('logistic regression over given log odds', () => {
  const labels = [1, 1, 1, 0] as const;

  it('EV28 a signal that all have makes up what the log odds lack', () => {
    const examples = labels.map((label) => ({ label, offset: 0.4, signals: { all: 1 } }));
    expect(fitOffset(examples, 0)['all']).toBeCloseTo(Math.log(3) - 0.4, 9);
  });

  it('EV28 where the log odds are right already it adds nothing', () => {
    const examples = labels.map((label) => ({ label, offset: Math.log(3), signals: { all: 2 } }));
    expect(fitOffset(examples, 0.01)['all']).toBeCloseTo(0, 9);
  });

  it('EV28 the scale of a signal changes nothing', () => {
    const by = (all: number) =>
      fitOffset(
        labels.map((label) => ({ label, offset: 0, signals: { all } })),
        0.1,
      );
    expect((by(10)['all'] ?? 0) * 10).toBeCloseTo(by(1)['all'] ?? 0, 9);
  });
});
