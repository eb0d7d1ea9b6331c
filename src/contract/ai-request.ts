import { z } from 'zod';
import { AIMessage } from './ai-message.ts';

/** What the router is asked. No model = the configured one. */
export const AIRequest = z.strictObject({
  messages: z.array(AIMessage).min(1),
  model: z.string().min(1).nullable().optional(),
  temperature: z.number().min(0).max(2).default(0.7),
  max_tokens: z.int().min(1).default(4096),
  stream: z.boolean().default(false),
});
export type AIRequest = z.infer<typeof AIRequest>;
