import { z } from 'zod';
import { FinishReason } from '../../../contract/ai-response.ts';

const When = z.strictObject({
  /** Feature, or name of another task such as `quality_eval`. */
  task: z.string().min(1).optional(),
  model: z.string().min(1).optional(),
  /** A part of the last message of the user. */
  text: z.string().min(1).optional(),
  /** A part of the message of the system. */
  system: z.string().min(1).optional(),
  /** The nth call, from 1, of those that fit the rest. */
  call: z.int().min(1).optional(),
});

const Fault = z.strictObject({
  /** `status`: the provider answers so. `cut`: the connection breaks. `timeout`: nothing more comes. */
  kind: z.enum(['status', 'cut', 'timeout']),
  status: z.int().min(400).max(599).optional(),
  retry_after_ms: z.int().min(0).optional(),
  /** Pieces of a stream that come before it. */
  after: z.int().min(0).default(0),
});

const Likelihood = z.strictObject({
  token: z.string(),
  alternatives: z.array(z.strictObject({ token: z.string(), logprob: z.number().max(0) })).min(1),
});

/** One reply. `answer` is one piece, `chunks` are several; together they are the answer of a plain call. */
const Reply = z
  .strictObject({
    when: When.default({}),
    answer: z.string().optional(),
    chunks: z.array(z.string()).min(1).optional(),
    /** Before the answer, or the first piece. */
    delay_ms: z.int().min(0).default(0),
    /** Before each further piece. */
    chunk_delay_ms: z.int().min(0).default(0),
    usage: z.strictObject({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }).optional(),
    finish_reason: FinishReason.default('stop'),
    likelihoods: z.array(Likelihood).optional(),
    fault: Fault.optional(),
  })
  .refine(({ answer, chunks }) => answer === undefined || chunks === undefined, {
    error: 'has "answer" and "chunks": one of them is the answer',
  })
  .refine(({ answer, chunks, fault }) => fault !== undefined || (answer ?? chunks) !== undefined, {
    error: 'needs "answer", "chunks" or "fault"',
  })
  .refine(({ fault }) => fault?.kind !== 'status' || fault.status !== undefined, {
    error: 'a fault of kind "status" needs "status"',
    path: ['fault', 'status'],
  });
export type Reply = z.infer<typeof Reply>;

/** The file of the provider `scripted` (MR6). The first reply that fits a call answers it. */
export const Script = z.strictObject({
  /** Names by which its models are listed, beside `scripted`. */
  models: z.array(z.string().min(1)).default([]),
  replies: z.array(Reply).min(1),
});
export type Script = z.infer<typeof Script>;
