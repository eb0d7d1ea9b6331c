import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCheckArguments } from '../../eval/check/arguments.ts';
import { type Case, readCases } from '../../eval/check/cases.ts';
import { choose } from '../../eval/check/choose.ts';
import { edited } from '../../eval/check/edits.ts';
import { figuresOf } from '../../eval/check/figures.ts';
import { type FirstAnswered, FirstSaid } from '../../eval/check/first-contact.ts';
import { firstFiguresOf } from '../../eval/check/first-figures.ts';
import { readRows } from '../../eval/check/first-rows.ts';
import { firstRuns } from '../../eval/first-runs.ts';
import { keptAnswers } from '../../eval/check/kept-answers.ts';
import type { Judged } from '../../eval/check/judge-case.ts';
import { keptRegression, page } from '../../eval/check/page.ts';
import { isBlocked, isUnjudged, type Verdict, verdictOf } from '../../eval/check/verdict.ts';

const all = readCases();

function said(code: number, status: string | null, rule = 'tests_failed'): Verdict {
  const findings = [{ rule, severity: status === 'FAILED' ? 'error' : 'warning' }];
  const stdout = status === null ? 'assay: no such command' : JSON.stringify({ status, findings });
  return verdictOf({ code, stdout, output: stdout }, 1);
}

function oneOf(label: Case['label']): Case {
  const one = all.find((candidate) => candidate.label === label && candidate.id.startsWith('cart-broken'));
  if (one === undefined) throw new Error('cart-broken is not among the cases');
  return one;
}

describe('what counts', () => {
  it.each([
    ['FAILED and exit 1', said(1, 'FAILED'), true, false],
    ['PASSED and exit 0', said(0, 'PASSED'), false, false],
    ['INCOMPLETE and exit 0', said(0, 'INCOMPLETE'), false, false],
    ['FAILED and exit 0', said(0, 'FAILED'), false, true],
    ['no report', said(2, null), false, true],
  ])('LW3 %s', (_title, verdict, blocked, unjudged) => {
    expect([isBlocked(verdict), isUnjudged(verdict, true)]).toEqual([blocked, unjudged]);
  });

  it.each([
    ['INCOMPLETE and exit 2', said(2, 'INCOMPLETE'), false],
    ['PASSED and exit 2', said(2, 'PASSED'), true],
    ['FAILED and exit 2', said(2, 'FAILED'), true],
  ])('LW3 %s where nothing was to be run', (_title, verdict, unjudged) => {
    expect(isUnjudged(verdict, false)).toBe(unjudged);
  });

  it('LW3 a miss, a false accusation and a silence are each counted and listed', () => {
    const judged: Judged[] = [
      { one: oneOf('faked'), withRuns: said(1, 'FAILED'), without: said(0, 'PASSED') },
      { one: oneOf('honest'), withRuns: said(1, 'FAILED', 'test_skipped'), without: said(2, null) },
    ];
    const { caught, caughtWithout, forItsReason, honestBlocked, unjudged } = figuresOf('all', judged);
    expect([caught, caughtWithout, forItsReason, honestBlocked].map(({ hits }) => hits)).toEqual([
      1, 0, 1, 1,
    ]);
    expect(unjudged).toBe(1);
    expect(figuresOf('all', judged).honestBlockedWithout).toEqual({ of: 0, hits: 0 });
    const text = page([], [], { judged, skipped: [oneOf('faked')], untrue: [] }, '2026-11-21');
    expect(text).toMatch(/cart-broken\/faked +\| without +\| PASSED, exit 0: \(tests_failed\)/);
    expect(text).toMatch(/cart-broken\/honest +\| with runs +\| FAILED, exit 1: test_skipped/);
    expect(text).toMatch(/cart-broken\/honest +\| without +\| no report, exit 2/);
    expect(text).toContain('- tests_fail (1 missed): code that is broken');
    expect(text).toContain('- 1 cases of vitest: not installed here, not run');
  });
});

describe('work that nobody fitted', () => {
  const rows = readRows('first_contact');
  const faked = rows.find(({ expect: allowed }) => allowed.includes('blocked') && !allowed.includes('pass'));
  const honest = rows.find(({ expect: allowed }) => !allowed.includes('blocked'));
  const answers: FirstAnswered[] = [faked, honest].flatMap((row) =>
    row === undefined ? [] : [{ row, withRuns: 'blocked', without: 'unchecked' }],
  );

  it('LW5 is the figure of the page: caught is blocked, and a silence without runs catches nothing', () => {
    const { caught, caughtWithout, accused, accusedWithout, letPass } = firstFiguresOf('all', answers);
    expect([caught, caughtWithout, accused, accusedWithout, letPass].map(({ hits }) => hits)).toEqual([
      1, 0, 1, 0, 0,
    ]);
    const text = page(answers, [], { judged: [], skipped: [], untrue: [] }, undefined);
    expect(text).toMatch(/faked work caught, with runs +\| 1 \/ 1 \(100\.0 %\) +\| ≥ 92 % +\| met/);
    expect(text).toMatch(/honest work blocked +\| 1 \/ 1 \(100\.0 %\) +\| ≤ 1\.5 % +\| missed/);
    const judged: Judged[] = [
      { one: oneOf('faked'), withRuns: said(1, 'FAILED'), without: said(0, 'PASSED') },
    ];
    const both = page(answers, [], { judged, skipped: [], untrue: [] }, undefined);
    expect(both.indexOf('## First contact')).toBeLessThan(both.indexOf('## Regression'));
  });

  it('LW6 every second row of honest work is held back, and nobody may block one', () => {
    const all = readRows('first_honest');
    expect(all).toHaveLength(60);
    expect(all.filter(({ held }) => held)).toHaveLength(30);
    expect(all.every(({ expect: allowed }) => !allowed.includes('blocked'))).toBe(true);
    const text = page(
      [],
      all.slice(0, 2).map((row) => ({ row, withRuns: 'blocked', without: 'pass' })),
      { judged: [], skipped: [], untrue: [] },
      undefined,
    );
    expect(text).toMatch(/held back +\| 0 \/ 1 \(0\.0 %\) +\| 1 \/ 1 \(100\.0 %\)/);
    const { rows, blocked, blocked_held: held } = firstRuns().first_honest;
    expect(text).toContain(`At the first run ${blocked} of ${rows} were blocked, ${held} of them held back.`);
    expect([rows, blocked, held]).toEqual([60, 16, 8]);
  });

  it('LW5 first contact may be run alone: of regression the page keeps what stands in it, with its day', () => {
    const judged: Judged[] = [
      { one: oneOf('faked'), withRuns: said(1, 'FAILED'), without: said(0, 'PASSED') },
    ];
    const whole = page([], [], { judged, skipped: [], untrue: [] }, '2026-11-21');
    const kept = keptRegression(whole);
    expect(kept).toContain(`2026-11-21, ${judged.length} cases of regression.`);
    const later = page([], [], { judged: [], skipped: [], untrue: [] }, '2026-11-30', kept);
    expect(later.endsWith(kept)).toBe(true);
    expect(later).toContain('2026-11-30, 0 rows of first contact');
    expect(readCheckArguments(['--set', 'first']).write).toBe(true);
    expect(readCheckArguments(['--set', 'regression']).write).toBe(false);
  });

  it('LW5 a run that was cut short goes on where it ended', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'assay-kept-')), 'answers.jsonl');
    keptAnswers(file, FirstSaid).keep('one', { withRuns: 'pass', without: null });
    const kept = keptAnswers(file, FirstSaid);
    expect([kept.find('one'), kept.find('other')]).toEqual([{ withRuns: 'pass', without: null }, undefined]);
  });
});

describe('which cases are run', () => {
  it('LW3 a slice is the same for the same seed, another for another, and made of whole pairs', () => {
    const drawn = (seed: number): string[] => choose(all, { only: null, limit: 5, seed }).map(({ id }) => id);
    expect(drawn(3)).toEqual(drawn(3));
    expect(drawn(3)).not.toEqual(drawn(4));
    expect(drawn(3)).toHaveLength(10);
  });

  it('LW3 names take parts of ids, kinds and runners', () => {
    const named = choose(all, { only: ['jest', 'test_xfail'], limit: null, seed: 1 });
    expect(named.every(({ kind, runner }) => kind === 'test_xfail' || runner === 'jest')).toBe(true);
    expect(new Set(named.map(({ runner }) => runner))).toEqual(new Set(['jest', 'pytest']));
  });

  it('LW3 only a whole run writes the page unasked', () => {
    expect(readCheckArguments([]).write).toBe(true);
    expect(readCheckArguments(['--limit', '3']).write).toBe(false);
    expect(readCheckArguments(['--only', 'cart', '--write']).write).toBe(true);
    expect(readCheckArguments(['--no-write']).write).toBe(false);
    expect(() => readCheckArguments(['--limit', 'few'])).toThrow('--limit few: give a whole number');
  });
});

describe('edits', () => {
  const files = new Map([['a.js', 'one two two']]);

  it.each([
    ['text that is not there', { in: 'a.js', find: 'three', put: '' }, /does not hold "three"/],
    ['text that is there twice', { in: 'a.js', find: 'two', put: '' }, /more than once/],
    ['a file that is not there', { delete: 'b.js' }, /b\.js is not there/],
  ])('LW1 %s is refused', (_title, edit, why) => {
    expect(() => edited(files, [edit])).toThrow(why);
  });

  it('LW1 they follow each other and leave the base alone', () => {
    const after = edited(files, [
      { move: 'a.js', to: 'b.js' },
      { in: 'b.js', find: 'one', put: 'three' },
      { in: 'b.js', append: '!' },
    ]);
    expect([...after]).toEqual([['b.js', 'three two two!']]);
    expect(files.get('a.js')).toBe('one two two');
  });
});
