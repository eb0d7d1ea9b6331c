import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/reports/runs.json' with { type: 'json' };
import { RunReceipt } from '../../../src/contract/run-receipt.ts';
import { readLcov } from '../../../src/core/self-check/reports/lcov.ts';
import { readRun } from '../../../src/core/self-check/reports/read-run.ts';
import { receipt } from '../support/runs.ts';

describe('a run is its receipt and its reports', () => {
  it.each(cases)('TR9 $about', ({ files, expected, exit, ended, output, counts, problems }) => {
    const outcome = {
      receipt: RunReceipt.parse({ ...receipt('work', 0), exit_code: exit, ended, output }),
      files: Object.entries(files).map(([path, text]) => ({ path, text })),
    };
    const reports = expected.map((path) => ({ path, format: 'jest_json' as const }));
    const run = readRun(outcome, reports, '/copy');
    expect([run.counts.passed, run.counts.failed + run.counts.errored]).toEqual(counts);
    expect(run.problems.map(({ problem }) => problem)).toEqual(problems);
    expect(new Set(run.tests.map(({ id }) => id)).size).toBe(run.tests.length);
  });
});

describe('coverage', () => {
  const text =
    'TN:\nSF:/copy/src/a.ts\nDA:1,1\nDA:2,0\nDA:2,3\nLF:2\nLH:2\nend_of_record\nSF:src/b.ts\nDA:1,0\nend_of_record\n';

  it('TR6 tells lines and covered lines of each file', () => {
    const a = { file: 'src/a.ts', lines: 2, covered: 2 };
    const b = { file: 'src/b.ts', lines: 1, covered: 0 };
    expect(readLcov(text, '/copy')).toEqual({ files: [a, b], whole: true });
  });

  it('TR6 a file that is cut is left out', () => {
    const { files, whole } = readLcov(text.slice(0, -20), '/copy');
    expect({ files: files.length, whole }).toEqual({ files: 1, whole: false });
  });
});
