import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/contract/finding.ts';
import { IssueCode } from '../../src/contract/issue.ts';
import { claimValidation } from '../../src/core/report/claim-validation.ts';
import { languageOf } from '../../src/core/report/language-of.ts';
import { messageOf } from '../../src/core/report/messages.ts';
import { answerOf } from '../support/verify-world.ts';

const finding = (code: IssueCode, more: Partial<Finding> = {}): Finding => ({
  code,
  severity: 'error',
  place: { start: 0, end: 1 },
  expected: 'SAID',
  actual: 'FOUND',
  details: {
    evidence: 'E1',
    run: 'R1',
    reason: 'timeout',
    entity: 'X',
    attribute: 'Y',
    score: '0.9',
    true_at: '2025',
    derivation: 'FOUND',
  },
  sources: [],
  ...more,
});
const CODES = IssueCode.options.map((code) => [code] as const);
/** Codes whose message names the evidence, and not what was said. */
const OF_EVIDENCE: readonly string[] = [
  'RUN_MISMATCH',
  'EVIDENCE_MISSING',
  'EVIDENCE_IRRELEVANT',
  'OTHER_LANGUAGE',
];

describe.each(CODES)('%s', (code) => {
  it('RP5 has words of its own in both languages', () => {
    const [ko, en] = (['ko', 'en'] as const).map((language) => messageOf(finding(code), language));
    expect(ko).toMatch(/[가-힣]/u);
    expect(en).not.toMatch(/[가-힣]/u);
    const names =
      code === 'CITATION_MISSING' || code === 'OWN_CHECK' ? '' : OF_EVIDENCE.includes(code) ? 'E1' : 'SAID';
    expect([ko, en].filter((message) => !message?.includes(names))).toEqual([]);
    const others = IssueCode.options.filter((other) => other !== code);
    expect(others.map((other) => messageOf(finding(other), 'en'))).not.toContain(en);
  });

  it('RP5 says what it can where nothing is known', () => {
    const bare = finding(code, { expected: null, actual: null, details: {} });
    const messages = (['ko', 'en'] as const).map((language) => messageOf(bare, language));
    expect(messages.filter((message) => /undefined|null|NaN/u.test(message))).toEqual([]);
    expect(messages.every((message) => message.length > 5)).toBe(true);
  });

  it('RP5 becomes an issue with a rule', () => {
    const claim = { claim_id: 'C1', text: 'a', evidence_refs: [] };
    const outcome = {
      claim,
      status: 'UNVERIFIED' as const,
      confidence: 0.123_456_789,
      checked: true,
      contradicted: false,
      unchecked: null,
      findings: [
        finding('NOT_CHECKED', { severity: 'info' }),
        finding('STALE_DATA', { severity: 'warning' }),
        finding(code),
      ],
      parts: [],
      evidence_match: {},
      sources_asked: [],
      graph: null,
    };
    const validation = claimValidation(outcome, 'en');
    expect(validation.confidence).toBe(0.123_457);
    expect(validation.issues.map(({ severity }) => severity)).toEqual(['error', 'warning', 'info']);
    expect(validation.issues[0]?.rule).toMatch(/^(?:GR|CT|IN)\d+$/u);
    expect('subject_missing' in (validation.issues[0] ?? {})).toBe(code === 'ENTITY_NOT_FOUND');
  });
});

describe('the language of messages', () => {
  const claims = (text: string): object => ({ claims: [{ claim_id: 'C1', text }] });
  it.each([
    ['the one asked for', answerOf(claims('AI팀은 32명이다'), { language: 'en' }), 'ko', 'en'],
    ['the configured one', answerOf(claims('AI팀은 32명이다')), 'en', 'en'],
    ['Korean where a claim is', answerOf(claims('AI팀은 32명이다')), undefined, 'ko'],
    ['English where none is', answerOf(claims('The AI Team has 32.')), undefined, 'en'],
    ['that of the text', answerOf({ text: '인원은 32명이다.' }), undefined, 'ko'],
    ['that of the beginning of the text', answerOf({ text: `${'a '.repeat(1100)}가` }), undefined, 'en'],
  ] as const)('RP5 is %s', (_about, answer, configured, language) => {
    expect(languageOf(answer, configured)).toBe(language);
  });
});
