import type { Message } from '../message.ts';

/** Takes messages to be delivered. Rejects with `AssayError` (read_only, disk_full, unavailable). */
export interface Outbox {
  /** Where it stands, to be shown. */
  send(message: Message): Promise<string>;
}
