import { z } from 'zod';
import { JsonData } from './json-data.ts';

/** `kg_data` and `model_output` are asked again at their registered source; the other types are their own ground truth. */
export const EvidenceType = z.enum(['kg_data', 'model_output', 'document', 'table', 'json', 'tool_result']);
export type EvidenceType = z.infer<typeof EvidenceType>;

/** One thing that can support a claim. `data` came with the answer: it is itself a claim until its source was asked. */
export const Evidence = z.object({
  evidence_id: z.string().min(1),
  type: EvidenceType,
  source: z.string().optional(),
  uri: z.string().optional(),
  data: JsonData,
});
export type Evidence = z.infer<typeof Evidence>;
