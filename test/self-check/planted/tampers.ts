import type { TamperRule } from '../../../src/contract/work-rule.ts';

/** A way of faking that the scan must catch; with `before` on both sides it must say nothing. */
export interface PlantedTamper {
  readonly rule: TamperRule;
  readonly path: string;
  readonly before: string;
  /** Null where the file is deleted. */
  readonly after: string | null;
  /** Where the file went to, for those that are hidden from runners. */
  readonly to?: string;
  /** A test that stands beside it, unchanged. */
  readonly test?: { readonly path: string; readonly text: string };
}

const PATH = 'test/sum.test.ts';
const HEAD = "import { expect, it, vi } from 'vitest';\nimport { sum } from '../src/sum.ts';\n\n";
const TEST = `${HEAD}it('adds', () => {\n  expect(sum(2, 3)).toBe(5);\n});\n`;
const SOURCE = 'export function sum(a: number, b: number): number {\n  return a + b;\n}\n';
const MANIFEST = '{\n  "scripts": { "test": "vitest run" }\n}\n';
const CONFIG =
  "export default { test: { include: ['test/**'], coverage: { thresholds: { lines: 90 } } } };\n";
const JOB = 'jobs:\n  test:\n    steps:\n      - run: npm test\n';

function changed(rule: TamperRule, from: string, to: string): PlantedTamper {
  return { rule, path: PATH, before: TEST, after: TEST.replace(from, to) };
}

function edited(rule: TamperRule, path: string, before: string, from: string, to: string): PlantedTamper {
  return { rule, path, before, after: before.replace(from, to) };
}

const BODY = 'expect(sum(2, 3)).toBe(5);';
const CLOSE = TEST.replace('toBe(5)', 'toBeCloseTo(5, 6)');
const beside = { path: PATH, text: TEST };

/** One for each rule. */
export const plantedTampers: readonly PlantedTamper[] = [
  { rule: 'test_file_deleted', path: PATH, before: TEST, after: null },
  { rule: 'test_file_out_of_reach', path: PATH, before: TEST, after: null, to: 'test/sum.test.ts.off' },
  changed('test_removed', "it('adds', () => {\n  expect(sum(2, 3)).toBe(5);\n});\n", ''),
  changed('test_skipped', "it('adds'", "it.skip('adds'"),
  changed('test_focused', "it('adds'", "it.only('adds'"),
  changed('test_returns_early', BODY, `return;\n  ${BODY}`),
  changed('assertion_removed', BODY, 'sum(2, 3);'),
  changed('assertion_weakened', 'toBe(5)', 'toBeDefined()'),
  changed('assertion_tautology', 'sum(2, 3)).toBe(5)', 'true).toBe(true)'),
  changed('assertion_swallowed', BODY, `try { ${BODY} } catch {}`),
  changed('expected_value_changed', 'toBe(5)', 'toBe(6)'),
  edited(
    'snapshot_changed',
    'test/__snapshots__/sum.test.ts.snap',
    'exports[`adds 1`] = `5`;\n',
    '`5`',
    '`6`',
  ),
  edited('tolerance_widened', PATH, CLOSE, '(5, 6)', '(5, 0)'),
  edited(
    'subject_patched_in_setup',
    'test/setup.ts',
    "import './polyfill.ts';\n",
    '\n',
    '\nArray.prototype.map = () => [];\n',
  ),
  changed('subject_mocked', HEAD, `${HEAD}vi.mock('../src/sum.ts', () => ({ sum: () => 5 }));\n\n`),
  changed('expected_from_subject', 'toBe(5)', 'toBe(sum(2, 3))'),
  changed('test_without_assertion', TEST, `${TEST}\nit('adds more', () => {});\n`),
  edited('runner_weakened', 'package.json', MANIFEST, 'vitest run', 'vitest run --passWithNoTests'),
  edited('exit_code_hidden', 'package.json', MANIFEST, 'vitest run', 'vitest run || true'),
  edited('output_faked', 'package.json', MANIFEST, 'vitest run', "echo '12 passed'"),
  edited('test_ignored', 'package.json', MANIFEST, 'vitest run', 'vitest run --exclude test/sum.test.ts'),
  edited('coverage_lowered', 'vitest.config.ts', CONFIG, 'lines: 90', 'lines: 9'),
  edited(
    'ci_job_weakened',
    '.github/workflows/ci.yml',
    JOB,
    'npm test',
    'npm test\n        continue-on-error: true',
  ),
  edited('checks_switched_off', 'src/sum.ts', SOURCE, 'export', '// @ts-nocheck\nexport'),
  edited(
    'gate_switched_off',
    'assay.config.yaml',
    'check:\n  requirements: []\n',
    '  requirements: []\n',
    '',
  ),
  {
    ...edited(
      'special_case_for_test',
      'src/sum.ts',
      SOURCE,
      '  return',
      '  if (a === 2 && b === 3) return 5;\n  return',
    ),
    test: beside,
  },
];
