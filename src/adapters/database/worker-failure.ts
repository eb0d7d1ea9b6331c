import { SETTINGS_CHANNEL } from './revision.ts';
import type { WorkerReport } from './worker-messages.ts';

/** Error numbers of the embedded database's file system, as the names that everyone knows. */
const ERRNO: Readonly<Record<number, string>> = {
  2: 'EACCES',
  10: 'EBUSY',
  19: 'EDQUOT',
  29: 'EIO',
  33: 'EMFILE',
  41: 'ENFILE',
  48: 'ENOMEM',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** What a worker reports of an error, which may be no `Error` at all. */
export function failure(error: unknown): WorkerReport {
  const { message, code, errno } = (error ?? {}) as { message?: unknown; code?: unknown; errno?: unknown };
  const name = typeof code === 'string' ? code : (ERRNO[Number(errno)] ?? '');
  const words =
    typeof message === 'string' && message !== '' ? message : `the embedded database failed ${name}`.trim();
  return { kind: 'failed', message: words, code: name };
}

/** A kind, and the length of what follows, its own four bytes included. */
const HEAD = 5;
/** What is looked for stands first in an answer. */
const FRONT = 64;

/** Reads the answers of one query as they come, in pieces of any length: whether one of a kind begins as is looked for. */
function answerIn(kind: string, begins: RegExp): (piece: Uint8Array) => boolean {
  const code = kind.charCodeAt(0);
  let left = Buffer.alloc(0);
  let skip = 0;
  return (piece) => {
    const bytes = left.length === 0 ? Buffer.from(piece) : Buffer.concat([left, piece]);
    let at = skip;
    let isThere = false;
    while (at + HEAD <= bytes.length) {
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      const isOfKind = bytes[at] === code;
      if (isOfKind && end > bytes.length) break;
      isThere ||= isOfKind && begins.test(bytes.toString('latin1', at, Math.min(end, at + FRONT)));
      at = end;
    }
    skip = Math.max(0, at - bytes.length);
    left = Buffer.from(bytes.subarray(Math.min(at, bytes.length)));
    return isThere;
  };
}

/** True once an answer is PANIC or FATAL, after which a server would have ended: the embedded one must not go on either. */
export function fatalIn(): (piece: Uint8Array) => boolean {
  return answerIn('E', /\0V(?:PANIC|FATAL)\0/);
}

const NOTIFIED = new RegExp(`^A[^]{8}${SETTINGS_CHANNEL}\\0`);

/** True once a write of settings is committed, which is told before the answer that ends it. */
export function settingsWrittenIn(): (piece: Uint8Array) => boolean {
  return answerIn('A', NOTIFIED);
}
