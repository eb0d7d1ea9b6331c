import { afterAll, describe, expect, it } from 'vitest';
import { openGroundingModel } from '../../../src/adapters/models/open-grounding-model.ts';
import { loadRuntime } from '../../../src/adapters/models/onnx-runtime.ts';
import type { AssayError } from '../../../src/contract/assay-error.ts';
import { onnxHere } from '../../support/onnx-here.ts';
import { onnxModel } from '../../support/onnx-model.ts';
import { NLI, tinyFiles, tinySettings } from '../../support/tiny-files.ts';
import { tinyGraph, tinyModel } from '../../support/tiny-model.ts';

const here = await onnxHere();
const files = tinyFiles();
const graph = tinyGraph({ labels: NLI });

files.write('text.onnx', 'This is no model.');
files.write('empty.onnx', '');
files.write('half.onnx', tinyModel({ labels: NLI }).subarray(0, 2000));
files.write('broken.json', '{"model": ');
files.write('config.json', '{"hidden_size": 384}');
files.write('short.onnx', tinyModel({ labels: NLI, positions: 16 }));
files.write(
  'picture.onnx',
  onnxModel({
    ...graph,
    inputs: [...graph.inputs, { name: 'pixel_values', type: 'float32', shape: ['batch'] }],
  }),
);
files.write(
  'fixed.onnx',
  onnxModel({ ...graph, inputs: graph.inputs.map((input) => ({ ...input, shape: [1, 32] })) }),
);
files.write(
  'words.onnx',
  onnxModel({
    ...graph,
    outputs: [{ name: 'words', type: 'float32', shape: ['batch', 'sequence', 'width'] }],
  }),
);
files.write(
  'unsure.onnx',
  onnxModel({
    ...graph,
    nodes: [
      ...graph.nodes.slice(0, -1),
      { op: 'NonZero', inputs: ['both'], output: 'places' },
      { op: 'Cast', inputs: ['places'], output: 'logits', attributes: { to: 1 } },
    ],
    outputs: [{ name: 'logits', type: 'float32', shape: ['rows', 'columns'] }],
  }),
);
afterAll(() => files.remove());

async function troubleOf(settings: Readonly<Record<string, unknown>>): Promise<AssayError> {
  const model = await openGroundingModel(tinySettings(settings), files.folder).catch(
    (error: AssayError) => error,
  );
  if (model instanceof Error) return model;
  const premise = 'bridge '.repeat(40);
  const scored = await model.score([{ premise, hypothesis: 'bridge' }]).catch((error: AssayError) => error);
  await model.close();
  if (scored instanceof Error) return scored;
  throw new Error('was expected to fail');
}

const BEFORE_LOADING = [
  ['a missing model', { model: 'no.onnx' }, 'not_found', 'no such file', 'nothing is downloaded'],
  ['a folder', { model: '.' }, 'malformed', 'is a folder', 'grounding.model.model'],
  ['a missing tokenizer', { tokenizer: 'no.json' }, 'not_found', 'no such file', 'grounding.model.tokenizer'],
  ['half a tokenizer', { tokenizer: 'broken.json' }, 'malformed', 'is not JSON', 'tokenizer.json'],
  [
    'another file of the model',
    { tokenizer: 'config.json' },
    'malformed',
    'is no tokenizer',
    'tokenizer.json',
  ],
] as const;

const LOADING = [
  ['a text', { model: 'text.onnx' }, 'malformed', 'is no model that can be loaded', '.onnx file'],
  ['an empty file', { model: 'empty.onnx' }, 'malformed', 'is no model that can be loaded', '.onnx file'],
  ['half a model', { model: 'half.onnx' }, 'malformed', 'is no model that can be loaded', '.onnx file'],
  [
    'a model of pictures',
    { model: 'picture.onnx' },
    'malformed',
    'pixel_values (float32',
    'sequence classification',
  ],
  ['a model of one size', { model: 'fixed.onnx' }, 'malformed', 'input_ids (int64 1×32)', 'dynamic axes'],
  [
    'a model without scores',
    { model: 'words.onnx' },
    'malformed',
    'words (float32 batch×sequence×',
    'one row of float32 scores',
  ],
  [
    'too few labels',
    { labels: ['unsupported', 'supported'] },
    'malformed',
    '3 scores a pair, labels name 2',
    'id2label',
  ],
  ['a logit of three', { labels: 'logit' }, 'malformed', '3 scores a pair, labels name 1', 'id2label'],
  [
    'an index that is not there',
    { labels: { supported: 7 } },
    'malformed',
    'labels name the index 7',
    'id2label',
  ],
  [
    'rows that are no pairs, seen when it runs',
    { model: 'unsure.onnx' },
    'malformed',
    'for a batch of 1, one row a pair is needed',
    'sequence classification',
  ],
  ['more tokens than it can read', { model: 'short.onnx' }, 'malformed', 'failed on 44 tokens', 'max_tokens'],
  ['too little time', { timeout: 1 }, 'timeout', 'longer than 1 ms', 'grounding.model.timeout'],
] as const;

describe('what is wrong with the files is said', () => {
  it.each(BEFORE_LOADING)('MT9 %s', async (_, settings, code, message, hint) => {
    const error = await troubleOf(settings);
    expect(error).toMatchObject({ name: 'AssayError', code });
    expect(error.message).toContain(message);
    expect(error.where).toContain(files.folder);
    expect(error.hint).toContain(hint);
  });

  it.skipIf(!here).each(LOADING)('MT9 %s', async (_, settings, code, message, hint) => {
    const error = await troubleOf(settings);
    expect(error).toMatchObject({ name: 'AssayError', code });
    expect(error.message).toContain(message);
    expect(error.message).not.toMatch(/\n|onnxruntime_src/);
    expect(error.where).toContain(files.folder);
    expect(error.hint).toContain(hint);
  });

  it('MT10 without the runtime the error says what to install', async () => {
    await expect(loadRuntime('onnxruntime-that-is-not-here')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'the package onnxruntime-that-is-not-here is not installed',
      hint: expect.stringContaining('npm i onnxruntime-that-is-not-here@'),
    });
  });

  it('MT10 a runtime that is there and cannot be loaded is another trouble', async () => {
    await expect(loadRuntime(`${files.folder}/broken.json`)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('cannot be loaded here'),
      hint: expect.stringContaining(process.platform),
    });
  });
});
