import { z } from 'zod';
import { Calibration } from './calibration.ts';
import { ClaimJudgeSettings } from './claim-judge-settings.ts';
import { GroundingModelSettings } from './grounding-model-settings.ts';
import { EvidenceAggregation } from './grounding.ts';
import { RecordMapping } from './record-mapping.ts';

/** When a sentence without a citation is named: where the answer cites at all, always, or never. */
export const CitationPolicy = z.enum(['when_used', 'required', 'ignored']);
export type CitationPolicy = z.infer<typeof CitationPolicy>;

const probability = z.number().min(0).max(1);

/** How answers are held against documents, tables, JSON and tool results. */
export const GroundingSettings = z.strictObject({
  aggregate: EvidenceAggregation.default('joined').describe(
    'joined: a claim may rest on several pieces of evidence. best: one piece must support it alone.',
  ),
  citations: CitationPolicy.default('when_used').describe('When a sentence without a citation is named.'),
  supported_above: probability
    .default(0.5)
    .describe('Probability from which a claim counts as supported by its evidence.'),
  not_found_below: probability
    .default(0.5)
    .describe('Probability under which it counts as not found. Between the two it is undecided.'),
  words_suffice: z
    .boolean()
    .default(false)
    .describe(
      'A claim whose words stand in the text, though no statement binds them, counts as supported. For evidence that holds one thing at a time.',
    ),
  calibration: z
    .union([z.string().min(1), Calibration])
    .optional()
    .describe(
      'File of `assay calibrate` with thresholds that stand in place of these two; none switches it off.',
    ),
  model: GroundingModelSettings.optional().describe(
    'A local model (ONNX) that judges what the rules leave open. Off by default.',
  ),
  judge: ClaimJudgeSettings.optional().describe(
    'A language model that judges what the rules leave open, in place of `model`. Off by default.',
  ),
  model_suffices: z
    .boolean()
    .default(true)
    .describe(
      'What the model of `model` or `judge` says decides the claim, marked as its word. false: it is shown, and decides nothing.',
    ),
  mappings: z
    .record(z.string(), RecordMapping)
    .default({})
    .describe('What keys and columns of tables and JSON mean, by evidence id or source; "*" for all others.'),
});
export type GroundingSettings = z.infer<typeof GroundingSettings>;
