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

const ERROR_RESPONSE = 'E'.charCodeAt(0);

/** True for an answer after which a server would have ended: PANIC or FATAL. The embedded one must not go on either. */
export function isFatal(answer: Uint8Array): boolean {
  if (answer[0] !== ERROR_RESPONSE) return false;
  return /\0V(?:PANIC|FATAL)\0/.test(Buffer.from(answer.subarray(0, 64)).toString('latin1'));
}
