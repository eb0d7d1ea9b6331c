import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GroundingModelSettings } from '../../src/contract/grounding-model-settings.ts';
import { tinyModel, type TinyOptions } from './tiny-model.ts';
import { tinyTokenizer } from './tiny-tokenizer.ts';

export const NLI = ['contradiction', 'entailment', 'neutral'] as const;

/** A folder with a tiny model and its tokenizer, as a user's configuration would name them. */
export interface TinyFiles {
  readonly folder: string;
  write(name: string, content: Uint8Array | string): void;
  remove(): void;
}

export function tinyFiles(options: TinyOptions = { labels: NLI }): TinyFiles {
  const folder = mkdtempSync(join(tmpdir(), 'assay-model-'));
  const write: TinyFiles['write'] = (name, content) => writeFileSync(join(folder, name), content);
  write('tiny.onnx', tinyModel(options));
  write('tokenizer.json', JSON.stringify(tinyTokenizer()));
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function tinySettings(more: Readonly<Record<string, unknown>> = {}): GroundingModelSettings {
  return GroundingModelSettings.parse({
    model: 'tiny.onnx',
    tokenizer: 'tokenizer.json',
    labels: [...NLI],
    max_tokens: 64,
    ...more,
  });
}
