import { createHash } from 'node:crypto';

const WHOLE = 2 ** 32;

/** WB14: whether an answer is judged: the same for the same message, whoever asks, and about `ratio` of them. */
export function isSampled(messageId: string, ratio: number): boolean {
  return createHash('sha256').update(messageId).digest().readUInt32BE(0) < ratio * WHOLE;
}
