import { describe, expect, it } from 'vitest';
import type { RunReceipt } from '../../src/contract/run-receipt.ts';
import type { CrossRun } from '../../src/contract/work-report.ts';
import { mayChange } from '../../src/core/self-check/cross-run/requirement-tests.ts';
import { judgeRequirements } from '../../src/core/self-check/requirements/judge-requirements.ts';
import { readRequirements } from '../../src/core/self-check/requirements/read-requirements.ts';

const texts = (markdown: string): string[] => readRequirements(markdown).map(({ text }) => text);

describe('requirements', () => {
  it('RQ1 the checklist, else the list, else the first line', () => {
    expect(texts('# T\n\nWhy.\n\n- note\n- [ ] one\n- [x] two\n')).toEqual(['one', 'two']);
    expect(texts('# T\n1. one\n2) two\n')).toEqual(['one', 'two']);
    expect(texts('# Fix the login\n\nIt fails.\n')).toEqual(['Fix the login']);
    expect(texts('```\n- [ ] code\n```\n- [ ] real\n')).toEqual(['real']);
    expect(texts('')).toEqual([]);
  });

  it('RQ1 paths in backticks show an item, commands are never taken', () => {
    expect(readRequirements('- [ ] `src/a.ts` with `test/a.test.ts`, run `rm -rf x`')).toMatchObject([
      { files: ['src/a.ts'], tests: ['test/a.test.ts'], commands: [] },
    ]);
  });

  const asked: [string, string, boolean][] = [
    ['Change the VAT rate from 10 to 12 percent', 'test/vat.test.js › adds vat', true],
    ['Change the VAT rate from 10 to 12 percent', 'test/cart.test.js › adds up', false],
    ['Fix the crash of vat on empty input', 'test/vat.test.js › adds vat', false],
    ['할인율을 10에서 12로 바꾸기', 'test/할인율.test.js › 더한다', true],
    ['할인율을 10에서 12로 바꾸기', 'test/cart.test.js › 더한다', false],
  ];
  it.each(asked)('RQ3 “%s” about %s: %s', (text, id, allowed) => {
    expect(mayChange(readRequirements(text), { id, file: null })).toBe(allowed);
  });

  const crossRun = (biting: string[]): CrossRun => ({
    new_failures: [],
    failed_before: [],
    fixed: [],
    missing: [],
    newly_skipped: [],
    base_tests_failing: null,
    new_tests: ['test/a.test.ts › new'],
    biting,
  });
  const ground = (biting: string[], status: 'passed' | 'failed' = 'passed') => ({
    run: {
      format: 'jest_json' as const,
      tests: [{ id: 'test/a.test.ts › new', file: 'test/a.test.ts', name: 'new', status }],
      counts: { total: 1, passed: 1, failed: 0, skipped: 0, todo: 0, errored: 0 },
      problems: [],
    },
    crossRun: crossRun(biting),
    fileHolds: (path: string) => ({ holds: path === 'src/a.ts', detail: 'seen' }),
    commandRan: (): RunReceipt | null => null,
    overrides: [],
  });
  const judged = (markdown: string, on: ReturnType<typeof ground>) =>
    judgeRequirements(
      readRequirements(markdown).map((one) => ({ ...one, origin: 'file' as const })),
      on,
    );

  it('RQ2 tests must pass, and new ones must fail on the base', () => {
    expect(judged('- `test/a.test.ts`', ground(['test/a.test.ts › new'])).verdicts[0]?.met).toBe(true);
    expect(judged('- `test/a.test.ts`', ground([])).verdicts[0]?.met).toBe(false);
    expect(judged('- `test/a.test.ts`', ground([], 'failed')).findings[0]?.rule).toBe('requirement_unmet');
    expect(judged('- `test/none.test.ts`', ground([])).verdicts[0]?.met).toBe(false);
  });

  it('RQ2 files must hold, and what nothing is bound to is unchecked', () => {
    expect(judged('- `src/a.ts`', ground([])).verdicts[0]?.met).toBe(true);
    expect(judged('- `src/b.ts`', ground([])).verdicts[0]?.met).toBe(false);
    expect(judged('- make it nice', ground([])).verdicts[0]).toMatchObject({
      met: null,
      unchecked: { reason: 'no_evidence' },
    });
  });
});
