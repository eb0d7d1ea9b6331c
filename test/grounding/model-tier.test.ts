import { describe, expect, it } from 'vitest';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { ReadPlace } from '../../src/contract/grounding.ts';
import { GroundingModelSettings } from '../../src/contract/grounding-model-settings.ts';
import type { GroundingModel, ModelScore, TextPair } from '../../src/contract/ports/grounding-model.ts';
import type { TierClaim } from '../../src/core/grounding/model-tier/model-claim.ts';
import { missedFaults, PLANTED_PAIRS } from '../../src/core/grounding/model-tier/model-planted-faults.ts';
import { newSteps } from '../../src/core/language/steps.ts';
import { askModelTier, type ModelTier } from '../../src/core/grounding/model-tier/model-tier.ts';

const SETTINGS = GroundingModelSettings.parse({
  model: 'm.onnx',
  tokenizer: 't.json',
  labels: 'logit',
  ask_above: 0.2,
  supported_above: 0.7,
  not_found_below: 0.4,
});

function passage(quote: string, evidence_id = 'E1'): ReadPlace {
  return { evidence_id, span: { start: 0, end: quote.length }, path: null, quote };
}

function claim(text: string, more: Partial<TierClaim> = {}): TierClaim {
  return { text, end: 'undecided', probability: 0.5, passages: [passage(`${text} here`)], ...more };
}

function score(supported: number, contradicted: number | null = 0): ModelScore {
  return { supported, contradicted };
}

interface Scripted extends ModelTier {
  readonly asked: TextPair[][];
  opened: number;
}

/** A model that answers from a list, and remembers what it was asked. */
function scripted(answers: unknown): Scripted {
  const tier: Scripted = {
    configured: 'm.onnx',
    settings: SETTINGS,
    asked: [],
    opened: 0,
    async open() {
      tier.opened += 1;
      return {
        name: 'scripted',
        async score(pairs) {
          tier.asked.push([...pairs]);
          if (answers instanceof Error) throw answers;
          return answers as readonly ModelScore[];
        },
      };
    },
  };
  return tier;
}

describe('what the deterministic checks left open', () => {
  it('BD2 BD3 a pair counts in steps, and claims behind the budget are not asked', async () => {
    const claims = [claim('a'), claim('b'), claim('c')];
    const steps = newSteps(7_000);
    const tier = scripted([score(0.9)]);
    const { verdicts, failure } = await askModelTier(tier, claims, steps);
    expect([tier.asked.flat().length, verdicts.length, failure?.reason]).toEqual([1, 3, 'over_budget']);
    expect(steps.used).toBe(7_000);
    const spent = scripted([]);
    expect((await askModelTier(spent, claims, steps)).failure?.reason).toBe('over_budget');
    expect(spent.opened).toBe(0);
  });

  it('GR40 decided claims are not asked about, and the model is not opened for them', async () => {
    const tier = scripted([]);
    const claims = [
      claim('a', { end: 'supported', probability: 0.71 }),
      claim('b', { end: 'contradicted', probability: 0.5 }),
      claim('c', { end: 'not_found', probability: 0.19 }),
      claim('d', { passages: [] }),
    ];
    expect(await askModelTier(tier, claims)).toEqual({ verdicts: [], failure: null });
    expect(tier.opened).toBe(0);
  });

  it('GR40 open ones are asked about in one call, with as many passages as the settings say', async () => {
    const tier = scripted([score(0.9), score(0.1), score(0.2), score(0.3)]);
    const four = ['p', 'q', 'r', 's'].map((quote) => passage(quote));
    const claims = [
      claim('a', { end: 'supported' }),
      claim('b', { end: 'not_found', probability: 0.2 }),
      claim('c', { passages: four }),
    ];
    const { verdicts } = await askModelTier(tier, claims);
    expect(tier.asked).toEqual([
      [
        { premise: 'b here', hypothesis: 'b' },
        { premise: 'p', hypothesis: 'c' },
        { premise: 'q', hypothesis: 'c' },
        { premise: 'r', hypothesis: 'c' },
      ],
    ]);
    expect(verdicts.map(({ claim: at, end, read }) => [at, end, read?.quote])).toEqual([
      [1, 'supported', 'b here'],
      [2, 'not_found', 'r'],
    ]);
  });

  it('GR40 what it finds is marked as a model’s', async () => {
    const { verdicts } = await askModelTier(scripted([score(0.9123456789, 0.05)]), [claim('북한산은 높다')]);
    expect(verdicts).toMatchObject([
      {
        claim: 0,
        decided_by: 'model',
        end: 'supported',
        probability: 0.912346,
        ruling: {
          rule: 'GR40',
          by: 'model',
          model: 'scripted',
          outcome: 'supported',
          findings: [],
          place: { start: 0, end: 7 },
          reading: 'scripted: supported 91.2 %, contradicted 5.0 %',
        },
      },
    ]);
  });

  it.each([
    ['supported from its threshold', [score(0.7)], 'supported', 'supported', undefined],
    ['not found under its own', [score(0.39)], 'not_found', 'not_found', 'NOT_IN_EVIDENCE'],
    ['open between the two', [score(0.4)], 'undecided', 'unchecked', 'NOT_CHECKED'],
    ['the best passage speaks', [score(0.1), score(0.8)], 'supported', 'supported', undefined],
    [
      'a sure contradiction wins',
      [score(0.95), score(0, 0.9)],
      'contradicted',
      'contradicted',
      'NEGATION_MISMATCH',
    ],
    ['an unsure one does not', [score(0.95), score(0, 0.89)], 'supported', 'supported', undefined],
    ['a model that tells no contradiction', [score(0.1, null)], 'not_found', 'not_found', 'NOT_IN_EVIDENCE'],
    ['a passage that it cannot read', [null, score(0.8)], 'supported', 'supported', undefined],
  ] as const)('GR40 %s', async (_, scores, end, outcome, code) => {
    const passages = scores.map((__, at) => passage(`p${at}`, `E${at}`));
    const { verdicts } = await askModelTier(scripted(scores), [claim('a', { passages })]);
    expect(verdicts).toMatchObject([{ end, decided_by: 'model', ruling: { outcome } }]);
    expect(verdicts[0]?.ruling.findings.map((finding) => finding.code)).toEqual(
      code === undefined ? [] : [code],
    );
  });

  it('GR40 a claim that the model cannot read stays as it was, unsupported', async () => {
    const { verdicts, failure } = await askModelTier(scripted([null]), [claim('a', { end: 'not_found' })]);
    expect(failure).toBeNull();
    expect(verdicts).toMatchObject([
      { end: 'not_found', decided_by: 'rules', ruling: { outcome: 'unchecked', reason: 'unsupported' } },
    ]);
  });
});

describe('a model that fails accuses nobody', () => {
  const timeout = new AssayError('timeout', 'scoring took longer than 5 ms', {
    where: 'm.onnx',
    hint: 'raise it',
  });
  it.each([
    ['too slow', timeout, 'timeout', 'm.onnx: scoring took longer than 5 ms (raise it)'],
    ['called off', new AssayError('cancelled', 'off'), 'cancelled', 'off'],
    ['of another shape', new AssayError('malformed', 'odd'), 'malformed', 'odd'],
    ['without its file', new AssayError('not_found', 'no such file'), 'unavailable', 'no such file'],
    ['something else', new TypeError('x is not a function'), 'unavailable', 'x is not a function'],
    ['too few scores', [], 'malformed', 'another shape'],
    ['too many scores', [score(1), score(1)], 'malformed', 'another shape'],
    ['no number', [{ supported: Number.NaN, contradicted: 0 }], 'malformed', 'another shape'],
    ['no probability', [{ supported: 1.5, contradicted: 0 }], 'malformed', 'another shape'],
    ['half a score', [{ supported: 1 }], 'malformed', 'another shape'],
    ['words', ['supported'], 'malformed', 'another shape'],
    ['nothing', undefined, 'malformed', 'another shape'],
  ])('GR40 %s', async (_, answer, reason, detail) => {
    const before = claim('a', { end: 'not_found', probability: 0.3 });
    const { verdicts, failure } = await askModelTier(scripted(answer), [before]);
    expect(failure).toMatchObject({ reason, detail: expect.stringContaining(detail) });
    expect(verdicts).toMatchObject([
      {
        end: 'not_found',
        probability: 0.3,
        decided_by: 'rules',
        read: null,
        ruling: { by: 'model', model: 'm.onnx', outcome: 'unchecked', reason },
      },
    ]);
  });

  it('GR40 one that cannot be opened says what to do', async () => {
    const hint = 'npm i onnxruntime-node';
    const tier: ModelTier = {
      ...scripted([]),
      open: async () => {
        throw new AssayError('unavailable', 'the package is not installed', { hint });
      },
    };
    const { failure } = await askModelTier(tier, [claim('a')]);
    expect(failure).toEqual({ reason: 'unavailable', detail: `the package is not installed (${hint})` });
  });
});

describe('planted faults of the model', () => {
  function model(answer: (pair: TextPair) => ModelScore | null): GroundingModel {
    return { name: 'm', score: async (pairs) => pairs.map(answer) };
  }
  const denies = ({ hypothesis }: TextPair): boolean => /not|없다/.test(hypothesis);

  it('MT11 there is one in each language', () => {
    expect(PLANTED_PAIRS.map(({ language }) => language)).toEqual(['en', 'ko']);
  });

  it.each([
    ['one that tells them apart', (pair: TextPair) => score(denies(pair) ? 0.1 : 0.9), 0],
    ['one that supports everything', () => score(0.9), 2],
    ['one that supports nothing', () => score(0.1), 2],
    ['one with its labels turned round', (pair: TextPair) => score(denies(pair) ? 0.9 : 0.1), 2],
    [
      'one that reads English only',
      (pair: TextPair) => (/[가-힣]/.test(pair.premise) ? null : score(denies(pair) ? 0 : 1)),
      1,
    ],
  ])('MT11 %s', async (_, answer, missed) => {
    expect(await missedFaults(model(answer), SETTINGS)).toHaveLength(missed);
  });
});
