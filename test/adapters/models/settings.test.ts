import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labelPlaces, outputTrouble } from '../../../src/adapters/models/label-places.ts';
import { modelOrder } from '../../../src/adapters/models/model-order.ts';
import { bestOf, scoreOf } from '../../../src/adapters/models/probabilities.ts';
import { GroundingModelSettings, type ModelLabels } from '../../../src/contract/grounding-model-settings.ts';

const GIVEN = { model: 'm.onnx', tokenizer: 't.json', labels: ['entailment', 'neutral', 'contradiction'] };

function faults(more: Readonly<Record<string, unknown>>): string[] {
  const parsed = GroundingModelSettings.safeParse({ ...GIVEN, ...more });
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('settings of the model', () => {
  it('MT1 only files and labels have no default', () => {
    expect(GroundingModelSettings.parse(GIVEN)).toEqual({
      ...GIVEN,
      max_tokens: 512,
      batch_size: 8,
      threads: 2,
      timeout: 60_000,
      ask_above: 0.05,
      passages: 3,
      supported_above: 0.5,
      not_found_below: 0.5,
      contradicted_above: 0.9,
    });
    for (const key of Object.keys(GIVEN)) expect(faults({ [key]: undefined })).toHaveLength(1);
  });

  it.each([
    [{ labels: ['entailment', 'supported'] }, 'labels: exactly one of entailment and supported is needed'],
    [{ labels: ['neutral', 'contradiction'] }, 'labels: exactly one of entailment and supported is needed'],
    [{ labels: ['entailment', 'neutral', 'neutral'] }, 'labels: each label stands once'],
    [{ labels: { entailment: 1, contradiction: 1 } }, 'labels: each index stands once'],
    [{ labels: { neutral: 0 } }, 'labels: exactly one of entailment and supported is needed'],
    [{ template: 'only {premise}' }, 'template: holds {premise} and {hypothesis} once each'],
    [
      { template: '{premise} {premise} {hypothesis}' },
      'template: holds {premise} and {hypothesis} once each',
    ],
    [{ not_found_below: 0.6 }, 'not_found_below: is at most supported_above'],
  ])('MT1 %j is refused', (more, fault) => {
    expect(faults(more)).toEqual([fault]);
  });

  it.each([{ labels: 'sigmoid' }, { labels: ['entailment'] }, { max_tokens: 8 }, { path: 'x' }])(
    'MT1 %j is refused too',
    (more) => {
      expect(faults(more)).toHaveLength(1);
    },
  );

  it('MT2 paths are counted from the folder of the configuration', () => {
    const settings = GroundingModelSettings.parse({
      ...GIVEN,
      model: 'models/m.onnx',
      tokenizer: '/opt/t.json',
    });
    expect(modelOrder(settings, '/home/me')).toMatchObject({
      model: '/home/me/models/m.onnx',
      tokenizer: '/opt/t.json',
    });
  });

  it.each<[ModelLabels, number | null, string | null]>([
    [['entailment', 'neutral', 'contradiction'], 3, null],
    [['entailment', 'neutral', 'contradiction'], 2, 'labels name 3'],
    [{ supported: 1 }, 2, null],
    [{ supported: 1 }, 1, 'labels name the index 1'],
    [{ entailment: 0, contradiction: 4 }, 4, 'labels name the index 4'],
    ['logit', 1, null],
    ['logit', 2, 'labels name 1'],
  ])('MT6 %j of %i outputs', (labels, outputs, trouble) => {
    expect(outputTrouble(labelPlaces(labels), outputs ?? 0)).toBe(trouble);
  });

  it('MT6 logits become probabilities, however large they are', () => {
    const places = labelPlaces(['contradiction', 'entailment', 'neutral']);
    expect(scoreOf([0, 0, 0], places)).toEqual({ supported: 1 / 3, contradicted: 1 / 3 });
    expect(scoreOf([-2000, 1000, 990], places).supported).toBeCloseTo(1 / (1 + Math.exp(-10)), 9);
    expect(scoreOf([0], labelPlaces('logit'))).toEqual({ supported: 0.5, contradicted: null });
    expect(scoreOf([Number.NaN], labelPlaces('logit')).supported).toBeNaN();
  });

  it('MT4 of two windows each probability is the higher one', () => {
    expect(bestOf(null, { supported: 0.1, contradicted: 0.2 })).toEqual({
      supported: 0.1,
      contradicted: 0.2,
    });
    expect(bestOf({ supported: 0.9, contradicted: 0 }, { supported: 0.1, contradicted: 0.8 })).toEqual({
      supported: 0.9,
      contradicted: 0.8,
    });
    expect(bestOf({ supported: 0.9, contradicted: null }, { supported: 0.1, contradicted: null })).toEqual({
      supported: 0.9,
      contradicted: null,
    });
  });
});

describe('the room of the adapter', () => {
  it('MT2 names nothing that reaches the network', () => {
    const folder = new URL('../../../src/adapters/models/', import.meta.url);
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files)
      expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(/\bfetch\b|WebSocket|https?:/);
  });
});
