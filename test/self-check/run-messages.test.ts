import { describe, expect, it } from 'vitest';
import { Language } from '../../src/contract/language.ts';
import { TestRunProblem } from '../../src/contract/test-run.ts';
import { RunRule } from '../../src/contract/work-rule.ts';
import { judgeCommand } from '../../src/core/self-check/cross-run/judge-command.ts';
import { judgeReport } from '../../src/core/self-check/cross-run/hold-report.ts';
import { runFinding } from '../../src/core/self-check/cross-run/run-finding.ts';
import { findingMessage as say } from '../../src/core/self-check/messages/finding-message.ts';
import { readTestReport } from '../../src/core/self-check/reports/read-test-report.ts';
import { receipt } from './support/runs.ts';

const TESTS = ['a', 'b', 'c', 'd'].map((title) => `a.test.ts › ${title}`);

describe('messages of runs', () => {
  it.each(RunRule.options)('XR13 %s is said in both languages', (rule) => {
    const finding = runFinding(rule, 'error', { reason: 'new', count: '4' }, { tests: TESTS, after: 'x' });
    const [ko, en] = Language.options.map((language) => say(finding, language));
    expect(ko).toMatch(/[가-힣]|: /u);
    expect(en).not.toMatch(/[가-힣]|undefined/u);
    expect(`${ko}${en}`).not.toMatch(/\.$/);
  });

  it('XR13 names three tests and how many more', () => {
    const finding = runFinding('tests_failed', 'error', { reason: 'new', count: '4' }, { tests: TESTS });
    expect(say(finding, 'en')).toBe(
      '4 tests fail: passed or did not exist at the base: a.test.ts › a, a.test.ts › b, a.test.ts › c and 1 more',
    );
    expect(say(finding, 'ko')).toContain('외 1개');
  });

  it.each(TestRunProblem.options.filter((problem) => problem !== 'counts_from_text'))(
    'XR13 a run that is not green for %s has words of its own',
    (reason) => {
      const finding = runFinding('run_not_green', 'error', { reason });
      expect(say(finding, 'en')).not.toContain(reason);
      expect(say(finding, 'ko')).not.toContain(reason);
    },
  );
});

describe('commands beside the tests, and reports that lay there', () => {
  it('XR14 a command must exit 0 where it did at the base', () => {
    expect(judgeCommand(receipt('work', 0), receipt('base', 1))).toBeNull();
    expect(judgeCommand(receipt('work', 1), receipt('base', 0))).toMatchObject({
      rule: 'command_failed',
      severity: 'error',
    });
    expect(judgeCommand(receipt('work', 1), receipt('base', 2))).toMatchObject({
      rule: 'command_failed_before',
      severity: 'info',
    });
    expect(judgeCommand(receipt('work', 1), null)).toMatchObject({ details: { reason: 'base_unknown' } });
    expect(judgeCommand({ ...receipt('work', 0), ended: 'not_started', exit_code: null }, null)).toBeNull();
  });

  it('XR14 a report that calls passed what fails here, or tells more than there are, warns', () => {
    const own = readTestReport('tap', '1..2\nok 1 - a\nnot ok 2 - b\n', '/copy');
    const faked = readTestReport('tap', '1..2\nok 1 - a\nok 2 - b\n', '/copy');
    expect(judgeReport('out.tap', faked, own)).toMatchObject({ severity: 'warning', tests: ['b'] });
    expect(judgeReport('out.tap', own, own)).toBeNull();
    const printed = readTestReport('text', '12 passed', '/copy');
    expect(judgeReport('out.txt', printed, own)).toMatchObject({ details: { reason: 'counts', told: '12' } });
  });
});
