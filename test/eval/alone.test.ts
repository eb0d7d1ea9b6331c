import { describe, expect, it } from 'vitest';
import { documentOf, plainRow } from '../../eval/datasets/plain-row.ts';
import { underFrozen } from '../../eval/page/frozen-table.ts';
import type { SectionResult } from '../../eval/measure.ts';
import { countAlone, isText, judgedAlone, sharesOf } from '../../eval/statements/alone.ts';
import { precisionFile } from '../../eval/statements/precision.ts';
import type { EvalRow } from '../../eval/row.ts';

function rowOf(answer: string, label: 0 | 1, evidence = 'The Alder clinic has 42 beds.'): EvalRow {
  return plainRow({ dataset: 'd', id: answer, group: 'g', answer, evidences: [documentOf(evidence)], label });
}

describe('the judge of statements by itself', () => {
  const said = [
    rowOf('The Alder clinic has 42 beds.', 1),
    rowOf('The Alder clinic has 54 beds.', 0),
    rowOf('Nobody reads zebras.', 1),
  ].map(judgedAlone);
  const count = countAlone('d', said);

  it('EV29 rows by label and outcome', () => {
    expect(count.true_rows).toMatchObject({ supported: 1, contradicted: 0 });
    expect(count.false_rows).toMatchObject({ supported: 0, contradicted: 1 });
    expect(sharesOf(count)).toMatchObject({ supported_right: 1, contradicted_right: 1 });
    expect(sharesOf(count).decided_rightly).toBeCloseTo(2 / 3, 9);
    expect(sharesOf(count).balanced).toBeCloseTo(3 / 4, 9);
  });

  it('EV29 rows of records, and rows without a label, are not its own', () => {
    expect(isText(rowOf('a', 1))).toBe(true);
    expect(isText({ ...rowOf('a', 1), label: null })).toBe(false);
    expect(isText({ ...rowOf('a', 1), evidences: [{ evidence_id: 't', type: 'json', data: {} }] })).toBe(
      false,
    );
  });

  it('EV29 the file of its precision: pooled, one more right and one more wrong', () => {
    const row = plainRow({ dataset: 'r', id: 'r', group: 'g', answer: 'a', evidences: [], label: 1 });
    const near = { row, outcome: 'undecided', nearly: 'supported' } as const;
    const rows = [near, { ...near, nearly: 'contradicted' }, { row, outcome: 'undecided' }] as const;
    const text = precisionFile([count, { ...count, name: 'e' }], rows, '2026-11-23');
    expect(text).toContain('2 of 2 supported, 2 of 2 contradicted');
    expect(text).toContain('  supported: 0.750,\n  contradicted: 0.750,\n');
    expect(text).toContain('nearly: { supported: 0.667, contradicted: 0.333 },\n  open: 0.667,\n');
    expect(text).toContain('Sets: d, e; of rows r.');
  });

  it('EV20 sets under their frozen figure are listed with the points they lost', () => {
    const result = (name: string, value: number): SectionResult =>
      ({ name, judges: { assay: { balanced_accuracy: { value, low: null, high: null } } } }) as never;
    const frozen = { a: { balanced_accuracy: 0.7 }, b: { balanced_accuracy: 0.5 } };
    expect(underFrozen([result('a', 0.65), result('b', 0.6), result('c', 0.1)], frozen)).toEqual([
      'a: 5.0 points',
    ]);
  });
});
