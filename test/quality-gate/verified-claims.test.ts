import { describe, expect, it } from 'vitest';
import type { VerifiedClaims } from '../../src/contract/verified-claims.ts';
import { assessAnswer } from '../../src/core/quality-gate/assess-answer.ts';
import type { GateAssessment, GateRequest, Judge } from '../../src/core/quality-gate/gate-request.ts';
import { betterAttempt } from '../../src/core/quality-gate/retry/better-attempt.ts';
import { retryMessages } from '../../src/core/quality-gate/retry/retry-messages.ts';
import { revisionReason } from '../../src/core/quality-gate/retry/revision-reason.ts';
import { controlAnswer, itemsOf, judgeText } from './scripted-judge.ts';

const NOTE = {
  index: 1,
  note_id: 'n',
  title: 'Parking',
  snippet: '',
  score: 1,
  content: 'Parking is 9 dollars.',
};
const ANSWER = 'Parking costs 19 dollars a day [Note 1].';
const DENIED: VerifiedClaims = {
  claims: 4,
  verified: 3,
  denied: [
    {
      text: ANSWER,
      expected: '19 dollars',
      actual: '9 dollars',
      evidence_id: 'note-1',
      quote: 'Parking is 9 dollars.',
    },
  ],
};
const VERIFIED: VerifiedClaims = { claims: 2, verified: 2, denied: [] };
const OPEN: VerifiedClaims = { claims: 2, verified: 1, denied: [] };

function requestWith(claims: VerifiedClaims | undefined, more: Partial<GateRequest> = {}): GateRequest {
  return {
    task: 'search_qa',
    original_request: 'What does parking cost?',
    ai_response: ANSWER,
    lang: 'en',
    notes: [NOTE],
    votes: 1,
    derive: false,
    verified_claims: claims,
    ...more,
  };
}

/** Says yes to everything, and keeps what it was asked. */
function yesJudge(): Judge & { readonly questions: string[] } {
  const questions: string[] = [];
  return {
    model: 'judge',
    provider: 'scripted',
    questions,
    async ask(messages) {
      const items = itemsOf(messages);
      questions.push(...items.map(({ question }) => question));
      const content = judgeText(items, ({ question }) => controlAnswer(question, ANSWER) ?? true);
      return { content, model: 'judge', provider: 'scripted', usage: null, finish_reason: 'stop' };
    },
  };
}

async function assessed(request: GateRequest, judge = yesJudge()): Promise<GateAssessment> {
  return assessAnswer(request, judge);
}

describe('the verification of an answer leads its checklist', () => {
  it('QG24 a claim that the notes deny fails the answer, whatever the judge says; the score is still the share that is met', async () => {
    const { quality } = await assessed(requestWith(DENIED));
    expect(quality).toMatchObject({ passed: false, status: 'failed', score: 0.75, verified_claims: DENIED });
    expect(quality?.details.find(({ id }) => id === 'search_qa.2')).toMatchObject({
      passed: false,
      decided_by: 'rule',
      note: 'the notes say otherwise: 19 dollars → 9 dollars',
    });
  });

  it.each([
    ['denied', DENIED],
    ['all verified', VERIFIED],
  ])(
    'QG24 the judge is not asked whether the answer rests on its notes where that is known: %s',
    async (_, claims) => {
      const judge = yesJudge();
      await assessed(requestWith(claims), judge);
      expect(judge.questions.join()).toContain('answer the question directly');
      expect(judge.questions.join()).not.toContain('rest on the notes');
    },
  );

  it.each([
    ['a claim is open', OPEN, {}],
    ['the answer was not verified', undefined, {}],
    ['it makes no claim', { claims: 0, verified: 0, denied: [] }, {}],
    ['there are no notes', VERIFIED, { notes: [] }],
  ])('QG24 else the judge is asked: %s', async (_, claims, more) => {
    const judge = yesJudge();
    await assessed(requestWith(claims, more), judge);
    expect(judge.questions.join()).toContain('rest on the notes');
  });

  it('QG24 without a judge a denied claim fails the answer too', async () => {
    const { quality } = await assessAnswer(requestWith(DENIED), null);
    expect(quality).toMatchObject({ passed: false, status: 'failed' });
  });

  it('QG24 it fails a task whose checklist does not ask for notes', async () => {
    const { quality } = await assessed(requestWith(DENIED, { task: 'insight' }));
    expect(quality).toMatchObject({ passed: false, status: 'failed', score: 1 });
  });

  it('QG24 not verified, the result is as without this rule', async () => {
    const { quality } = await assessed(requestWith(undefined));
    expect(quality).not.toHaveProperty('verified_claims');
    expect(quality?.summary).toMatch(/^4 of 4 items met/u);
  });

  it.each([
    ['en', '3 of 4 claims stand; 19 dollars → 9 dollars. 3 of 4 items met'],
    ['ko', '주장 4개 중 3개 확인; 19 dollars → 9 dollars. 4개 항목 중 3개 충족'],
  ] as const)('QG24 one headline says both (%s)', async (lang, headline) => {
    const { quality } = await assessed(requestWith(DENIED, { lang }));
    expect(quality?.summary.startsWith(headline)).toBe(true);
  });

  it('QG24 a second attempt is told the value and the line of the evidence', async () => {
    const { quality } = await assessed(requestWith(DENIED, { task: 'insight' }));
    if (quality === null) throw new Error('not assessed');
    const [, told] = retryMessages([], ANSWER, quality, 'en');
    expect(told?.content).toContain(
      `- “${ANSWER}”: 19 dollars → 9 dollars (evidence: “Parking is 9 dollars.”)`,
    );
    expect(told?.content).not.toContain('These items are not met');
    expect(revisionReason(quality, 'en')).toBe('The evidence says otherwise: 19 dollars → 9 dollars');
  });

  it('QG24 a claim that no value tells apart is quoted', async () => {
    const [one] = DENIED.denied;
    const whole = { ...DENIED, denied: [{ ...one, text: 'It is free.', expected: null, actual: null }] };
    const { quality } = await assessed(requestWith(whole as VerifiedClaims));
    expect(quality?.summary).toContain('3 of 4 claims stand; “It is free.”');
  });

  it('QG24 of two attempts the one that nothing denies is better', async () => {
    const [denied, open] = [
      await assessed(requestWith(DENIED, { task: 'insight' })),
      await assessAnswer(requestWith(OPEN, { task: 'insight' }), null),
    ];
    expect(betterAttempt(denied, open)).toMatchObject({ delivered: 2 });
  });
});
