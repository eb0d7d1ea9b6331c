import type { Outbox } from '../../contract/ports/outbox.ts';
import { keepLine, type LineRetention } from './shared-lines.ts';

/** Messages as lines of files named by their first message, which processes share. Who delivers them is idempotent by id. */
export function outboxFiles(folder: string, retention: LineRetention): Outbox {
  return { send: async (message) => keepLine(folder, message, retention) };
}
