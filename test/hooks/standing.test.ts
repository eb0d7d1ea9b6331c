import { describe, expect, it } from 'vitest';
import type { JudgedClaim, MessageLimitation } from '../../src/contract/message-claim.ts';
import type { WorkRule } from '../../src/contract/work-rule.ts';
import type { WorkReport } from '../../src/contract/work-report.ts';
import { mayTellAgain, toldAgain } from '../../src/core/self-check/final-message/told-again.ts';
import { isUnread, standingFindings } from '../../src/core/self-check/turn/standing-findings.ts';
import { toldPoints } from '../../src/core/self-check/turn/told-points.ts';
import { letGoText, noteText, toldText } from '../../src/core/self-check/turn/told-text.ts';

function claim(type: JudgedClaim['type'], verdict: JudgedClaim['verdict']): JudgedClaim {
  const text = `${type}.`;
  const place = { text, start: 0, end: text.length, objects: [] };
  return { type, verdict, ...place, reason: 'names_nothing', shown_by: [], message: verdict };
}

const open = (text: string): MessageLimitation => ({ text, start: 0, end: text.length, hidden: true });

/** A report in which these rules block, of a message with these claims and limitations. */
function report(
  rules: readonly WorkRule[],
  claims: readonly JudgedClaim[] | null,
  limitations: readonly MessageLimitation[] = [],
): WorkReport {
  const findings = rules.map((rule, at) => ({
    rule,
    severity: 'error' as const,
    place: { file: `src/a${at}.ts`, line: 1, column: 1 },
    before: null,
    after: null,
    decided_by: 'run' as const,
    tests: [],
    details: {},
    message: `${rule} ${'x'.repeat(600)}\u0007`,
  }));
  return {
    check_id: 'chk-1',
    status: 'FAILED',
    base: { commit: 'c', name: 'HEAD', how: 'baseline' },
    head: null,
    tree_hash: 't',
    notes: [],
    change: { added: [], modified: [], deleted: [], renamed: [], tests: [] },
    questions: [],
    runs: [],
    cross_run: null,
    requirements: [],
    goal: null,
    ...(claims === null ? {} : { claims: [...claims], limitations: [...limitations] }),
    findings,
    unchecked: [],
    open_points: [],
    metadata: { language: 'en', duration_ms: 1, checkers: {} },
  };
}

const rulesOf = (found: WorkReport): string[] => standingFindings(found).map(({ rule }) => rule);
const claims = [claim('fixed', 'UNSUPPORTED')];

describe('what stands against an end', () => {
  it('HK8 open work holds an agent that claims it is done, and one whose message is not known', () => {
    expect(rulesOf(report(['tests_failed', 'requirement_unmet'], claims))).toEqual([
      'tests_failed',
      'requirement_unmet',
    ]);
    expect(rulesOf(report(['tests_failed'], null))).toEqual(['tests_failed']);
  });

  it('HK8 it does not hold a question, nor one who says so', () => {
    expect(rulesOf(report(['tests_failed', 'requirement_unmet'], []))).toEqual([]);
    const failing = [open('Two tests still fail.')];
    expect(rulesOf(report(['tests_failed', 'artefact_missing'], claims, failing))).toEqual([]);
    expect(rulesOf(report(['tests_failed'], claims, [open('테스트 두 개가 아직 실패합니다.')]))).toEqual([]);
  });

  it('HK8 only open work, of a message that is not known, may have been admitted', () => {
    const unread = (rules: readonly WorkRule[], known: readonly JudgedClaim[] | null) => {
      const found = report(rules, known);
      return isUnread(standingFindings(found), found);
    };
    expect(unread(['tests_failed', 'requirement_unmet'], null)).toBe(true);
    expect(unread(['tests_failed', 'assertion_removed'], null)).toBe(false);
    expect(unread(['tests_failed'], claims)).toBe(false);
  });

  it('HK8 a newly failing test is told whatever is said, save by who says so', () => {
    const newly = (known: readonly JudgedClaim[], limitations: readonly MessageLimitation[] = []) => {
      const found = report(['tests_failed', 'requirement_unmet'], known, limitations);
      const [failed, ...others] = found.findings;
      if (failed === undefined) throw new Error('no finding');
      const seen = { ...found, findings: [{ ...failed, details: { reason: 'new' } }, ...others] };
      return [rulesOf(seen), isUnread(standingFindings(seen), seen)];
    };
    expect(newly([])).toEqual([['tests_failed'], true]);
    expect(newly([], [open('No Windows yet.')])).toEqual([['tests_failed'], true]);
    expect(newly([], [open('Two tests still fail.')])[0]).toEqual([]);
    expect(newly(claims)).toEqual([['tests_failed', 'requirement_unmet'], false]);
  });

  it('HK8 admitting something else is no admission of failing tests', () => {
    expect(rulesOf(report(['tests_failed', 'artefact_missing'], claims, [open('No Windows yet.')]))).toEqual([
      'tests_failed',
    ]);
  });

  it('HK8 bent tests and false claims hold whoever says what', () => {
    const bent: WorkRule[] = ['assertion_removed', 'base_tests_fail', 'claim_contradicted'];
    expect(rulesOf(report(bent, [], [open('Tests fail.')]))).toEqual(bent);
  });
});

describe('what is told', () => {
  it('HK9 five points at most, each short and on its line, within what hosts take', () => {
    const bad = report(
      Array.from({ length: 9 }, () => 'tests_failed' as const),
      claims,
    );
    const text = toldText(standingFindings(bad), bad, 2);
    expect(text.split('\n')).toHaveLength(13);
    expect(text.match(/^   to show: the mended code/gm)).toHaveLength(5);
    expect(text).toContain('4 more');
    expect(text).not.toContain('\u0007');
    expect(text.length).toBeLessThan(10_000);
    expect(text).toMatch(/Told 2 of 3 times; all of it: assay show chk-1$/);
  });

  it('HK9 after the last time a person is told what still stands, and what was mended since', () => {
    const before = standingFindings(report(['tests_failed', 'claim_contradicted'], claims));
    const now = report(['tests_failed'], claims);
    const text = letGoText(standingFindings(now), now, toldPoints(before));
    expect(text).toMatch(
      /lets it go\. Checked again, 1 point stands; all of it: assay show chk-1\n1\. src\/a0\.ts:1 /,
    );
    expect(text.split('\n').slice(2)).toEqual([expect.stringMatching(/^mended: claim_contradicted x/)]);
  });

  it('HK9 a person is told in both languages where an end is let go', () => {
    for (const why of ['unjudged', 'mended', 'told_before', 'unread'] as const) {
      expect(noteText(why, 'chk-9', 'en')).toContain('chk-9');
      expect(noteText(why, 'chk-9', 'ko')).toMatch(/^Assay: .*[가-힣]/);
    }
  });
});

describe('what is told of again', () => {
  it('HK3 a deed of an earlier turn is backed by the session, and never made worse', () => {
    const turn = [claim('added', 'CONTRADICTED'), claim('fixed', 'UNSUPPORTED'), claim('renamed', 'BACKED')];
    const session = [
      claim('added', 'BACKED'),
      claim('fixed', 'CONTRADICTED'),
      claim('renamed', 'CONTRADICTED'),
    ];
    expect(mayTellAgain(turn)).toBe(true);
    expect(toldAgain(turn, session).map(({ verdict }) => verdict)).toEqual([
      'BACKED',
      'UNSUPPORTED',
      'BACKED',
    ]);
  });

  it('HK3 what no turn did stays false, and so does a state', () => {
    const turn = [claim('added', 'CONTRADICTED'), claim('tests_pass', 'CONTRADICTED')];
    const session = [claim('added', 'CONTRADICTED'), claim('tests_pass', 'BACKED')];
    expect(toldAgain(turn, session)).toEqual(turn);
    expect(mayTellAgain([claim('only_touched', 'CONTRADICTED'), claim('tests_pass', 'CONTRADICTED')])).toBe(
      false,
    );
  });
});
