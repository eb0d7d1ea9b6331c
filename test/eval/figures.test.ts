import { describe, expect, it } from 'vitest';
import { plainRow } from '../../eval/datasets/plain-row.ts';
import { type Figures, figuresOf } from '../../eval/figures.ts';
import { reached } from '../../eval/page/aim-table.ts';
import { frozenTable } from '../../eval/page/frozen-table.ts';
import { shapeCounts } from '../../eval/page/shape-table.ts';
import { kindCounts } from '../../eval/page/kind-table.ts';
import { mainTable } from '../../eval/page/main-table.ts';
import { markdown } from '../../eval/page/table.ts';
import { fraction, percent, withBounds } from '../../eval/page/number.ts';
import type { SectionResult } from '../../eval/measure.ts';
import { predictionLine } from '../../eval/predictions.ts';
import type { EvalRow, Prediction } from '../../eval/row.ts';
import { sectionsOf } from '../../eval/sections.ts';
import { bestThreshold, ownThreshold } from '../../eval/thresholds.ts';

function row(id: string, more: Partial<EvalRow>): EvalRow {
  return plainRow({ dataset: 'd', id, group: id, answer: 'one two three', evidences: [], label: 1 }, more);
}

function said(score: number, verdict: Prediction['verdict'], spans: Prediction['spans'] = []): Prediction {
  return { dataset: 'd', id: '', score, verdict, spans };
}

function figures(dataset: string, rows: readonly EvalRow[], predictions: readonly Prediction[]): Figures {
  const [section] = sectionsOf(dataset, rows);
  if (section === undefined) throw new Error('no section');
  return figuresOf(section, predictions, []);
}

function values(found: Figures): Record<string, number | null> {
  return Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value]));
}

describe('figures', () => {
  it('EV3 flagged, three ends and abstentions; rows without a label are left out of all but the abstentions', () => {
    const rows = [
      row('a', { label: 1, end: 'supported' }),
      row('b', { label: 0, end: 'contradicted' }),
      row('c', { label: 0, end: 'not_found' }),
      row('d', { label: null }),
    ];
    const predictions = [
      said(0.9, 'supported'),
      said(0.2, 'not_found'),
      said(0.4, 'abstain'),
      said(0.5, 'abstain'),
    ];
    expect(values(figures('d', rows, predictions))).toEqual({
      precision: 1,
      recall: 0.5,
      f1: 2 / 3,
      false_alarms: 0,
      balanced_accuracy: 0.75,
      accuracy: 2 / 3,
      auc: 1,
      three_way: 1 / 3,
      abstained: 0.5,
    });
  });

  it('EV19 outcomes: VERIFIED alone is passed, contradicted alone is accused', () => {
    const labels = [1, 1, 1, 0, 0, 0, 0, null] as const;
    const outcomes = [
      'verified',
      'partial',
      'contradicted',
      'verified',
      'contradicted',
      'contradicted',
      'undecided',
      'verified',
    ] as const;
    const rows = labels.map((label, at) => row(String(at), { label }));
    const predictions = outcomes.map((outcome) => ({ ...said(0.5, 'abstain'), outcome }));
    expect(values(figures('d', rows, predictions))).toMatchObject({
      true_verified: 1 / 3,
      false_verified: 1 / 4,
      true_contradicted: 1 / 3,
      false_contradicted: 1 / 2,
      verified_right: 1 / 2,
      contradicted_right: 2 / 3,
      decided_rightly: 3 / 7,
    });
  });

  it('EV20 the frozen figures stand before those of the run', () => {
    const at = (value: number) => ({ value, low: null, high: null });
    const results = [result('wice', { auc: at(0.8), f1: at(0.5) }), result('new', { auc: at(0.9) })];
    const { head, rows } = frozenTable(results, { wice: { auc: 0.75 } });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[head.indexOf('AUC')]).toBe('75.0 → 80.0 (+5.0)');
    expect(rows[0]?.[head.indexOf('F1')]).toBe('50.0');
  });

  it('EV18 claims that come to one outcome in all shapes are counted by language', () => {
    const judged = ['verified', 'verified', 'verified', 'undecided'].map((outcome, at) => ({
      row: row(`depots-en-1-${at % 2 === 0 ? 'lines' : 'table'}-${at}`, {
        task: 'en text',
        pair: at < 2 ? 'a' : 'b',
      }),
      said: { ...said(0.5, 'abstain'), outcome: outcome as 'verified' | 'undecided' },
    }));
    expect(shapeCounts(judged)).toMatchObject([{ language: 'en', held: false, claims: 2, same: 1 }]);
  });

  it('EV2 ragtruth compares rows of one model and task, webnlg of one triple set', () => {
    const make = (label: 1 | 0, key: string): EvalRow =>
      row(`${label}${key}`, { label, generator: key, task: 'qa', pair: key });
    const rows = [make(1, 'a'), make(0, 'a'), make(1, 'b'), make(0, 'b')];
    const scores = [0.2, 0.1, 0.9, 0.8].map((score) => said(score, 'supported'));
    for (const dataset of ['ragtruth', 'webnlg']) {
      const { auc, auc_all: all } = values(figures(dataset, rows, scores));
      expect([auc, all]).toEqual([1, 0.75]);
    }
  });

  it('EV4 EV5 spans by characters, on rotowire by mistakes', () => {
    const marked = { label: 0 as const, spans: [{ start: 0, end: 7 }] };
    const predictions = [said(0, 'not_found', [[4, 13]])];
    expect(values(figures('d', [row('a', marked)], predictions))).toEqual({
      span_recall: 3 / 7,
      span_precision: 3 / 9,
      span_f1: 6 / 16,
      abstained: 0,
    });
    const ofTokens = figures('rotowire', [row('a', { ...marked, dataset: 'rotowire' })], predictions);
    expect(values(ofTokens)).toMatchObject({ span_recall: 1, span_precision: 1 });
  });
});

describe('thresholds', () => {
  const items = [0.1, 0.2, 0.3, 0.6, 0.7, 0.8].map((score, at) => ({
    score,
    label: at < 3 ? (0 as const) : (1 as const),
    group: String(at),
  }));

  it('EV7 the best one parts the classes', () => {
    expect(bestThreshold(items)).toBe(0.6);
    expect(ownThreshold(items)).toMatchObject({ threshold: 0.6, in_sample: 1 });
    expect(ownThreshold(items.slice(0, 3))).toBeNull();
  });

  it('EV7 what chance gives in sample is not there out of fold', () => {
    const noise = Array.from({ length: 40 }, (_, at) => ({
      score: ((at * 37) % 41) / 41,
      label: at % 2 === 0 ? (1 as const) : (0 as const),
      group: String(at),
    }));
    const own = ownThreshold(noise);
    expect(own?.in_sample).toBeGreaterThan(own?.out_of_fold ?? 1);
  });
});

function result(name: string, assay: Figures): SectionResult {
  const none = {};
  return {
    name,
    dataset: name,
    pairing: 'all',
    rows: 3,
    labelled: 3,
    not_supported: 1,
    sources: 3,
    judges: { assay, 'always flag': none, 'claim only': none, 'no evidence': none, 'other evidence': none },
    models: {},
    own_threshold: null,
    ms_a_row: 1,
  };
}

describe('the page', () => {
  it('EV10 an aim is met, missed or not measured', () => {
    const at = (value: number) => ({ value, low: null, high: null });
    const found = reached([
      result('wice', { auc: at(0.77), balanced_accuracy: at(0.7199) }),
      result('own en', { recall: at(0.95), false_alarms: at(0.06) }),
    ]);
    const met = found.map(({ aim, met: one }) => [aim.section, aim.figure, one]);
    expect(met).toContainEqual(['wice', 'auc', true]);
    expect(met).toContainEqual(['wice', 'balanced_accuracy', false]);
    expect(met).toContainEqual(['own en', 'recall', true]);
    expect(met).toContainEqual(['own en', 'false_alarms', false]);
    expect(met).toContainEqual(['tabfact', 'accuracy', null]);
  });

  it('EV10 every judge has its row, and published figures stand beside Assay', () => {
    const { head, rows } = mainTable([result('wice', { auc: { value: 0.5, low: 0.4, high: 0.6 } })]);
    expect(rows.map(([set, judge]) => [set, judge])).toEqual([
      ['wice', 'assay'],
      ['', 'always flag'],
      ['', 'claim only'],
      ['', 'no evidence'],
      ['', 'other evidence'],
    ]);
    expect(rows[0]?.[head.indexOf('AUC')]).toBe('.500 [.400, .600]');
    expect(rows[0]?.at(-1)).toContain('MiniCheck-FT5 72.2');
    expect(rows.every((row) => row.length === head.length)).toBe(true);
  });

  it('EV10 numbers and tables', () => {
    expect([percent(0.5), percent(null), percent(Number.NaN), fraction(1), fraction(0.05)]).toEqual([
      '50.0',
      '–',
      '–',
      '1.000',
      '.050',
    ]);
    expect(withBounds(undefined, percent)).toBe('–');
    expect(markdown({ head: ['a', 'long'], rows: [['b']] })).toBe(
      '| a   | long |\n|-----|------|\n| b   |      |',
    );
  });

  it('EV12 own cases are counted by language and kind; an abstention is a miss and a false alarm', () => {
    const own = [
      row('1', { task: 'en', kind: 'number', label: 0 }),
      row('2', { task: 'en', kind: 'number', label: 0 }),
      row('3', { task: 'en', kind: 'number', label: 1 }),
      row('4', { task: 'ko', kind: 'number', label: 1 }),
    ];
    const counts = kindCounts(own, [
      said(0, 'contradicted'),
      said(0, 'abstain'),
      said(0, 'abstain'),
      said(1, 'supported'),
    ]);
    expect(counts).toEqual([
      { language: 'en', kind: 'number', hallucinated: 2, detected: 1, accurate: 1, alarms: 1, abstained: 2 },
      { language: 'ko', kind: 'number', hallucinated: 0, detected: 0, accurate: 1, alarms: 0, abstained: 0 },
    ]);
  });

  it('EV11 a prediction line counts spans in code points', () => {
    const line = predictionLine(row('a', { answer: '🙂🙂 bad' }), {
      ...said(0.25, 'contradicted', [[5, 8]]),
      id: 'a',
    });
    expect(JSON.parse(line)).toEqual({
      dataset: 'd',
      id: 'a',
      score: 0.25,
      verdict: 'contradicted',
      spans: [[3, 6]],
    });
    expect([...'🙂🙂 bad'].slice(3, 6).join('')).toBe('bad');
  });
});
