import { z } from 'zod';

/** Why an answer failed, told apart. */
export const RepairCause = z.enum([
  'empty_retrieval',
  'stale_index',
  'missing_document',
  'truncated_context',
  'weak_model',
  'broken_contract',
  'citation_dropped',
  'import_chain_missing',
  'schema_unlinked',
  /** No answer came: an error of the provider, or its time was over. */
  'provider_failed',
]);
export type RepairCause = z.infer<typeof RepairCause>;

/** What is done about it: jobs by their type, and what the loop does by itself. */
export const RepairKind = z.enum([
  'index.file',
  'index.module',
  'evidence.inject',
  'schema.link.suggest',
  'retry.strict_citation',
  'retry.contract',
  'retry.more_context',
  'model.switch',
]);
export type RepairKind = z.infer<typeof RepairKind>;

export const RepairAction = z.object({
  kind: RepairKind,
  cause: RepairCause,
  params: z.record(z.string(), z.json()),
  /** Costly ones wait until the setting `costly_actions_allowed` or the request allows them. */
  needs_consent: z.boolean(),
});
export type RepairAction = z.infer<typeof RepairAction>;

/** What an action did to the answer, once the question was asked again. */
export const RepairOutcome = z.enum(['helped', 'no_change', 'worse']);
export type RepairOutcome = z.infer<typeof RepairOutcome>;

/** What one critic says of an answer. */
export const Critique = z.object({
  step_id: z.string(),
  critic: z.enum(['groundedness', 'citation', 'contract', 'relevance']),
  verdict: z.enum(['pass', 'fail', 'warn']),
  score: z.number().min(0).max(1).nullable(),
  checked: z.array(z.string()),
  evidence: z.array(z.string()),
  fixes: z.array(z.string()),
  cost: z.object({ ms: z.number(), tokens: z.int().nullable() }),
});
export type Critique = z.infer<typeof Critique>;

export const GateDecision = z.enum(['commit', 'retry', 'branch', 'abort']);
export type GateDecision = z.infer<typeof GateDecision>;
