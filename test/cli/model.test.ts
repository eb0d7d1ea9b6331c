import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addModel } from '../../src/app/add-model.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { fitThreshold } from '../../src/core/grounding/model-tier/fit-threshold.ts';
import { onnxHere } from '../support/onnx-here.ts';
import { NLI, tinyFiles } from '../support/tiny-files.ts';
import { tinyModel } from '../support/tiny-model.ts';

const home = mkdtempSync(join(tmpdir(), 'assay-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const isHere = await onnxHere();

async function added(labels: readonly string[], leaveOut?: string) {
  const tiny = tinyFiles();
  const { folder } = tiny;
  const id2label = Object.fromEntries(labels.map((label, at) => [at, label]));
  const files: Record<string, string | Uint8Array> = {
    'model.onnx': tinyModel({ labels: NLI }),
    'config.json': JSON.stringify({ id2label }),
  };
  for (const [name, content] of Object.entries(files)) if (name !== leaveOut) tiny.write(name, content);
  const outside = await openOutside({ workingFolder: home, environment: {} });
  const exists = async (path: string): Promise<boolean> => {
    try {
      return readFileSync(path).length > 0;
    } catch {
      return false;
    }
  };
  const file = { path: join(home, 'assay.config.yaml'), text: '# mine\nlanguage: ko\n' };
  try {
    return await addModel({ folder, file, rows: [], exists }, outside);
  } finally {
    await outside.close();
    tiny.remove();
  }
}

it.runIf(isHere)('MT13 writes the setting beside what stands there', async () => {
  const { file, labels, name } = await added(['CONTRADICTION', 'ENTAILMENT', 'NEUTRAL']);
  expect(labels).toEqual(['contradiction', 'entailment', 'neutral']);
  expect(name).toMatch(/^model\.onnx@[0-9a-f]{12}$/u);
  expect(file.text).toContain('# mine\nlanguage: ko\n');
  expect(file.text).toMatch(
    /grounding:\n {2}model:\n {4}model: .*model\.onnx\n {4}tokenizer: .*tokenizer\.json\n/u,
  );
});

it.runIf(isHere)('MT13 labels in the wrong order are refused', async () => {
  await expect(added(['entailment', 'contradiction', 'neutral'])).rejects.toMatchObject({
    code: 'malformed',
  });
});

it.each(['model.onnx', 'config.json'])('MT13 without %s nothing is written', async (name) => {
  await expect(added([...NLI], name)).rejects.toMatchObject({ code: 'not_found' });
});

it('MT13 labels that nobody knows are refused', async () => {
  await expect(added(['LABEL_0', 'LABEL_1', 'LABEL_2'])).rejects.toThrow(/names the output "LABEL_0"/u);
});

it('MT13 the threshold is the lowest that is precise enough', () => {
  const pairs = (
    [
      [0.1, 0],
      [0.4, 1],
      [0.6, 0],
      [0.7, 1],
      [0.9, 1],
    ] as const
  ).map(([probability, label]) => ({
    probability,
    label,
  }));
  expect(fitThreshold(pairs, 0.9)).toEqual({ supported_above: 0.7, precision: 1, recall: 2 / 3 });
  expect(fitThreshold([{ probability: 0.9, label: 0 }], 0.9)).toBeNull();
});
