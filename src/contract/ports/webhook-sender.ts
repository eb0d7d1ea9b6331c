import type { AbortSignalLike } from './knowledge-graph.ts';

/** One message on its way. */
export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeout_ms: number;
}

/** Posts a message. No redirect is followed, and the answer is not read: its status. Rejects with `AssayError` (timeout, unavailable, cancelled). */
export type WebhookSender = (post: WebhookPost, abort: AbortSignalLike) => Promise<number>;
