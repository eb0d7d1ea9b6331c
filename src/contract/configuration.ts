import { z } from 'zod';
import { CheckSettings } from './check-settings.ts';
import { GroundingSettings } from './grounding-settings.ts';
import { CorrectionSettings, IndexSettings, WorkerSettings } from './index-settings.ts';
import { Language } from './language.ts';
import { LoadStep } from './load-step.ts';
import { ModelSettings } from './model-settings.ts';
import { ServerSettings } from './server-settings.ts';
import { SomeSettings } from './setting.ts';
import { SourceDefinition } from './source-definition.ts';
import { TelemetrySettings } from './telemetry-settings.ts';
import { Vocabulary } from './vocabulary.ts';
import { WebhookSettings } from './webhook-settings.ts';

/** Thresholds of the validator, named and defaulted as in its source. */
export const ValidationSettings = z.strictObject({
  numeric_tolerance: z
    .number()
    .min(0)
    .max(1)
    .default(0.05)
    .describe('Relative error of a measure that still agrees (<, not ≤).'),
  min_evidence_count: z
    .int()
    .min(0)
    .default(1)
    .describe('Fewer supporting pieces: at best PARTIALLY_VERIFIED.'),
  hallucination_threshold: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe('Share of HALLUCINATION claims above which the report is.'),
  pass_threshold: z.number().min(0).max(1).default(0.8).describe('Score under which a report does not pass.'),
  max_steps: z
    .int()
    .min(1)
    .default(1_000_000_000)
    .describe(
      'Bound of the work for one answer, in counted steps; the claims behind it are unchecked, over_budget.',
    ),
});
export type ValidationSettings = z.infer<typeof ValidationSettings>;

/** The file `assay.config.yaml`. */
export const Configuration = z.strictObject({
  agent_id: z.string().default('validator'),
  tenant_id: z.string().min(1).default('default'),
  language: Language.optional().describe('Language of messages. Default: the language of the answer.'),
  reference_date: z.iso
    .date()
    .optional()
    .describe('The day that "last week" is counted from, where the answer does not say.'),
  max_iterations: z.int().min(1).default(20).describe('Bound of the queries for one claim.'),
  timeout: z.int().min(1).default(30_000).describe('Milliseconds for one query of the graph or a source.'),
  retry_count: z.int().min(0).max(10).default(3).describe('Further tries after a query failed or timed out.'),
  validation: ValidationSettings.prefault({}),
  grounding: GroundingSettings.prefault({}).describe(
    'How answers are held against documents, tables, JSON and tool results.',
  ),
  graph: z
    .strictObject({ types: Vocabulary.default({}), load: z.array(LoadStep).default([]) })
    .optional()
    .describe('The knowledge graph: what it can speak of and the files it is loaded from.'),
  sources: z
    .record(z.string(), SourceDefinition)
    .default({})
    .describe('Registered sources by the name that evidence.source uses.'),
  models: ModelSettings.prefault({}).describe('Which models answer and judge.'),
  settings: SomeSettings.default({}).describe(
    'Settings of the server that hold where nobody stored another value.',
  ),
  server: ServerSettings.prefault({}).describe('Where and how `assay serve` listens.'),
  retention: z
    .strictObject({
      days: z
        .int()
        .min(1)
        .default(90)
        .describe('Days that files under .assay/verdicts and .assay/outbox are kept after their last line.'),
    })
    .prefault({})
    .describe('How long kept files stay. A database keeps what it took over.'),
  index: IndexSettings.prefault({}).describe('What `assay index` reads, and how it is searched.'),
  correction: CorrectionSettings.prefault({}).describe('Bounds of the self-correction loop.'),
  worker: WorkerSettings.prefault({}).describe('How `assay work` runs jobs.'),
  webhooks: z
    .record(z.string().min(1).max(100), WebhookSettings)
    .default({})
    .describe('Addresses that are told of verdicts and of what follows from them, by a name.'),
  telemetry: TelemetrySettings.prefault({}).describe('What others may see of a running process.'),
  check: CheckSettings.prefault({}).describe('How finished work is checked; read at the base revision.'),
});
export type Configuration = z.infer<typeof Configuration>;
