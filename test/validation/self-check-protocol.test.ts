import { describe, expect, it } from 'vitest';
import {
  createDefaultSelfCheckProtocol,
  createSelfCheckProtocol,
  DANGER_SIGNALS,
  type Evidence,
  EXTENDED_DANGER_SIGNALS,
  type GoalBackwardResult,
  SELF_CHECK_QUESTIONS,
  SelfCheckProtocol,
} from '../../src/validation/index.ts';

const whole: Evidence = {
  testOutput: 'All tests passed',
  testsPassed: true,
  requirementsList: [{ requirement: 'req1', met: true }],
  evidence: [{ type: 'test', content: 'passed' }],
};

const byId = async (evidence: Evidence, id: string) =>
  (await createDefaultSelfCheckProtocol().check(evidence)).questions.find((one) => one.id === id);

describe('the cases of F002', () => {
  it('SC1 passes when all evidence is provided', async () => {
    expect((await createDefaultSelfCheckProtocol().check(whole)).passed).toBe(true);
  });

  it('SC1 fails when tests did not pass', async () => {
    const result = await createDefaultSelfCheckProtocol().check({
      testOutput: 'Tests failed',
      testsPassed: false,
    });
    expect(result.passed).toBe(false);
    expect(result.questions.find(({ id }) => id === 'tests_pass')?.passed).toBe(false);
  });

  it('SC1 fails when unverified assumptions exist', async () => {
    const assumptions = [{ assumption: 'assume API is stable', verified: false }];
    expect((await createDefaultSelfCheckProtocol().check({ ...whole, assumptions })).passed).toBe(false);
  });

  it('SC3 detects one signal, several, none', () => {
    const scan = (text: string) => createDefaultSelfCheckProtocol().scanForDangerSignals(text);
    expect(scan('This implementation should work correctly.')[0]?.signal).toContain('should work');
    expect(scan('I think this should work. It will probably be fine.')).toHaveLength(3);
    expect(scan('The tests confirm the implementation is correct. All assertions pass.')).toHaveLength(0);
  });
});

describe('the four questions', () => {
  const open: [string, Evidence, string][] = [
    ['no output at all', { testsPassed: true }, 'tests_pass'],
    ['an empty output', { ...whole, testOutput: ' \n' }, 'tests_pass'],
    ['output of failures', { ...whole, testOutput: '8 passed, 2 failed' }, 'tests_pass'],
    ['output of none passed', { ...whole, testOutput: 'Tests: 0 passed, 0 total' }, 'tests_pass'],
    ['NOT OK', { ...whole, testOutput: 'NOT OK' }, 'tests_pass'],
    ['no tests ran', { ...whole, testOutput: '=== no tests ran in 0.01s ===' }, 'tests_pass'],
    ['no requirements', { ...whole, requirementsList: [] }, 'requirements_met'],
    ['one not met', { requirementsList: [{ requirement: 'r', met: false }] }, 'requirements_met'],
    ['no evidence', { codeChanges: [], evidence: [] }, 'evidence_exists'],
  ];
  it.each(open)('SC2 %s is no pass', async (_, evidence, id) => {
    expect((await byId(evidence, id))?.passed).toBe(false);
  });

  it('SC2 counts that agree are verified, a sentence without counts is marked', async () => {
    const counted = await byId({ ...whole, testOutput: 'Tests  12 passed (12)' }, 'tests_pass');
    expect(counted).toMatchObject({ passed: true });
    expect(counted?.unchecked).toBeUndefined();
    expect(await byId(whole, 'tests_pass')).toMatchObject({
      passed: true,
      unchecked: { reason: 'no_evidence' },
    });
  });

  it('SC2 each has evidence in its result', async () => {
    const { questions } = await createDefaultSelfCheckProtocol().check(whole);
    expect(questions.map(({ evidence }) => evidence)).toEqual([
      'All tests passed',
      '[{"requirement":"req1","met":true}]',
      '[]',
      'Tests: true, Code: 0 files',
    ]);
  });
});

describe('the protocol', () => {
  it('SC4 an empty protocol is not a pass', async () => {
    expect(await createSelfCheckProtocol().check(whole)).toMatchObject({
      passed: false,
      unchecked: { reason: 'not_configured' },
    });
  });

  it('SC4 a validator that throws is unchecked', async () => {
    const protocol = new SelfCheckProtocol({
      questions: [
        {
          id: 'own',
          question: 'own?',
          required: true,
          validator: async () => {
            throw new Error('no network');
          },
        },
      ],
    });
    const { passed, questions } = await protocol.check(whole);
    expect(passed).toBe(false);
    expect(questions).toMatchObject([
      {
        id: 'own',
        passed: false,
        unchecked: { reason: 'unavailable', detail: 'the validator failed: no network' },
      },
    ]);
  });

  it('SC4 only required questions decide', async () => {
    const protocol = createSelfCheckProtocol();
    protocol.setQuestions([
      { id: 'a', question: 'a', required: true, validator: async () => true },
      { id: 'b', question: 'b', required: false, validator: async () => false },
    ]);
    expect((await protocol.check({})).passed).toBe(true);
  });

  it('SC4 a signal of severity error fails, a warning is shown', async () => {
    const said = (content: string) =>
      createDefaultSelfCheckProtocol().check({ ...whole, evidence: [{ type: 'note', content }] });
    expect((await said('It probably works')).passed).toBe(true);
    expect((await said('done without concrete evidence')).passed).toBe(false);
  });
});

describe('danger signals', () => {
  it('SC3 the lists are those of the source', () => {
    expect(DANGER_SIGNALS.map(({ pattern }) => pattern.source)).toEqual([
      'should work',
      'probably',
      'I believe',
      'I think',
      'typically',
      'usually',
      'without concrete evidence',
    ]);
    expect(EXTENDED_DANGER_SIGNALS.slice(7).map(({ pattern }) => pattern.source)).toEqual([
      'might be',
      'could be',
      'perhaps',
      'assume',
      'TODO|FIXME|HACK',
    ]);
    expect(SELF_CHECK_QUESTIONS.map(({ id }) => id)).toEqual([
      'tests_pass',
      'requirements_met',
      'no_assumptions',
      'evidence_exists',
    ]);
  });

  it('SC3 one entry a signal, with fifty characters around it', () => {
    const text = `${'a'.repeat(80)} probably ${'b'.repeat(80)} probably`;
    expect(createDefaultSelfCheckProtocol().scanForDangerSignals(text)).toEqual([
      {
        signal: '불확실한 표현 감지: "probably"',
        context: `...${'a'.repeat(49)} probably ${'b'.repeat(49)}...`,
      },
    ]);
  });

  it('SC3 patterns of the user run in linear time', () => {
    const protocol = createSelfCheckProtocol({
      dangerSignals: [{ pattern: /(a+)+b/i, severity: 'warning', message: 'own' }],
    });
    expect(protocol.scanForDangerSignals('A'.repeat(200_000))).toEqual([]);
    expect(protocol.scanForDangerSignals('xxAAB')).toEqual([{ signal: 'own', context: '...xxAAB...' }]);
  });

  it('SC3 a pattern that no linear engine has runs within a bound; one that does not end leaves its signal open', async () => {
    const protocol = createSelfCheckProtocol({
      questions: [{ id: 'q', question: '?', validator: async () => true, required: true }],
      dangerSignals: [{ pattern: /(?<=un)sure/, severity: 'warning', message: 'unsure' }],
    });
    expect(protocol.scanForDangerSignals('I am unsure')).toEqual([
      { signal: 'unsure', context: '...I am unsure...' },
    ]);
    expect(protocol.scanForDangerSignals('I am sure')).toEqual([]);
    protocol.setDangerSignals([{ pattern: /^(?:(?=a)a+)+$/, severity: 'warning', message: 'endless' }]);
    const { passed, unchecked } = await protocol.check({ testOutput: `${'a'.repeat(60)}!` });
    expect([passed, unchecked?.reason]).toEqual([false, 'over_budget']);
  });

  it('SC1 the goal is verified where a verifier is given, and stands in no result without one', async () => {
    const questions = [{ id: 'q', question: '?', validator: async () => true, required: true }];
    const goalOf = (verify: () => Promise<GoalBackwardResult>) => ({
      questions,
      goal: { verifier: { verify }, definition: { description: 'd', expectedPaths: ['a.ts'] } },
    });
    const evidence = { testOutput: '' };
    expect(await createSelfCheckProtocol({ questions }).check(evidence)).not.toHaveProperty(
      'goalVerification',
    );
    const reached = await createSelfCheckProtocol(goalOf(async () => ({ passed: true, stages: [] }))).check(
      evidence,
    );
    expect([reached.passed, reached.goalVerification]).toEqual([true, { passed: true, stages: [] }]);
    const missed = await createSelfCheckProtocol(goalOf(async () => ({ passed: false, stages: [] }))).check(
      evidence,
    );
    expect(missed.passed).toBe(false);
    const failing = await createSelfCheckProtocol(
      goalOf(async () => Promise.reject(new Error('gone'))),
    ).check(evidence);
    expect([failing.passed, failing.goalVerification?.unchecked?.reason]).toEqual([false, 'unavailable']);
  });

  it('SC3 a pattern with the global flag finds the first place every time', () => {
    const protocol = createSelfCheckProtocol({
      dangerSignals: [{ pattern: /maybe/g, severity: 'warning', message: 'own' }],
    });
    expect(protocol.scanForDangerSignals('maybe')).toHaveLength(1);
    expect(protocol.scanForDangerSignals('maybe')).toHaveLength(1);
  });

  it('TX9 patterns run on the text as it came: nothing is folded, and its characters are quoted', () => {
    const hidden = '\u200bI\u00a0think it is prob\u00adably “fine”';
    const own = [{ pattern: /\u00a0think/u, severity: 'warning' as const, message: 'own' }];
    expect(createDefaultSelfCheckProtocol().scanForDangerSignals(hidden)).toEqual([]);
    expect(createSelfCheckProtocol({ dangerSignals: own }).scanForDangerSignals(hidden)).toEqual([
      { signal: 'own', context: `...${hidden}...` },
    ]);
  });
});
