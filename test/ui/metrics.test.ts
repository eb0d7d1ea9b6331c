import { describe, expect, it } from 'vitest';
import cases from '../../cases/ui/metric-ranges.json' with { type: 'json' };
import type { CboPoint, JobPoint, VerdictPoint } from '../../src/contract/metrics.ts';
import { bucketText, bucketTick } from '../../ui/i18n/format.ts';
import { isEmpty, lastOf, sumOf } from '../../ui/pages/figures/drawing.ts';
import {
  coverageDrawing,
  evidenceDrawing,
  retryDrawing,
  signalDrawing,
  verdictDrawing,
} from '../../ui/pages/figures/drawings.ts';
import { valueText } from '../../ui/pages/figures/look.ts';
import { plotData } from '../../ui/pages/figures/plot-options.ts';
import { rangeOf } from '../../ui/pages/figures/range.ts';

const DAYS = ['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z'] as const;

function cbo(start: string, more: Partial<CboPoint> = {}): CboPoint {
  return {
    start,
    asks: 0,
    evidence: { schema: 0, contains: 0, local_file: 0, calls: 0, imports: 0 },
    objects: null,
    coverage: null,
    io_gate: null,
    feedback: { thumbs_up: 0, thumbs_down: 0, correction_request: 0 },
    signals: {
      insufficient_evidence: 0,
      citation_missing: 0,
      vector_hit_zero: 0,
      cbo_evidence_zero: 0,
      io_gate_drop: 0,
      coverage_drop: 0,
      thumbs_down: 0,
      contract_invalid: 0,
    },
    ...more,
  };
}

describe('the range of an address', () => {
  it.each(cases)('UI26 $title', ({ search, range }) => {
    expect(rangeOf(search)).toEqual(range);
  });
});

describe('what charts show', () => {
  const found = { schema: 1, contains: 2, local_file: 0, calls: 0, imports: 4 };
  const points = [cbo(DAYS[0], { evidence: found }), cbo(DAYS[1])];

  it('UI26 counts stand on each other: the first row holds all, each next one what is below it', () => {
    const drawing = evidenceDrawing(points);
    expect(drawing.rows.map(({ name }) => name)).toEqual([
      'schema',
      'contains',
      'local_file',
      'calls',
      'imports',
    ]);
    const [times, ...rows] = plotData(drawing, 'counts');
    expect(times).toEqual([1795046400, 1795132800]);
    expect(rows).toEqual([
      [7, 0],
      [6, 0],
      [4, 0],
      [4, 0],
      [4, 0],
    ]);
    expect(drawing.rows.map(sumOf)).toEqual([1, 2, 0, 0, 4]);
  });

  it('UI26 shares stand by themselves; where no snapshot was made there is no value, and none is 0', () => {
    const coverage = { params: 1, returns: 0.5, fields: null, lines: 0 };
    const drawing = coverageDrawing([cbo(DAYS[0], { coverage, io_gate: 0.25 }), cbo(DAYS[1])]);
    expect(plotData(drawing, 'shares').slice(1)).toEqual([
      [0.25, null],
      [1, null],
      [0.5, null],
      [null, null],
      [0, null],
    ]);
    expect(drawing.rows.map(lastOf)).toEqual([0.25, 1, 0.5, null, 0]);
    expect(isEmpty(drawing, false)).toBe(false);
    expect(isEmpty(coverageDrawing([cbo(DAYS[0])]), false)).toBe(true);
  });

  it('UI26 reasons that nothing had are left out; nothing at all is empty', () => {
    const signals = { ...cbo(DAYS[0]).signals, coverage_drop: 2 };
    const drawing = signalDrawing([cbo(DAYS[0]), cbo(DAYS[1], { signals })]);
    expect(drawing.rows).toMatchObject([{ name: 'coverage_drop', values: [0, 2] }]);
    expect(isEmpty(signalDrawing([cbo(DAYS[0])]), true)).toBe(true);
    expect(isEmpty(evidenceDrawing([cbo(DAYS[0])]), true)).toBe(true);
  });

  it('UI26 the share tried again is that of ME3, and null where nothing ended', () => {
    const none = { succeeded: 0, failed: 0, dead_lettered: 0, cancelled: 3, p95_ms: null };
    const jobs: JobPoint[] = [
      { ...none, start: DAYS[0], succeeded: 2, failed: 1, dead_lettered: 1 },
      { ...none, start: DAYS[1] },
    ];
    expect(retryDrawing(jobs).rows[0]?.values).toEqual([0.25, null]);
  });

  it('UI26 verdicts are those of one part, by outcome', () => {
    const verdicts: VerdictPoint['verdicts'] = [
      { part: 'verify', outcome: 'PASSED', count: 3 },
      { part: 'check', outcome: 'PASSED', count: 5 },
      { part: 'verify', outcome: 'HALLUCINATION', count: 1 },
    ];
    const drawing = verdictDrawing([{ start: DAYS[0], verdicts }], 'verify');
    expect(drawing.rows.map(({ name, values }) => [name, ...values])).toEqual([
      ['PASSED', 3],
      ['HALLUCINATION', 1],
    ]);
  });
});

describe('words of charts', () => {
  it('UI26 buckets are those of UTC, whatever the clock of the machine', () => {
    expect(bucketText('2026-11-20T00:00:00.000Z', 'day')).toBe('11월 20일');
    expect(bucketText('2026-11-16T00:00:00.000Z', 'week')).toBe('11월 16일~22일');
    expect(bucketText('2026-11-20T23:00:00.000Z', 'hour')).toContain('23');
    expect(bucketTick('2026-11-20T23:00:00.000Z', 'hour')).toContain('23');
    expect(bucketTick('2026-11-20T00:00:00.000Z', 'hour')).toBe('11. 20.');
  });

  it('UI26 what was not measured is a dash, never a zero', () => {
    expect(valueText(null, 'shares')).toBe('–');
    expect(valueText(undefined, 'times')).toBe('–');
    expect([valueText(0, 'counts'), valueText(0, 'shares')]).toEqual(['0', '0%']);
  });
});
