import { z } from 'zod';

/** Where a sentence of an answer comes from: a name, or a place in a file. */
export const AnswerCitation = z.union([
  z.string().min(1),
  z.object({
    source: z.string().min(1),
    uri: z.string().min(1),
    start_line: z.int().min(1),
    end_line: z.int().min(1),
  }),
]);
export type AnswerCitation = z.infer<typeof AnswerCitation>;

/** The answer of a model, LLM_RESPONSE_JSON_V1: `payload.response` of a message. */
export const LlmResponse = z.object({
  /** `chat.ask`, `task.create`, `index.request` … */
  intent: z.string().min(1),
  answer: z.string().min(1),
  citations: z.array(AnswerCitation),
  confidence: z.number().min(0).max(1),
  actions: z.array(z.object({ type: z.string().min(1), params: z.record(z.string(), z.json()) })).optional(),
  /** Set by the runtime; absent = false. */
  must_include_satisfied: z.boolean().optional(),
});
export type LlmResponse = z.infer<typeof LlmResponse>;
