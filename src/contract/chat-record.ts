import { z } from 'zod';

/** A conversation as it is kept. */
export const ChatSession = z.object({
  id: z.string(),
  tenant_id: z.string(),
  user_id: z.string().nullable(),
  created_at: z.iso.datetime(),
  metadata: z.record(z.string(), z.json()),
});
export type ChatSession = z.infer<typeof ChatSession>;

/** A conversation in a list: `title` is how its first request begins. */
export const ChatSummary = ChatSession.extend({ title: z.string(), message_count: z.int().min(0) });
export type ChatSummary = z.infer<typeof ChatSummary>;

export const ChatRole = z.enum(['user', 'assistant', 'system', 'critic']);
export type ChatRole = z.infer<typeof ChatRole>;

/** A message as it is kept. `content.text` is what was said; verdicts on it stand in the ledger under `verdict_ids`. */
export const ChatMessage = z.object({
  id: z.string(),
  session_id: z.string(),
  role: ChatRole,
  content: z.looseObject({ text: z.string() }).catchall(z.json()),
  created_at: z.iso.datetime(),
  citations: z.array(z.json()),
  model: z.string().nullable(),
  verdict_ids: z.array(z.string()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
