// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { QualityResult } from '../../src/contract/quality.ts';
import { assayLabels } from '../../ui/react/labels.ts';
import { QualityBadge } from '../../ui/react/quality-badge.tsx';
import { qualityView } from '../../ui/react/quality-view.ts';

afterEach(cleanup);

const RESULT: QualityResult = {
  passed: false,
  score: 0.625,
  details: [
    { id: 'a.10', question: 'Ten?', passed: false, note: 'no reason', decided_by: 'judge', disputed: true },
    { id: 'a.1', question: 'One?', passed: true, note: '', decided_by: 'rule', veto: true },
    { id: 'a.2', question: 'Two?', passed: null, note: 'half', decided_by: 'judge' },
  ],
  unevaluated: [{ id: 'a.3', question: 'Three?', reason: 'over_budget', detail: 'no time left' }],
  summary: 'Nearly.',
  status: 'failed',
  min_pass_ratio: 0.75,
  retry: { outcome: 'helped', delivered: 2, scores: [0.2, 0.625] },
  checkers: {},
};
const ko = assayLabels('ko');

describe('the badge', () => {
  it('UI10 shows the share in the words of the source, below and above the score that passes', () => {
    const { rerender } = render(<QualityBadge quality={RESULT} labels={ko} />);
    expect(screen.getByRole('button').textContent).toBe('품질 62%품질 검증 미달');
    rerender(<QualityBadge quality={{ ...RESULT, passed: true, score: 1, status: 'passed' }} labels={ko} />);
    expect(screen.getByRole('button').textContent).toBe('품질 100%품질 검증 통과');
  });

  it('UI10 unfolds by its button, which says whether it is open, to each item in order', () => {
    render(<QualityBadge quality={RESULT} labels={assayLabels('en')} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('list')).toBeNull();
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'One? metdecided by a rule · must be met',
      'Two? partly methalfjudged by a model',
      'Three? not evaluatedno time leftover budget',
      'Ten? not metno reasonjudged by a model · votes disagreed',
    ]);
    expect(screen.getByText('Nearly.')).toBeDefined();
    expect(screen.getByText('A second attempt was better; it is the one shown.')).toBeDefined();
  });

  it('UI10 says softly which items an answer fell short of', () => {
    render(<QualityBadge quality={RESULT} labels={ko} />);
    expect(screen.getByText('이 항목이 미달입니다: Two? · Ten?')).toBeDefined();
  });

  it('UI10 is grey with the reason where there is no verdict: no share, no pass, no fail', () => {
    const result = { ...RESULT, passed: null, score: null, status: 'not_evaluated' as const };
    const unchecked = { reason: 'unavailable' as const, detail: 'the judge is away', result };
    const { container } = render(<QualityBadge quality={null} unchecked={unchecked} labels={ko} />);
    expect(screen.getByRole('button').textContent).toBe('평가되지 않음 · 닿을 수 없음');
    expect(container.querySelector('.assay-quality')?.getAttribute('data-status')).toBe('not_evaluated');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('the judge is away')).toBeDefined();
    expect(screen.getAllByRole('listitem').length).toBe(4);
  });

  it('UI10 says nothing where nobody asked for an evaluation', () => {
    for (const quality of [undefined, null]) {
      const { container } = render(<QualityBadge quality={quality} labels={ko} />);
      expect(container.textContent).toBe('');
    }
  });

  it('UI10 never rounds a share up to one that it did not reach', () => {
    for (const [score, percent] of [
      [0.749, 74],
      [0.875, 87],
      [0.29, 29],
      [0.999, 99],
      [0.57, 57],
    ] as const)
      expect(qualityView({ ...RESULT, score })?.percent).toBe(percent);
  });
});
