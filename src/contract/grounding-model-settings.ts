import { z } from 'zod';

/** What an output of the model stands for. `entailment` and `supported` are the same end. */
export const ModelLabel = z.enum(['entailment', 'neutral', 'contradiction', 'supported', 'unsupported']);
export type ModelLabel = z.infer<typeof ModelLabel>;

const SUPPORTED: readonly string[] = ['entailment', 'supported'];

function namesSupportOnce(labels: readonly string[]): boolean {
  return labels.filter((label) => SUPPORTED.includes(label)).length === 1;
}

function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

const SUPPORT = 'exactly one of entailment and supported is needed';

const LabelsInOrder = z
  .array(ModelLabel)
  .min(2)
  .refine(areDifferent, 'each label stands once')
  .refine(namesSupportOnce, SUPPORT);

const LabelsByIndex = z
  .partialRecord(ModelLabel, z.int().min(0).max(999))
  .refine((labels) => areDifferent(Object.values(labels)), 'each index stands once')
  .refine((labels) => namesSupportOnce(Object.keys(labels)), SUPPORT);

export const ModelLabels = z.union([LabelsInOrder, LabelsByIndex, z.literal('logit')]);
export type ModelLabels = z.infer<typeof ModelLabels>;

function holdsBothTexts(template: string): boolean {
  return ['{premise}', '{hypothesis}'].every((place) => template.split(place).length === 2);
}

const probability = z.number().min(0).max(1);

/** A local model that judges what the deterministic checks left open. Its files are the user's own; nothing is fetched. */
const Settings = z.strictObject({
  model: z.string().min(1).describe('The .onnx file, relative to the configuration file.'),
  tokenizer: z
    .string()
    .min(1)
    .describe('The tokenizer.json of the model, relative to the configuration file.'),
  labels: ModelLabels.describe(
    'The outputs in their order ([contradiction, entailment, neutral], [unsupported, supported]), their indices ' +
      '({entailment: 1, contradiction: 0}), or "logit": one output, of which the sigmoid is the probability of supported.',
  ),
  max_tokens: z
    .int()
    .min(32)
    .max(65_536)
    .default(512)
    .describe('Tokens that the model reads at once; a longer premise is read in overlapping windows.'),
  batch_size: z
    .int()
    .min(1)
    .max(256)
    .default(8)
    .describe('Windows in one run of the model. 1 makes a score independent of what is scored beside it.'),
  threads: z.int().min(1).max(64).default(2).describe('Threads of one run.'),
  timeout: z
    .int()
    .min(1)
    .default(60_000)
    .describe('Milliseconds for loading the model, and for scoring one answer.'),
  template: z
    .string()
    .refine(holdsBothTexts, 'holds {premise} and {hypothesis} once each')
    .optional()
    .describe(
      'For a model that reads one text: how the two become one. Without it they are encoded as a pair.',
    ),
  ask_above: probability
    .default(0.05)
    .describe('A claim that was not found is asked about where its probability is at least this.'),
  passages: z.int().min(1).max(50).default(3).describe('Passages asked about for one claim, nearest first.'),
  supported_above: probability
    .default(0.5)
    .describe('Probability from which the model counts a claim as supported.'),
  not_found_below: probability
    .default(0.5)
    .describe('Probability under which it counts it as not found. Between the two the verdict abstains.'),
  contradicted_above: probability
    .default(0.9)
    .describe('Probability of a contradiction from which it counts; a contradiction wins over support.'),
});

export const GroundingModelSettings = Settings.refine(
  (settings) => settings.not_found_below <= settings.supported_above,
  { path: ['not_found_below'], message: 'is at most supported_above' },
);
export type GroundingModelSettings = z.infer<typeof GroundingModelSettings>;
