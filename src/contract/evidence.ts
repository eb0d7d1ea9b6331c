import { z } from 'zod';
import { JsonData } from './json-data.ts';

/** `kg_data` and `model_output` are asked again at their registered source; the other types are their own ground truth. */
export const EvidenceType = z.enum(['kg_data', 'model_output', 'document', 'table', 'json', 'tool_result']);
export type EvidenceType = z.infer<typeof EvidenceType>;

/** One thing that can support a claim. `data` came with the answer: it is itself a claim until its source was asked. */
export const Evidence = z.object({
  /** What the report calls it; each piece has its own. */
  evidence_id: z.string().min(1),
  /** What it is, and so whether it is believed or asked for again. */
  type: EvidenceType,
  /** The registered source that it came from. */
  source: z.string().optional(),
  /** Where it lies: a path or an address. */
  uri: z.string().optional(),
  /** A text, or JSON of any shape. */
  data: JsonData,
});
export type Evidence = z.infer<typeof Evidence>;
