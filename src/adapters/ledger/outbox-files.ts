import { join } from 'node:path';
import type { Outbox } from '../../contract/ports/outbox.ts';
import { lineFile } from './line-file.ts';

/** Messages as lines of a file, one file a process, named by its first message. Who delivers them is idempotent by id. */
export function outboxFiles(folder: string): Outbox {
  let own: { readonly path: string; readonly append: (value: unknown) => void } | undefined;
  return {
    async send(message) {
      const path = join(folder, `${message.id}.jsonl`);
      own ??= { path, append: lineFile(path) };
      own.append(message);
      return own.path;
    },
  };
}
