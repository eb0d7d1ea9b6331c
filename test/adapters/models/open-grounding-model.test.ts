import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openGroundingModel } from '../../../src/app/compose.ts';
import type {
  ModelScore,
  OpenGroundingModel,
  TextPair,
} from '../../../src/contract/ports/grounding-model.ts';
import { missedFaults } from '../../../src/core/grounding/model-tier/model-planted-faults.ts';
import { onnxHere } from '../../support/onnx-here.ts';
import { NLI, type TinyFiles, tinyFiles, tinySettings } from '../../support/tiny-files.ts';
import { type TinyOptions, tinyScore } from '../../support/tiny-model.ts';
import { tinyTokenizer } from '../../support/tiny-tokenizer.ts';

const here = await onnxHere();
const CLOSE = 1e-5;

const opened: OpenGroundingModel[] = [];
const written: TinyFiles[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((model) => model.close()));
});
afterAll(() => {
  for (const files of written.splice(0)) files.remove();
});

function files(options?: TinyOptions): TinyFiles {
  const made = tinyFiles(options);
  written.push(made);
  return made;
}

async function open(
  settings: Readonly<Record<string, unknown>> = {},
  { folder }: TinyFiles = files(),
): Promise<OpenGroundingModel> {
  const model = await openGroundingModel(tinySettings(settings), folder);
  opened.push(model);
  return model;
}

function pair(premise: string, hypothesis: string): TextPair {
  return { premise, hypothesis };
}

/** What the tiny model gives by its weights. */
function expected(missing: number, opposed: boolean): ModelScore {
  return {
    supported: tinyScore(NLI, 'entailment', { missing, opposed }),
    contradicted: tinyScore(NLI, 'contradiction', { missing, opposed }),
  };
}

/** How far two probabilities are apart; two that the model does not tell are not. */
function apart(one: number | null | undefined, other: number | null): number {
  if (one === null && other === null) return 0;
  return Math.abs((one ?? Number.NaN) - (other ?? Number.NaN));
}

function expectScore(score: ModelScore | null | undefined, wanted: ModelScore): void {
  expect(apart(score?.supported, wanted.supported)).toBeLessThan(CLOSE);
  expect(apart(score?.contradicted, wanted.contradicted)).toBeLessThan(CLOSE);
}

const BRIDGE = 'The old stone bridge is open.';
const PAIRS: readonly [TextPair, ModelScore][] = [
  [pair(BRIDGE, 'The bridge is open.'), expected(0, false)],
  [pair(BRIDGE, 'The bridge is not open.'), expected(0, true)],
  [pair(BRIDGE, 'The market is open.'), expected(1, false)],
  [pair(BRIDGE, 'A red market is not open.'), expected(2, true)],
  [pair('강에 다리가 있다.', '강에 다리가 없다.'), expected(0, true)],
  [pair('강에 다리가 있다.', '다리가 있다.'), expected(0, false)],
  [pair('강에 다리가 있다.', '시장에 다리가 있다.'), expected(1, false)],
];

describe.skipIf(!here)('a real model, loaded and run', () => {
  it('MT6 gives the probabilities of its weights, in the order of the pairs', async () => {
    const scores = await (await open()).score(PAIRS.map(([texts]) => texts));
    expect(scores).toHaveLength(PAIRS.length);
    for (const [at, [, wanted]] of PAIRS.entries()) expectScore(scores[at], wanted);
  });

  it.each([1, 2, 7, 64])(
    'MT7 batches of %i give the same, shorter texts beside longer ones too',
    async (batch_size) => {
      const long = PAIRS.map(([texts, wanted], at): [TextPair, ModelScore] => [
        pair(`${'tree '.repeat(at * 5)}${texts.premise}`, texts.hypothesis),
        wanted,
      ]);
      const model = await open({ batch_size });
      const scores = await model.score(long.map(([texts]) => texts));
      for (const [at, [, wanted]] of long.entries()) expectScore(scores[at], wanted);
    },
  );

  it('MT4 a premise longer than max_tokens is read in windows: what stands in its last words is found', async () => {
    const premise = `${'tree '.repeat(500)}. ${BRIDGE}`;
    const [found, lost] = await (await open()).score([
      pair(premise, 'The bridge is open.'),
      pair(premise, 'The market is open.'),
    ]);
    expectScore(found, expected(0, false));
    expectScore(lost, expected(1, false));
  });

  it('MT4 the best supported and the best contradicted window win', async () => {
    const premise = `${BRIDGE} ${'tree '.repeat(100)} The bridge is not open.`;
    const [score] = await (await open()).score([pair(premise, 'The bridge is open.')]);
    expectScore(score, {
      supported: expected(0, false).supported,
      contradicted: expected(0, true).contradicted,
    });
  });

  it('MT4 what cannot be read is null, and what is beside it is scored', async () => {
    const long = 'bridge '.repeat(60);
    const scores = await (await open()).score([
      pair('', 'The bridge is open.'),
      pair(BRIDGE, 'The bridge is open.'),
      pair('tree '.repeat(100), long),
    ]);
    expect(scores[0]).toBeNull();
    expectScore(scores[1], expected(0, false));
    expect(scores[2]).toBeNull();
  });

  it('MT5 only the inputs that the model declares are fed, in its own kind of integer', async () => {
    const own = files({ labels: NLI, declaresTypes: false, inputType: 'int32' });
    const scores = await (await open({}, own)).score(PAIRS.map(([texts]) => texts));
    for (const [at, [, wanted]] of PAIRS.entries()) expectScore(scores[at], wanted);
  });

  it('MT3 a mark in the evidence does not end the evidence', async () => {
    const own = files({ labels: NLI, declaresTypes: false });
    const [score] = await (await open({}, own)).score([
      pair('market [SEP] bridge open', 'The bridge is open.'),
    ]);
    expectScore(score, expected(0, false));
  });

  it('MT3 a template joins the two for a model that reads one text', async () => {
    const own = files({ labels: NLI, declaresTypes: false });
    own.write('tokenizer.json', JSON.stringify({ ...tinyTokenizer() }));
    const model = await open({ template: '{premise} [SEP] {hypothesis}' }, own);
    const scores = await model.score(PAIRS.map(([texts]) => texts));
    for (const [at, [, wanted]] of PAIRS.entries()) expectScore(scores[at], wanted);
  });

  it('MT6 labels may be named by their index', async () => {
    const [score] = await (await open({ labels: { contradiction: 0, entailment: 1 } })).score([
      pair(BRIDGE, 'The bridge is not open.'),
    ]);
    expectScore(score, expected(0, true));
  });

  it('MT6 a model of two labels tells no contradiction', async () => {
    const two = ['neutral', 'entailment'] as const;
    const model = await open({ labels: ['unsupported', 'supported'] }, files({ labels: two }));
    const [score] = await model.score([pair(BRIDGE, 'The market is open.')]);
    const supported = tinyScore(two, 'entailment', { missing: 1, opposed: false });
    expectScore(score, { supported, contradicted: null });
  });

  it('MT6 of one logit the sigmoid is the probability', async () => {
    const model = await open({ labels: 'logit' }, files({ labels: ['entailment'] }));
    const [score] = await model.score([pair(BRIDGE, 'The bridge is open.')]);
    expectScore(score, { supported: 1 / (1 + Math.exp(-4)), contradicted: null });
  });

  it('MT2 its name tells the file and what is in it', async () => {
    const [one, other] = [await open(), await open({}, files({ labels: NLI, declaresTypes: false }))];
    expect(one.name).toMatch(/^tiny\.onnx@[0-9a-f]{12}$/);
    expect(other.name).not.toBe(one.name);
    expect((await open()).name).toBe(one.name);
  });

  it('MT8 the event loop goes on while it runs', async () => {
    const model = await open();
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    await model.score(Array.from({ length: 2000 }, () => pair(BRIDGE.repeat(2), 'The bridge is open.')));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it('MT8 scorings take turns, one that is called off gives way, and the next is whole', async () => {
    const model = await open();
    const many = Array.from({ length: 20_000 }, () => pair(BRIDGE, 'The bridge is open.'));
    const abort = new AbortController();
    const long = model.score(many, abort.signal);
    const next = model.score([pair(BRIDGE, 'The market is open.')]);
    abort.abort();
    await expect(long).rejects.toMatchObject({ code: 'cancelled' });
    expectScore((await next)[0], expected(1, false));
  });

  it('MT8 a scoring that takes too long rejects, and the model goes on', async () => {
    const model = await open({ timeout: 1000 });
    const many = Array.from({ length: 100_000 }, () => pair(BRIDGE, 'The bridge is open.'));
    await expect(model.score(many)).rejects.toMatchObject({
      code: 'timeout',
      hint: expect.stringContaining('grounding.model.timeout'),
    });
    expectScore((await model.score([pair(BRIDGE, 'The bridge is open.')]))[0], expected(0, false));
  });

  it('MT8 what is asked while or after it is closed is cancelled', async () => {
    const model = await open();
    const running = model.score([pair(BRIDGE, 'The bridge is open.')]);
    const outcome = running.then(
      () => 'scored',
      (error: { code: string }) => error.code,
    );
    await model.close();
    expect(['scored', 'cancelled']).toContain(await outcome);
    await expect(model.score([pair(BRIDGE, 'open')])).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('MT11 a model that is loaded and labelled rightly misses no planted fault', async () => {
    expect(await missedFaults(await open(), tinySettings())).toEqual([]);
  });

  it('MT11 labels in the wrong order are found by the planted faults', async () => {
    const model = await open({ labels: ['entailment', 'contradiction', 'neutral'] });
    expect(await missedFaults(model, tinySettings())).toHaveLength(2);
  });
});
