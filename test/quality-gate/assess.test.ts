import { describe, expect, it } from 'vitest';
import { QualityGate } from '../../src/core/quality-gate/quality-gate.ts';
import { QualityResult, QualityUnchecked } from '../../src/contract/quality.ts';
import { toldQuality } from '../../src/core/quality-gate/told-quality.ts';
import {
  controlAnswer,
  fencedText,
  gateRequest,
  honestJudge,
  itemsOf,
  judgeText,
  scriptedJudge,
} from './scripted-judge.ts';

describe('an assessment', () => {
  it('QG1 has no quality, and nothing unchecked, for a task without a checklist', async () => {
    const gate = new QualityGate(honestJudge());
    for (const task of ['summarize', 'anything', 'constructor', '__proto__'])
      expect(await gate.assess(gateRequest({ task }))).toEqual({
        quality: null,
        unchecked: null,
        usage: null,
      });
  });

  it('QG2, QG13 asks a judge once, cool and short, and scores its labels', async () => {
    const judge = honestJudge(({ question }) => (question.includes('scope') ? null : true));
    const { quality, usage, unchecked } = await new QualityGate(judge).assess(gateRequest());
    expect(unchecked).toBeNull();
    expect(QualityResult.parse(quality)).toMatchObject({ passed: true, status: 'passed', score: 0.875 });
    expect(quality?.judge).toMatchObject({ model: 'scripted-judge', calls: 1, same_as_writer: false });
    expect(usage?.total_tokens).toBe(120);
    expect(judge.temperatures).toEqual([0.1]);
  });

  it('BD10 counts the steps of its rules, and leaves open what is behind the budget', async () => {
    const request = gateRequest({ task: 'writing', ai_response: '# Roofs\n\nRoofs keep rain out.' });
    const { quality } = await new QualityGate(null).assess(request);
    expect(quality?.steps).toBeGreaterThan(0);
    const judge = honestJudge();
    const bounded = await new QualityGate(judge).assess({ ...request, budget: { tokens: null, steps: 1 } });
    const left = bounded.quality?.unevaluated?.filter(({ reason }) => reason === 'over_budget') ?? [];
    expect(left.length).toBeGreaterThan(0);
    const asked = new Set(bounded.quality?.details.map(({ id }) => id));
    expect(left.some(({ id }) => asked.has(id))).toBe(false);
  });

  it('QG3 without a judge leaves open what no rule decides', async () => {
    const request = gateRequest({ task: 'writing', ai_response: '# Roofs\n\nRoofs keep rain out.' });
    const { quality } = await new QualityGate(null).assess(request);
    expect(quality).toMatchObject({ passed: null, score: null, status: 'not_evaluated' });
    expect(quality?.details.map(({ id }) => id)).toContain('writing.4');
    expect(quality?.unevaluated?.every(({ reason }) => reason === 'not_configured')).toBe(true);
    expect(quality?.judge).toBeUndefined();
  });

  it.each([
    ['writing', '# Roofs\n\nRoofs keep rain out.'],
    ['insight', 'It grew [Note 1].'],
  ])('QG22 what nobody evaluated of %s is no quality: neither green nor 0 %%', async (task, ai_response) => {
    const assessment = await new QualityGate(null).assess(gateRequest({ task, ai_response }));
    const { quality, unchecked } = toldQuality(assessment);
    expect(quality).toBeNull();
    expect(QualityUnchecked.parse(unchecked)).toMatchObject({
      reason: 'not_configured',
      detail: 'no judge is configured',
      result: { passed: null, score: null, status: 'not_evaluated' },
    });
    expect(await new QualityGate(null).evaluate(task, 'Why roofs?', ai_response, 'en')).toBeNull();
  });

  it('QG17 base items that fail have failed, and are scored alone, where the derived ones could not be read', async () => {
    const judge = scriptedJudge((messages, call) =>
      call === 1
        ? judgeText(
            itemsOf(messages),
            (item) => controlAnswer(item.question, fencedText(messages, 'ANSWER')) ?? false,
          )
        : 'prose',
    );
    const { quality } = await new QualityGate(judge).assess(gateRequest({ derive: true }));
    expect(quality).toMatchObject({ status: 'failed', passed: false, score: 0 });
    expect(quality?.unevaluated).toMatchObject([{ id: 'derived', reason: 'malformed' }]);
  });

  it('QG15 a judge that says yes to everything, or no, is unchecked', async () => {
    for (const label of [true, false, null]) {
      const obeying = scriptedJudge((messages) => judgeText(itemsOf(messages), () => label));
      const { quality, unchecked, usage } = await new QualityGate(obeying).assess(gateRequest());
      expect(quality).toBeNull();
      expect(unchecked?.reason).toBe('ambiguous');
      expect(usage?.total_tokens).toBe(120);
    }
  });
});
