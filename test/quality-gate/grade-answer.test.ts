import { describe, expect, it } from 'vitest';
import { type GradeAsked, gradeAnswer, gradePorts, type GradedAnswer } from '../../src/app/grade-answer.ts';
import type { Home, Outside } from '../../src/app/outside.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import { VerdictRecord } from '../../src/contract/verdict-record.ts';
import type { Judge } from '../../src/core/quality-gate/gate-request.ts';
import { hrFolder, testOutside } from '../support/test-outside.ts';
import { honestJudge, itemsOf, scriptedJudge } from './scripted-judge.ts';

function outsideWith(judge: Judge) {
  return testOutside(() => Promise.reject(new Error('no graph')), {
    providers: async () => [
      {
        name: 'local',
        kind: 'openai_compatible' as const,
        models: ['m'],
        chat: ({ messages, temperature, max_tokens, logprobs = false }, abort) =>
          judge.ask(messages, { temperature, max_tokens, logprobs }, abort),
        stream: () => {
          throw new Error('a judge does not stream');
        },
      },
    ],
  });
}

function homeWith(settings: Record<string, unknown> = {}): Home {
  return { folder: hrFolder, configuration: Configuration.parse(settings) };
}

function asked(changes: Partial<GradeAsked> = {}): GradeAsked {
  return {
    task: 'search_qa',
    answer: { name: 'answer.md', text: 'The greenhouse was repaired in April [Note 1].' },
    request: 'When was the greenhouse repaired?',
    notes: [{ name: 'notes/repair.md', text: 'The greenhouse was repaired in April.' }],
    lang: 'en',
    keep: true,
    ...changes,
  };
}

function gradeHere(of: GradeAsked, home: Home, outside: Outside): Promise<GradedAnswer> {
  return gradeAnswer(of, home, gradePorts(home, outside, textHere(outside)));
}

describe('grading an answer', () => {
  it('QG21 asks the judge that is named, and keeps the verdict', async () => {
    const outside = outsideWith(honestJudge());
    const { quality, verdict, notKept } = await gradeHere(asked({ judge: 'local/m' }), homeWith(), outside);
    expect(quality).toMatchObject({ status: 'passed', score: 1, judge: { provider: 'local', model: 'm' } });
    expect(quality?.details.find(({ id }) => id === 'search_qa.3')).toMatchObject({
      passed: true,
      decided_by: 'rule',
      veto: true,
    });
    expect(VerdictRecord.parse(verdict)).toMatchObject({
      part: 'grade',
      outcome: 'PASSED',
      exit: 0,
      score: 1,
    });
    expect(verdict.cost.tokens).toBe(120);
    expect([notKept, outside.kept]).toEqual([null, [verdict]]);
  });

  it('QG21 takes the judge of the configuration, and none where there is none', async () => {
    const outside = outsideWith(honestJudge(() => false));
    const configured = homeWith({ models: { judge: 'local/m' } });
    expect((await gradeHere(asked({ keep: false }), configured, outside)).verdict.exit).toBe(1);
    const alone = await gradeHere(asked(), homeWith(), outside);
    expect(alone.verdict).toMatchObject({ outcome: 'NOT_EVALUATED', exit: 2, score: null });
    expect([alone.quality, alone.unchecked?.reason]).toEqual([null, 'not_configured']);
    const { unevaluated } = alone.unchecked?.result ?? {};
    expect(unevaluated?.map(({ reason }) => reason)).toEqual(Array(3).fill('not_configured'));
  });

  const DENIED = {
    answer: { name: 'answer.md', text: 'The greenhouse was repaired in May [Note 1].' },
    judge: 'local/m',
  };

  it('QG24 with verification on what the notes deny fails, by rule, and the judge is spared that item', async () => {
    const judge = honestJudge();
    const home = homeWith({ settings: { verification_enabled: true } });
    const { quality, verdict, report } = await gradeHere(asked(DENIED), home, outsideWith(judge));
    expect(quality).toMatchObject({ status: 'failed', passed: false, score: 0.75 });
    const item = quality?.details.find(({ id }) => id === 'search_qa.2');
    expect(item).toMatchObject({ passed: false, decided_by: 'rule' });
    expect([verdict.exit, report?.result.claim_validations.length]).toEqual([1, 1]);
    expect(itemsOf(judge.prompts[0] ?? []).some(({ question }) => question === item?.question)).toBe(false);
  });

  it('QG24 with verification off the gate is as the source has it', async () => {
    const { quality, report } = await gradeHere(asked(DENIED), homeWith(), outsideWith(honestJudge()));
    expect([quality?.status, quality?.score, report]).toEqual(['passed', 1, null]);
  });

  it('QG24 nothing is verified of a correction, nor where nobody says which notes there were', async () => {
    const home = homeWith({ settings: { verification_enabled: true } });
    for (const changes of [{ task: 'spellcheck' }, { notes: null }]) {
      const { report } = await gradeHere(asked({ ...DENIED, ...changes }), home, outsideWith(honestJudge()));
      expect(report).toBeNull();
    }
  });

  it('QG21 a judge that fails, and a task without a checklist, are no verdict: exit 2', async () => {
    const broken = scriptedJudge(() => {
      throw new ProviderError('refused', 'the key is not valid', {
        provider: 'local',
        status: 401,
        transport: false,
      });
    });
    const failed = await gradeHere(asked({ judge: 'local/m' }), homeWith(), outsideWith(broken));
    expect(failed).toMatchObject({ quality: null, unchecked: { reason: 'refused' } });
    expect(VerdictRecord.parse(failed.verdict)).toMatchObject({ outcome: 'ERROR', exit: 2 });
    const none = await gradeHere(asked({ task: 'summarize' }), homeWith(), outsideWith(broken));
    expect(none).toMatchObject({
      quality: null,
      unchecked: { reason: 'not_applicable' },
      verdict: { exit: 2 },
    });
  });

  it('QG21 a judge that is not there, or only quotes, is refused', async () => {
    const outside = outsideWith(honestJudge());
    const why = (judge: string) =>
      gradeHere(asked({ judge }), homeWith(), outside).catch((error: unknown) => (error as AssayError).code);
    expect(await why('extractive')).toBe('usage');
    expect(await why('nobody')).toBe('not_found');
    expect(outside.kept).toEqual([]);
  });

  it('QG21 a verdict that cannot be kept is given all the same', async () => {
    const outside = {
      ...outsideWith(honestJudge()),
      ledger: () => Promise.reject(new AssayError('read_only', 'the folder can only be read')),
    };
    const { verdict, notKept } = await gradeHere(asked({ judge: 'local/m' }), homeWith(), outside);
    expect([verdict.exit, notKept?.code]).toEqual([0, 'read_only']);
  });
});
