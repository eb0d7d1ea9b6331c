import { isAbsolute, join } from 'node:path';
import type { GroundingModelSettings } from '../../contract/grounding-model-settings.ts';
import { type LabelPlaces, labelPlaces } from './label-places.ts';

/** What the thread of a model is started with. Paths are absolute. */
export interface ModelOrder {
  readonly model: string;
  readonly tokenizer: string;
  readonly labels: LabelPlaces;
  readonly maxTokens: number;
  readonly batchSize: number;
  readonly threads: number;
  /** What stands before the premise, between the two, and after the hypothesis; null for a pair. */
  readonly template: readonly [string, string, string] | null;
  readonly premiseFirst: boolean;
}

const PLACE = /\{(?:premise|hypothesis)\}/;

function partsOf(template: string | undefined): ModelOrder['template'] {
  if (template === undefined) return null;
  const [before = '', between = '', after = ''] = template.split(PLACE);
  return [before, between, after];
}

/** `folder` is that of the configuration file, which relative paths are counted from. */
export function modelOrder(settings: GroundingModelSettings, folder: string): ModelOrder {
  const { template } = settings;
  const path = (file: string): string => (isAbsolute(file) ? file : join(folder, file));
  return {
    model: path(settings.model),
    tokenizer: path(settings.tokenizer),
    labels: labelPlaces(settings.labels),
    maxTokens: settings.max_tokens,
    batchSize: settings.batch_size,
    threads: settings.threads,
    template: partsOf(template),
    premiseFirst: template === undefined || template.indexOf('{premise}') < template.indexOf('{hypothesis}'),
  };
}
