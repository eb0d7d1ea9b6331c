import { z } from 'zod';

/** Who sends: an agent in one of the roles that the envelope knows. */
export const Actor = z.object({
  agent: z.string(),
  role: z.enum(['orchestrator', 'executor', 'worker', 'critic', 'router']),
});
export type Actor = z.infer<typeof Actor>;

/** A passage that the payload rests on. */
export const MessageCitation = z.object({
  source: z.string(),
  uri: z.string().optional(),
  snippet: z.string().optional(),
});
export type MessageCitation = z.infer<typeof MessageCitation>;

/** The envelope of every message, MESSAGE_SCHEMA_V1. Delivered at least once: who reads is idempotent by `id`. */
export const Message = z.object({
  /** ULID. */
  id: z.string().min(1),
  version: z.literal('1.0'),
  type: z.string().min(1),
  timestamp: z.iso.datetime(),
  trace_id: z.string(),
  correlation_id: z.string(),
  /** Id of the message that this one answers. */
  cause: z.string().nullable(),
  tenant: z.string().nullable(),
  actor: Actor,
  payload: z.record(z.string(), z.json()),
  citations: z.array(MessageCitation),
});
export type Message = z.infer<typeof Message>;
